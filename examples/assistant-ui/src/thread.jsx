import { ComposerPrimitive, MessagePrimitive, ThreadPrimitive } from '@assistant-ui/react';
import { McpElicitation } from 'mcp-elicitation/react';
import { give } from './cards.js';

/** A tool call in the thread. Its card asks while the call runs, and stays as the receipt. */
function Tool({ toolCallId, toolName, result }) {
  return (
    <section className="tool">
      <p className="call">
        <code>{toolName}</code> {result ? 'has answered' : 'is at work'}
      </p>
      <McpElicitation ref={(element) => give(toolCallId, element)} />
    </section>
  );
}

const Text = ({ text }) => <p>{text}</p>;

const UserMessage = () => (
  <MessagePrimitive.Root className="message user">
    <MessagePrimitive.Parts components={{ Text }} />
  </MessagePrimitive.Root>
);

const AssistantMessage = () => (
  <MessagePrimitive.Root className="message assistant">
    <MessagePrimitive.Parts components={{ Text, tools: { Fallback: Tool } }} />
  </MessagePrimitive.Root>
);

export const Thread = () => (
  <ThreadPrimitive.Root className="thread">
    <ThreadPrimitive.Viewport className="viewport">
      <ThreadPrimitive.Empty>
        <div className="welcome">
          <h1>Rooms</h1>
          <p>Ask for a place to meet.</p>
          <ThreadPrimitive.Suggestion className="suggestion" prompt="We need a room for the design review" send>
            We need a room for the design review
          </ThreadPrimitive.Suggestion>
        </div>
      </ThreadPrimitive.Empty>
      <ThreadPrimitive.Messages components={{ UserMessage, AssistantMessage }} />
    </ThreadPrimitive.Viewport>
    <ComposerPrimitive.Root className="composer">
      <ComposerPrimitive.Input
        className="input"
        rows={1}
        placeholder="Message (press / to write)"
        aria-label="Message"
      />
      <ThreadPrimitive.If running={false}>
        <ComposerPrimitive.Send>Send</ComposerPrimitive.Send>
      </ThreadPrimitive.If>
      <ThreadPrimitive.If running>
        <ComposerPrimitive.Cancel>Stop</ComposerPrimitive.Cancel>
      </ThreadPrimitive.If>
    </ComposerPrimitive.Root>
  </ThreadPrimitive.Root>
);
