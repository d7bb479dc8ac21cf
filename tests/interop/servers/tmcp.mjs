// tmcp, with the adapter and from the folder of the arguments: 1.20 sends what its strict types keep of a schema, 1.19
// the adapter's schema as it is.
import http from 'node:http';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const [folder, adapter] = process.argv.slice(2);
const require = createRequire(pathToFileURL(`${folder}/package.json`));
const load = (name) => import(pathToFileURL(require.resolve(name)).href);

const { McpServer } = await load('tmcp');
const { HttpTransport } = await load('@tmcp/transport-http');
const { createRequestListener } = await load('@remix-run/node-fetch-server');

async function valibot() {
  const { ValibotJsonSchemaAdapter } = await load('@tmcp/adapter-valibot');
  const v = await load('valibot');
  return [
    new ValibotJsonSchemaAdapter(),
    v.object({
      name: v.pipe(v.string(), v.minLength(2), v.title('Name')),
      email: v.optional(v.pipe(v.string(), v.email())),
      seats: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9)), 2),
      window: v.optional(v.boolean(), false),
      meal: v.optional(v.picklist(['vegan', 'fish', 'none'])),
      extras: v.optional(v.array(v.picklist(['lounge', 'bag', 'bike']))),
    }),
  ];
}

async function zod() {
  const { ZodJsonSchemaAdapter } = await load('@tmcp/adapter-zod');
  const { z } = await load('zod');
  return [
    new ZodJsonSchemaAdapter(),
    z.object({
      name: z.string().min(2),
      email: z.email().optional(),
      seats: z.number().min(1).max(9).default(2),
      window: z.boolean().default(false),
      meal: z.enum(['vegan', 'fish', 'none']).optional(),
      extras: z.array(z.enum(['lounge', 'bag', 'bike'])).optional(),
    }),
  ];
}

const [schemas, form] = await { valibot, zod }[adapter]();
const server = new McpServer(
  { name: 'travel', version: '1.0.0', description: 'Travel' },
  { adapter: schemas, capabilities: { tools: {} } },
);
server.tool({ name: 'ask', description: 'Asks by a form', replayable: true }, async () => {
  const result = await server.elicitation('Where shall we book?', form);
  return { content: [{ type: 'text', text: JSON.stringify(result) }] };
});
const transport = new HttpTransport(server);
http
  .createServer(
    createRequestListener(async (request) => (await transport.respond(request)) ?? new Response(null, { status: 404 })),
  )
  .listen(process.env.PORT, '127.0.0.1');
