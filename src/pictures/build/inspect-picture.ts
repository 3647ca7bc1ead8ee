import sharp from 'sharp';
import { cleanSvg } from './clean-svg';
import {
  dominantColorOf,
  inspectRaster,
  UnfitError,
  type InspectedPicture,
} from './inspect-raster';

/** An SVG is text that is parsed; a larger one is a scan in disguise. */
const MAX_SVG_BYTES = 5 * 1024 * 1024;

function decoded(bytes: Buffer): string {
  const [first, second] = bytes;
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  return new TextDecoder().decode(bytes);
}

/** The kind of a text that was sent in place of a picture; undefined for bytes that are no text. */
function textKind(bytes: Buffer): 'html' | 'svg' | 'pdf' | 'text' | undefined {
  const head = decoded(bytes.subarray(0, 2_048 - (bytes.length % 2)))
    .trimStart()
    .toLowerCase();
  if (head.startsWith('%pdf-')) return 'pdf';
  if (/^<(?:!doctype\s+html|html|head|body|title|script|meta|div|p|h1)[\s>]/.test(head))
    return 'html';
  if (head.startsWith('<'))
    return decoded(bytes.subarray(0, 65_536)).includes('<svg') || /<\w+:svg/.test(head)
      ? 'svg'
      : /<html[\s>]/.test(head)
        ? 'html'
        : 'text';
  return /^[\t\n\r\x20-\x7e]{16}/.test(head) ? 'text' : undefined;
}

async function inspectSvg(bytes: Buffer): Promise<InspectedPicture> {
  if (bytes.length > MAX_SVG_BYTES) throw new UnfitError('is an SVG of more than 5 MB');
  const { svg, width, height } = cleanSvg(decoded(bytes));
  const clean = Buffer.from(svg);
  try {
    // Drawn at about 64 pixels, however large it says it is.
    const density = Math.min(2_400, Math.max(1, (72 * 64) / Math.max(width, height)));
    const drawn = sharp(clean, { density, limitInputPixels: 10_000_000, failOn: 'error' })
      .resize({ width: 64, height: 64, fit: 'inside' })
      .timeout({ seconds: 20 });
    const { data, info } = await drawn
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { channels } = info;
    const pixels = sharp(data, { raw: { width: info.width, height: info.height, channels } });
    return {
      bytes: clean,
      facts: {
        format: 'svg',
        animated: /<animate/.test(svg),
        width,
        height,
        dominantColor: await dominantColorOf(pixels),
      },
    };
  } catch {
    throw new UnfitError('is an SVG that cannot be drawn');
  }
}

/**
 * Decodes a picture whole before anything uses it. Its bytes decide its format, not its name or type.
 *
 * @throws UnfitError with a reason fit for a report
 */
export async function inspectPicture(bytes: Buffer): Promise<InspectedPicture> {
  if (bytes.length === 0) throw new UnfitError('is empty (0 bytes)');
  switch (textKind(bytes)) {
    case 'html':
      throw new UnfitError('is an HTML page, not a picture');
    case 'pdf':
      throw new UnfitError('is a PDF, not a picture');
    case 'text':
      throw new UnfitError('is text, not a picture');
    case 'svg':
      return inspectSvg(bytes);
    default:
      return inspectRaster(bytes);
  }
}
