/** Which hosts a build fetches from: a picture's address comes from outside and must not reach inside a network. */
import dns from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const notPublic = new BlockList();
for (const range of [
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24',
  '192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4',
].flatMap((line) => line.split(' '))) {
  const [network = '', prefix] = range.split('/');
  notPublic.addSubnet(network, Number(prefix), 'ipv4');
}

/** Global unicast; mapped, translated (64:ff9b::), unique local, link-local and multicast addresses are outside. */
const publicV6 = new BlockList();
publicV6.addSubnet('2000::', 3, 'ipv6');
const reservedV6 = new BlockList();
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  reservedV6.addSubnet(network, prefix, 'ipv6');
}

/** Whether an address is one of the public internet; false for anything but an IP address. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !notPublic.check(address, 'ipv4');
  if (family !== 6 || address.includes('%')) return false;
  return publicV6.check(address, 'ipv6') && !reservedV6.check(address, 'ipv6');
}

/** An address that is not asked, and why, in words fit for a report. */
export class RefusedAddress extends Error {
  constructor(
    message: string,
    /** Whether it leads inside a network. */
    readonly isPrivate: boolean,
  ) {
    super(message);
    this.name = 'RefusedAddress';
  }
}

const privateAddress = (host: string, address: string): RefusedAddress =>
  new RefusedAddress(
    `${host} is a private address${host === address ? '' : ` (${address})`}; hosts of your own are named in MEDIA_ALLOWED_HOSTS`,
    true,
  );

/** One machine under three names. */
const loopback = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Whom an address may name though it leads inside a network.
 * @returns origins, and hosts with or without a port
 */
function trusted(adminApiUrl: string, allowedHosts: readonly string[]): ReadonlySet<string> {
  const own = new URL(adminApiUrl);
  const names = loopback.includes(own.hostname) ? loopback : [own.hostname];
  const port = own.port === '' ? '' : `:${own.port}`;
  const allowed = allowedHosts
    .map((host) => host.trim().toLowerCase())
    .filter((host) => host !== '');
  return new Set([...names.map((name) => `${own.protocol}//${name}${port}`), ...allowed]);
}

const withoutBrackets = (host: string): string => host.replace(/^\[|\]$/g, '');

export interface AddressGuard {
  /** Undefined where an address may be asked. Names are checked again when looked up. */
  refusal: (url: URL) => RefusedAddress | undefined;
  /** For sockets: the address that is checked is the one that is connected to, so that a name cannot change between. */
  lookup: LookupFunction;
}

/**
 * The rule: http(s) on public addresses, and whatever the admin API's own origin and the hosts on the list (`host` or
 * `host:port`) serve. Another port of the admin API's machine may be anything that listens there.
 */
export function createAddressGuard(
  adminApiUrl: string,
  allowedHosts: readonly string[],
): AddressGuard {
  const known = trusted(adminApiUrl, allowedHosts);
  const trustedNames = new Set(
    [...known].map((host) => withoutBrackets(host.replace(/^\w+:\/\//, '').replace(/:\d+$/, ''))),
  );
  return {
    refusal(url) {
      if (url.protocol !== 'http:' && url.protocol !== 'https:') {
        return new RefusedAddress(
          `is a ${url.protocol} address; only http and https are fetched`,
          false,
        );
      }
      if (url.username !== '' || url.password !== '')
        return new RefusedAddress('has a user name or password in its address', false);
      if ([url.origin, url.host, url.hostname].some((name) => known.has(name))) return undefined;
      const host = withoutBrackets(url.hostname);
      if (isIP(host) !== 0 && !isPublicAddress(host)) return privateAddress(host, host);
      // A name that is trusted with one port only is not to be reached on another.
      if (trustedNames.has(host))
        return new RefusedAddress(
          `${url.host} is neither the admin API's origin nor in MEDIA_ALLOWED_HOSTS with that port`,
          true,
        );
      return undefined;
    },
    lookup(hostname, options, callback) {
      dns.lookup(hostname, { ...options, all: true }, (error, addresses) => {
        if (error) {
          callback(error, []);
          return;
        }
        const inside = trustedNames.has(hostname.toLowerCase())
          ? undefined
          : addresses.find(({ address }) => !isPublicAddress(address));
        const [first] = addresses;
        if (inside) callback(privateAddress(hostname, inside.address), []);
        else if (options.all || !first) callback(null, addresses);
        else callback(null, first.address, first.family);
      });
    },
  };
}
