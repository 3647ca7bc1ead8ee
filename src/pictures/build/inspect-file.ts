import { fileName } from './file-name';
import { UnfitError } from './inspect-raster';
import type { Download } from './download';

interface FileKind {
  contentType: string;
  extension: string;
  /** The bytes that such a file begins with. */
  magic: Buffer | undefined;
}

const zip = Buffer.from('PK\u0003\u0004');
const office = 'application/vnd.openxmlformats-officedocument';

/** Kinds of files that the site offers for download: none that a browser would run at the site's own address. */
export const fileKinds: readonly FileKind[] = [
  { contentType: 'application/pdf', extension: '.pdf', magic: Buffer.from('%PDF-') },
  { contentType: `${office}.wordprocessingml.document`, extension: '.docx', magic: zip },
  { contentType: `${office}.spreadsheetml.sheet`, extension: '.xlsx', magic: zip },
  { contentType: `${office}.presentationml.presentation`, extension: '.pptx', magic: zip },
  { contentType: 'application/epub+zip', extension: '.epub', magic: zip },
  { contentType: 'application/zip', extension: '.zip', magic: zip },
  { contentType: 'text/csv', extension: '.csv', magic: undefined },
  { contentType: 'text/plain', extension: '.txt', magic: undefined },
];

const isHtml = (bytes: Buffer): boolean =>
  /^\s*(?:<!--[^]*?-->\s*)?<(?:!doctype\s+html|html|head|body|script)[\s>]/i.test(
    bytes.toString('latin1', 0, 2_048).replace(/^ï»¿/, ''),
  );

/** A PDF ends with this mark, at most some white space or a signature's leavings after it. */
const isWholePdf = (bytes: Buffer): boolean => bytes.subarray(-4_096).includes('%%EOF');

const extensionOf = (url: URL): string =>
  /\.[a-z0-9]{1,8}$/i.exec(url.pathname)?.[0].toLowerCase() ?? '';

/**
 * The kind of a downloaded file, and a safe name for it.
 *
 * @param wanted the given address, before redirects
 * @throws UnfitError with a reason fit for a report
 */
export function inspectFile(
  download: Download,
  wanted: URL,
): { contentType: string; name: string } {
  const { bytes, url, contentDisposition } = download;
  if (bytes.length === 0) throw new UnfitError('is empty (0 bytes)');
  const stated = download.contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  const saysPdf =
    stated === 'application/pdf' || extensionOf(wanted) === '.pdf' || extensionOf(url) === '.pdf';
  const isPdf = bytes.subarray(0, 5).equals(Buffer.from('%PDF-'));
  if (isHtml(bytes))
    throw new UnfitError(`is an HTML page, not a ${saysPdf ? 'PDF' : 'file to download'}`);
  if (saysPdf && !isPdf) throw new UnfitError('is not a PDF: it does not begin as one');
  if (isPdf && !isWholePdf(bytes))
    throw new UnfitError('is a PDF that is cut off: its end is missing');
  const kind =
    fileKinds.find((candidate) =>
      isPdf ? candidate.extension === '.pdf' : candidate.contentType === stated,
    ) ??
    fileKinds.find((candidate) =>
      [extensionOf(wanted), extensionOf(url)].includes(candidate.extension),
    );
  if (!kind)
    throw new UnfitError(
      `is of a type that is not offered for download (${stated.slice(0, 60) || 'none stated'})`,
    );
  if (kind.magic && !bytes.subarray(0, kind.magic.length).equals(kind.magic)) {
    throw new UnfitError(`is not what its type says (${kind.contentType})`);
  }
  const named = extensionOf(wanted) === '' ? url : wanted;
  return {
    contentType: kind.contentType,
    name: fileName(named, contentDisposition, kind.extension),
  };
}
