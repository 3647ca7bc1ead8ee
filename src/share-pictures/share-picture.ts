/**
 * The share picture of a page without a picture of its own that can be shared: its address and its inputs. The head names it and the build
 * draws it, each from here, so that the two cannot differ.
 */
import { hashText } from '../cloth/weaving/random';
import { isServiceKey, type ServiceKey } from '../cloth/weaving/weaves';
import { company } from '../site/company';
import { brand, logoMark } from '../site/company-looks';
import { activeGroup, activeLink } from '../site/navigation';
import { percentDecodedOrSame } from '../lib/percent-decoding';

/** Pixels; what social networks ask for. */
export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;

/** The folder of the output that share pictures are in, as addresses have it. */
export const SHARE_FOLDER = '/share/';

/** Counts up when the drawing changes, so that every picture gets a new address. */
const VERSION = 4;

/** All that a share picture is made of. */
export interface ShareCard {
  /** As the page's head has it, without the company's name. */
  readonly title: string;
  /** The page's path, unencoded or encoded alike. */
  readonly path: string;
  /** Whose thread and weave it has; null for none. */
  readonly service: ServiceKey | null;
}

/** A path in one form: decoded, without a slash at its end. */
export function plainPath(path: string): string {
  return percentDecodedOrSame(path.length > 1 ? path.replace(/\/+$/, '') : path);
}

/** The service of a page beneath it in the navigation; null for any other. */
export function serviceOfPath(path: string): ServiceKey | null {
  const [, first, section = ''] = plainPath(path).split('/');
  return first === 'services' ? (activeLink(`/services/${section}`)?.service ?? null) : null;
}

/** 128 bits of a text, as hexadecimal digits. */
function hashOf(text: string): string {
  return [1, 2, 3, 4].map((salt) => hashText(text, salt).toString(16).padStart(8, '0')).join('');
}

/** The address of a card's picture on the site, such as `/share/cloud-0f…9c.png`: a hash of all it is made of. */
export function shareAddress({ title, path, service }: ShareCard): string {
  const { ink, action } = logoMark;
  const looks = [VERSION, company.name, ink, action, brand.action.light];
  const own = [service ?? '', kindOfPage(path) ?? '', plainPath(path), title];
  const hash = hashOf([...looks, ...own].join('\n'));
  return `${SHARE_FOLDER}${service ?? 'plain'}-${hash}.png`;
}

const CARD = /\/share\/([a-z-]+)-[0-9a-f]{32}\.png$/;

/** Whether an address is a card's, not that of a page's own picture. */
export const isCard = (address: string): boolean => CARD.test(address);

/** The service that the address of a card names; null for none. */
export function serviceOfAddress(address: string): ServiceKey | null {
  const [, key = ''] = CARD.exec(address) ?? [];
  return isServiceKey(key) ? key : null;
}

/** Kind of the page, in the words of the navigation: `Blog`, `Cloud`, `Products`; null for unfiled pages. */
export function kindOfPage(path: string): string | null {
  const plain = plainPath(path);
  const link = activeLink(plain);
  const above = link?.path === plain ? activeLink(plain.slice(0, plain.lastIndexOf('/'))) : link;
  return above?.name ?? activeGroup(plain)?.name ?? null;
}
