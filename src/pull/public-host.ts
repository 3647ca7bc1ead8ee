/** Whether a host can be on the public internet, judged by its name. */
import { isIP } from 'node:net';
import { isPublicAddress } from '../pictures/build/addresses';

/** Names that never leave a machine or a network (RFC 6761, 6762, 8375, 9476). */
const LOCAL_NAME = /(?:^|\.)(?:localhost|local|internal|lan|test|invalid|home\.arpa)$/;

/** @param host a host name or an IP address, as `URL.hostname` gives it */
export function isPublicHost(host: string): boolean {
  const name = host
    .toLowerCase()
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '');
  if (isIP(name)) return isPublicAddress(name);
  return name.includes('.') && !LOCAL_NAME.test(name);
}
