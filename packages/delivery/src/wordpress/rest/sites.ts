// Calls of sites without the engine of publishing and the formats: what the server needs.
export { bytesOfBase64, checkedImage } from '../images/checked-image.ts';
export { createDirectTransport } from './direct-transport.ts';
export {
  type Credentials,
  readBasicAuthorization,
  type SiteReply,
  type SiteTransport,
} from './site-transport.ts';
export { wordpressFault } from './wordpress-fault.ts';
