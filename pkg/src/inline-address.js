// The judge of addresses as a part of the JavaScript.
import { openAddressJudge } from './address.js';
import base64 from '../../target/generated/address/inline.js';
import { inflate } from './inflate.js';

export const openInline = () => openAddressJudge(inflate(base64));
