// server-everything, only on loopback, with the client's `mcp-session-id` passed on.
import net from 'node:net';

const { listen } = net.Server.prototype;
net.Server.prototype.listen = function () {
  return listen.call(this, Number(process.env.PORT), '127.0.0.1');
};
process.argv[2] = 'streamableHttp';
await import(import.meta.resolve('@modelcontextprotocol/server-everything/dist/index.js'));
