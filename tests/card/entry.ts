// The parts of the package that tests/card uses, in one bundle: the element with its WebAssembly, and the adapters.
export { McpElicitationElement, define } from '../../pkg/src/element.js';
export { defineElement } from '../../pkg/src/dialogue/entry.js';
export { DeliveryError } from '../../pkg/src/rounds/delivery-error.js';
export { release } from '../../pkg/src/rounds/keep.js';
export { countRefusal, isMuted, mute, offersMute, serverKeyOf } from '../../pkg/src/rounds/servers.js';
export { Question, Round } from '../../pkg/src/rounds/round.js';
export { addresses, agents, deliveries, extras } from '../../pkg/src/screen/parts.js';
export { modals } from '../../pkg/src/screen/stage.js';
export { catalogFor, loadCatalog, nearestLocale } from '../../pkg/src/screen/catalogs.js';
export { FormWasm } from '../../pkg/src/wasm/webassembly.js';
export { LaterPart } from '../../pkg/src/wasm/later-part.js';
export { answerOfPerson } from '../../pkg/src/clients/host.js';
export * from '../../pkg/src/mcp.js';
export { answerApprovals } from '../../pkg/src/approvals.js';
export { askUserQuestion } from '../../pkg/src/questions.js';
