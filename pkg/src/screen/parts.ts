// The parts of the package that load when they are needed.
import { LaterPart } from '../wasm/later-part.js';
import type { AddressPart, FormWasm, PatternPart } from '../wasm/webassembly.js';
import type { languages } from './catalogs.js';

/** The part that opens addresses and follows visits of them, in URL mode. */
export const addresses = new LaterPart(() => import('../rounds/addresses.js'));

/** The part that sends answers on, for hosts that deliver them. */
export const deliveries = new LaterPart(() => import('../rounds/delivery.js'));

/** The part that adds the names of the steps and Markdown to what agents ask. */
export const agents = new LaterPart(() => import('./agents.js'));

/** The part with what a card needs only once it is open. */
export const extras = new LaterPart(() => import('./extras.js'));

/** Returns the parts of an element's class. */
export const partsOf = ({ constructor }: HTMLElement) => constructor as unknown as Parts;

export interface Parts {
  readonly form: FormWasm;
  readonly pattern: PatternPart | undefined;
  readonly address: AddressPart | undefined;
  readonly languages: typeof languages;
}
