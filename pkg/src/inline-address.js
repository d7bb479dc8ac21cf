// The check of addresses as a part of the JavaScript.
import { openAddressCheck } from './address.js';
import base64 from '../../target/generated/address/inline.js';
import { inflate } from './inflate.js';

export const openInline = () => openAddressCheck(inflate(base64));
