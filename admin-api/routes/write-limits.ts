/** Limits of writes per hour: for all callers together, and for each host and network, so that none uses up that limit. */
import { isIPv4 } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';

const HOUR_MS = 60 * 60 * 1000;

/** A host: an IPv4 address, or an IPv6 /64, in which a host picks its addresses itself. */
const HOST_SHARE = 1 / 10;
/** A network: an IPv4 /24 or an IPv6 /48, the most that one customer usually gets. A host leaves half to its neighbours. */
const NETWORK_SHARE = 1 / 5;

/** The host and the network of an address; an IPv4-mapped IPv6 address is the IPv4 address. */
function placesOf(ip: string): { host: string; network: string } {
  const host = normalizeIP(ip, 64);
  const network = isIPv4(host) ? host.replace(/\d+$/, '0/24') : `${normalizeIP(ip, 48)}/48`;
  return { host, network };
}

export interface Refusal {
  /** 429: the caller's host or network has used up its share; 503: all callers together have reached the limit. */
  status: 429 | 503;
  retryAfterSeconds: number;
}

/**
 * Counts the writes that pass, anew from each full hour. Refused ones are not counted, so that the number of writes
 * bounds the number of counters, whatever the number of addresses.
 * @returns a function that counts a write, or says why it may not pass
 */
export function writeLimits(inAll: number): (ip: string, now: Date) => Refusal | undefined {
  let hour = 0;
  let count = 0;
  const taken = new Map<string, number>();
  return (ip, now) => {
    const time = now.getTime();
    const current = Math.floor(time / HOUR_MS);
    if (current !== hour) {
      hour = current;
      count = 0;
      taken.clear();
    }
    const { host, network } = placesOf(ip);
    const [byHost, byNetwork] = [taken.get(host) ?? 0, taken.get(network) ?? 0];
    const retryAfterSeconds = Math.ceil(((current + 1) * HOUR_MS - time) / 1000);
    if (byHost >= inAll * HOST_SHARE || byNetwork >= inAll * NETWORK_SHARE) {
      return { status: 429, retryAfterSeconds };
    }
    if (count >= inAll) return { status: 503, retryAfterSeconds };
    count += 1;
    taken.set(host, byHost + 1).set(network, byNetwork + 1);
    return undefined;
  };
}
