// Generates a server for the C# SDK that sends this request.
import { format } from '../../pkg/src/cli/finder/json-text.js';
import type { Write } from './write.js';

export const write: Write = ({ mode, message, requestedSchema, url, elicitationId }) => {
  const request = mode === 'url' ? { mode, message, url, elicitationId } : { message, requestedSchema };
  const text = format(JSON.stringify(request)).replaceAll('\n', '\n        ');
  return {
    text: `using System.ComponentModel;
using System.Text.Json;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Hosting;
using Microsoft.Extensions.Logging;
using ModelContextProtocol;
using ModelContextProtocol.Protocol;
using ModelContextProtocol.Server;

var builder = Host.CreateApplicationBuilder(args);
builder.Logging.AddConsole(options => options.LogToStandardErrorThreshold = LogLevel.Trace);
builder.Services.AddMcpServer().WithStdioServerTransport().WithTools<Tools>();
await builder.Build().RunAsync();

[McpServerToolType]
public class Tools
{
    private const string Request = """
        ${text}
        """;

    [McpServerTool(Name = "ask"), Description("Asks the person")]
    public static async Task<string> Ask(McpServer server, CancellationToken token)
    {
        var request = JsonSerializer.Deserialize<ElicitRequestParams>(Request, McpJsonUtilities.DefaultOptions)!;
        var answer = await server.ElicitAsync(request, token);
        return answer.Action == "accept" ? JsonSerializer.Serialize(answer.Content) : $"No answer: {answer.Action}";
    }
}
`,
  };
};
