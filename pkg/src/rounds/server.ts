// The server that asks: as a host names it, and as the element's setting names it.
import type { ElicitationServer, ElicitationSettings } from './types.js';

const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? `${value}` : undefined);

/** Reads a server as a host or a relay names it; members that are not texts are dropped. */
export const readServer = (server: ElicitationServer | null | undefined): ElicitationServer | undefined =>
  server
    ? {
        name: text(server.name) ?? '',
        title: text(server.title),
        url: text(server.url),
        icon: iconOf(server.icon),
        claimed: !!server.claimed,
      }
    : undefined;

/** Returns the address of a picture that loads nothing from another site and runs nothing. */
function iconOf(icon: unknown): string | undefined {
  if (!text(icon)) return;
  const { href } = Object.assign(document.createElement('a'), { href: icon });
  const isOwn = href.startsWith(`${location.origin}/`) && !/\.svg([?#]|$)/i.test(href);
  return isOwn || /^data:image\/(png|jpeg|webp)[;,]/i.test(href) ? href : undefined;
}

/** Returns the server of a round: its own, else that of the element. */
export const serverOf = (
  round: { server: ElicitationServer | undefined } | undefined,
  { server }: Pick<ElicitationSettings, 'server'>,
) => round?.server ?? readServer(server);

/** Returns the host's name for a server; a name from the server itself does not count. */
export const nameOf = (server?: ElicitationServer | null) => (server && !server.claimed ? server.name : '');
