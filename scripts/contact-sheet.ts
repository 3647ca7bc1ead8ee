import sharp from 'sharp';

/** Height of a column, in px. A longer page continues in the next column. */
const COLUMN_HEIGHT = 3200;
const GAP = 32;
/** Between the columns of one page. */
const COLUMN_GAP = 8;
const GROUND = '#808080';

interface Piece {
  input: Buffer;
  left: number;
  top: number;
}

/** A picture in columns of at most `COLUMN_HEIGHT`, starting at `left`. */
async function columnsOf(
  picture: Buffer,
  left: number,
): Promise<{ pieces: Piece[]; right: number }> {
  const { width, height } = await sharp(picture).metadata();
  const pieces: Piece[] = [];
  for (let top = 0; top < height; top += COLUMN_HEIGHT) {
    const part = { left: 0, top, width, height: Math.min(COLUMN_HEIGHT, height - top) };
    pieces.push({
      input: await sharp(picture).extract(part).png().toBuffer(),
      left: left + pieces.length * (width + COLUMN_GAP),
      top: GAP,
    });
  }
  return { pieces, right: left + pieces.length * (width + COLUMN_GAP) };
}

/** Puts pictures of pages side by side in one PNG. Long ones are cut into columns, so that a person can view them. */
export async function contactSheet(pictures: readonly Buffer[]): Promise<Buffer> {
  const pieces: Piece[] = [];
  let left = GAP;
  for (const picture of pictures) {
    const columns = await columnsOf(picture, left);
    pieces.push(...columns.pieces);
    left = columns.right + GAP;
  }
  const heights = await Promise.all(
    pieces.map(async ({ input }) => (await sharp(input).metadata()).height),
  );
  return sharp({
    create: {
      width: left,
      height: Math.max(...heights) + 2 * GAP,
      channels: 3,
      background: GROUND,
    },
  })
    .composite(pieces)
    .png({ compressionLevel: 6 })
    .toBuffer();
}
