import { firstCharacters } from '../../lib/truncate';
import { percentDecodedOrSame } from '../../lib/percent-decoding';
import { withoutControls } from '../../lib/control-characters';

const MAX_LENGTH = 100;
/** In UTF-8; a file system takes 255, which leaves some for suffixes. */
const MAX_BYTES = 200;

/** The name that a Content-Disposition header gives, or an empty text. */
function dispositionName(header: string): string {
  const extended = /filename\*\s*=\s*(?:utf-8|iso-8859-1)'[^']*'([^;\s]+)/i.exec(header)?.[1];
  if (extended !== undefined) return percentDecodedOrSame(extended);
  const plain = /filename\s*=\s*(?:"((?:[^"\\]|\\.){0,300})"|([^;\s]+))/i.exec(header);
  return (plain?.[1]?.replace(/\\(.)/g, '$1') ?? plain?.[2] ?? '').trim();
}

/** A name without its path, of letters, digits, hyphens, underscores and dots, not beginning with a dot. */
function safe(name: string): string {
  const last = withoutControls(name).normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  return last
    .slice(0, 1_000)
    .replace(/[^\p{L}\p{N}\p{M}._-]+/gu, '-')
    .replace(/\.{2,}/g, '.')
    .replace(/-{2,}/g, '-')
    .replace(/^[.-]+|[.-]+$/g, '');
}

/** Names that Windows keeps for devices. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/**
 * A file name for a download, from Content-Disposition or else the address; never a path.
 *
 * @param extension the ending that the content asks for, with its dot, or an empty text to keep the name's own
 */
export function fileName(url: URL, disposition: string, extension: string): string {
  const name =
    [dispositionName(disposition), percentDecodedOrSame(url.pathname)]
      .map(safe)
      .find((candidate) => candidate !== '') ?? '';
  const dot = name.lastIndexOf('.');
  const own = dot > 0 ? name.slice(dot).toLowerCase() : '';
  const ending = extension === '' ? own.slice(0, 10) : extension;
  const isKnownEnding = own !== '' && /^\.[a-z][a-z0-9]{0,8}$/.test(own);
  const bare = isKnownEnding ? name.slice(0, dot) : name;
  const stem = firstCharacters(bare, {
    characters: MAX_LENGTH - ending.length,
    bytes: MAX_BYTES - ending.length,
  }).replace(/[.-]+$/, '');
  return `${stem === '' || reserved.test(stem) ? 'file' : stem}${ending}`;
}
