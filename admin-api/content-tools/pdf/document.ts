import type { Root } from 'mdast';
import PDFDocument from 'pdfkit';
import { THREADS } from '../../../src/lib/cloth/weaves';
import { pourContent } from './blocks';
import { drawCloth } from './cloth';
import { drawCover, swatch, type CoverText } from './cover';
import { drawLine, registerFaces, widthOf, type Pdf } from './faces';
import { decoration, type Flow } from './flow';
import { COLOUR, COLUMN, PAGE, STYLE } from './look';

/** Everything one PDF is made of. */
export interface GuideSpec extends CoverText {
  /** Stands in the file as its date of making, so that the same text gives the same bytes. */
  readonly date: Date;
  readonly keywords: readonly string[];
  readonly body: Root;
}

/**
 * Sets a guide as a tagged A4 PDF: a cover, then its text, with bookmarks, page numbers, the document's
 * language and its title in the window. Resolves with the whole file. The same spec gives the same bytes.
 */
export function makeGuide(spec: GuideSpec): Promise<Buffer> {
  const doc = openDocument(spec);
  registerFaces(doc);
  const bytes = collect(doc);
  const turn = (): void => {
    doc.addPage();
    flow.y = PAGE.top;
  };
  const flow: Flow = { doc, y: PAGE.top, turn };

  const root = doc.struct('Document');
  doc.addStructure(root);
  doc.addPage();
  drawCover(flow, root, spec);
  turn();
  spec.body.children.forEach((node, index, nodes) => {
    pourContent(flow, root, node, nodes[index + 1], THREADS[spec.service].light);
  });
  root.end();
  drawRunningHeads(doc, spec);
  doc.end();
  return bytes;
}

function openDocument({ title, description, keywords, date }: GuideSpec): Pdf {
  return new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    lang: 'en-GB',
    tagged: true,
    displayTitle: true,
    info: {
      Title: title,
      Author: 'Loomwright',
      Subject: description,
      Keywords: keywords.join(', '),
      CreationDate: date,
      ModDate: date,
    },
  });
}

function collect(doc: Pdf): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
}

/** Head and foot of every page but the cover, drawn last, when the number of pages is known. */
function drawRunningHeads(doc: Pdf, { title, service }: GuideSpec): void {
  const { count } = doc.bufferedPageRange();
  for (let page = 1; page < count; page += 1) {
    doc.switchToPage(page);
    const number = `${page + 1} / ${count}`;
    decoration(doc, () => {
      drawCloth(doc, swatch(service), COLUMN.left, 40);
      drawLine(doc, title, STYLE.small, COLUMN.text, 51);
      doc.moveTo(COLUMN.left, 796).lineTo(COLUMN.right, 796).lineWidth(0.6).stroke(COLOUR.line);
      drawLine(doc, 'Loomwright', STYLE.small, COLUMN.left, 812);
      const width = widthOf(doc, number, STYLE.small.face, STYLE.small.size);
      drawLine(doc, number, STYLE.small, COLUMN.right - width, 812);
    });
  }
}
