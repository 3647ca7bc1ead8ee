/** The proxies whose `X-Forwarded-For` is believed. */
import { isIP } from 'node:net';
import { SettingError, type Environment } from './environment';

const NAMES = ['loopback', 'linklocal', 'uniquelocal'];

/** Whether Fastify takes it: a name it knows, an address, or one with the bits or the mask of its network. */
function isProxy(text: string): boolean {
  if (NAMES.includes(text)) return true;
  const [ip = '', network, ...more] = text.split('/');
  const version = isIP(ip);
  if (version === 0 || more.length > 0) return false;
  if (network === undefined || (version === 4 && isIP(network) === 4)) return true;
  const bits = /^\d+$/.test(network) ? Number(network) : 0;
  return bits > 0 && bits <= (version === 4 ? 32 : 128);
}

/** @throws {SettingError} */
export function readProxies(environment: Environment): string | false {
  const text = environment['TRUST_PROXY'];
  if (!text) return false;
  if (text.split(',').every((each) => isProxy(each.trim()))) return text;
  throw new SettingError(
    `TRUST_PROXY must be addresses of proxies such as 127.0.0.1,10.0.0.0/8, or ${NAMES.join(', ')}, not "${text}".`,
  );
}
