/** Draws the icons that are pictures. */
import sharp from 'sharp';
import { GROUNDS } from '../../cloth/weaving/weaves';
import type { CompanyFile } from '../../site/company-schema';
import { MARK, markPaths, pictureIcons } from './icons';

/** An opaque square: systems round its corners, and show it on any ground. @param scale of the mark, a whole number */
function draw(company: CompanyFile, side: number, scale: number): Promise<Buffer> {
  const { ink, paper } = GROUNDS;
  const { action } = company.colours;
  const inset = (side - MARK * scale) / 2;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><style>.i{fill:${ink.light}}.a{fill:${action.light}}</style><rect width="${side}" height="${side}" fill="${paper.light}"/><g transform="translate(${inset} ${inset}) scale(${scale})">${markPaths(company)}</g></svg>`;
  return sharp(Buffer.from(svg)).removeAlpha().png({ compressionLevel: 9 }).toBuffer();
}

/** An icon file of one PNG: https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10) */
function icoOf(png: Buffer, side: number): Buffer {
  const head = Buffer.alloc(22);
  // A type of 1 for an icon, and one picture.
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(side, 6);
  head.writeUInt8(side, 7);
  // One plane, of 24 bits a pixel.
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(24, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** Draws all of them. @returns their bytes by path in the project */
export async function drawIcons(company: CompanyFile): Promise<ReadonlyMap<string, Buffer>> {
  const files = Object.entries(pictureIcons).map(async ([name, { side, scale }]) => {
    const png = await draw(company, side, scale);
    return [name, name.endsWith('.ico') ? icoOf(png, side) : png] as const;
  });
  return new Map(await Promise.all(files));
}
