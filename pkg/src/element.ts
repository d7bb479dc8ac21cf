// `mcp-elicitation/element`: the class and `define()`. Importing it has no effect on the page.
import { ElicitationElement } from './dialogue/elicitation-element.js';
import { address, pattern } from './wasm/embedded-parts.js';
import { entry, type Entry } from './dialogue/entry.js';
import { FormWasm } from './wasm/webassembly.js';

export type * from './rounds/types.js';

/**
 * Shows what an MCP server asks its user, checks the answer, and gives back exactly one ElicitResult.
 *
 * A question ends with `cancel` when the element leaves the page (but not when it is moved), when the page is left,
 * when the form fails, or when another `request` replaces it.
 *
 * @tagname mcp-elicitation
 * @slot header - Above the question.
 * @slot message - Below what the server says: what the host has to say of it.
 * @slot footer - Below the actions.
 * @slot actions-start - Above the buttons, in reach with them.
 * @csspart base - The card.
 * @csspart header - Who asks, and how many more.
 * @csspart server - The name of who asks.
 * @csspart message - What the server says, as a quotation.
 * @csspart notice - A warning, or why something cannot be.
 * @csspart url-card - An address, with what is known of it.
 * @csspart url-host - The host of the address.
 * @csspart url - The address, every character of it.
 * @csspart summary - The line above the buttons: how much the server has filled in, what never to type, or what is
 *   wrong.
 * @csspart form - The fields.
 * @csspart field - One field, or a group of them.
 * @csspart label - What a field is called.
 * @csspart hint - What helps to answer it.
 * @csspart error - What is wrong with the answer.
 * @csspart control - A line, an area, a list, a checkbox.
 * @csspart option - An option of several: a radio button, a checkbox, an entry of a list.
 * @csspart filter - The line above many options that hides those that are not looked for.
 * @csspart preview - What will be sent: a list of labels and values.
 * @csspart actions - The line at accept and the buttons, at the end of the card.
 * @csspart accept - The button that accepts, or opens the address; in a form of one choice, the button of each
 *   answer.
 * @csspart accept-no - The button that says no, in place of `accept`, where the one choice is yes or no.
 * @csspart choice - The button of an answer, in a form of one choice.
 * @csspart decline - The button that declines.
 * @csspart cancel - The button in the header that cancels.
 * @csspart dismiss - The same button.
 * @csspart back - The button that goes back to the step before, in a round.
 * @csspart receipt - How a question ended.
 * @csspart question - What was asked, in a receipt.
 * @csspart time - When a question ended.
 * @csspart steps - What became of each step of a round.
 * @csspart answer - The answer, in a receipt.
 * @csspart sent - What was answered, where that is more than a short answer: folded, and in it the JSON.
 * @csspart aside - What there is to say beside the question, and its buttons.
 * @csspart news - That, as a sentence.
 * @csspart copy - The button that copies an address that was opened.
 * @csspart done - The button of a person who is done there.
 * @csspart decline-rest - The button that declines all that wait.
 * @csspart mute - The button that mutes a server.
 * @csspart skeleton - What holds the place of a question that is being loaded.
 * @csspart dialog - The modal dialog, where the layout is one.
 * @cssprop {<color>} --elicit-color-bg - The card.
 * @cssprop {<color>} --elicit-color-fg - Its text.
 * @cssprop {<color>} --elicit-color-muted - Text that is less important.
 * @cssprop {<color>} --elicit-color-border - Lines.
 * @cssprop {<color>} --elicit-color-control - The edges of what is filled in or chosen.
 * @cssprop {<color>} --elicit-color-accent - The accept button, links and marks.
 * @cssprop {<color>} --elicit-color-on-accent - Text on those.
 * @cssprop {<color>} --elicit-color-danger - Errors.
 * @cssprop {<color>} --elicit-color-focus - The ring around what has the focus.
 * @cssprop {<family-name>#} --elicit-font - The font family.
 * @cssprop {<length>} --elicit-radius - The corners.
 * @cssprop {<length>} --elicit-max-width - The most width of the card.
 * @cssprop {<number>} --elicit-space - The density: 1, or less.
 * @cssprop {<length>} --elicit-control-height - The least height of lines and buttons.
 * @cssstate idle - Nothing is asked.
 * @cssstate loading - A question is there, the form for it not yet.
 * @cssstate open - The person can answer.
 * @cssstate sending - The host's `opener` is at work.
 * @cssstate accepted
 * @cssstate declined
 * @cssstate cancelled
 * @cssstate expired - Withdrawn by the signal.
 * @cssstate unanswerable - It can be declined or cancelled.
 * @cssstate invalid - With a status: an answer is marked as wrong.
 * @cssstate url - With a status: an address is shown, to be opened.
 */
export class McpElicitationElement extends ElicitationElement {
  /** @internal */
  static form = new FormWasm(async () => (await import('./wasm/form-inline.js')).formParts());
  /** @internal */
  static pattern = pattern;
  /** @internal */
  static address = address;
}

const functions = entry(McpElicitationElement);

/**
 * Defines the element. A tag that is already defined stays as it is, and without a DOM nothing happens.
 * @param tag `mcp-elicitation` by default
 * @param registry the page's own by default
 */
export const define: Entry['define'] = functions.define;

/**
 * Loads the form before the first question, when the browser is idle and at low priority. It is for a page without an
 * element that expects a question; an element in the page preloads by itself.
 *
 * ```js
 * import('mcp-elicitation').then(({ preload }) => preload());
 * ```
 */
export const preload: Entry['preload'] = functions.preload;

/**
 * Sets the source of the form's WebAssembly (`mcp-elicitation/form.wasm`): an address, a response, the bytes (not
 * compressed), or the compiled module. It is for hosts that serve the file themselves. Call it right after the import,
 * because an element in the page loads the form by itself, when the browser is idle or at once.
 * @param options `integrity`: the hash of a file that is fetched; a preload must name the same.
 */
export const setWasm: Entry['setWasm'] = functions.setWasm;
