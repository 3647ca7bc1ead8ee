import { THREADS, type ServiceKey } from '../../../src/lib/cloth/weaves';
import { drawCloth, type ClothPlan, type Stripe } from './cloth';
import { drawLine, type Pdf } from './faces';
import { decoration, pourBlock, tagged, type Flow, type StructureElement } from './flow';
import { plain } from './inline';
import { COLOUR, COLUMN, PAGE, type TextStyle } from './look';

/** What the cover of a document says, and of which threads its cloth is woven. */
export interface CoverText {
  readonly title: string;
  readonly description: string;
  /** The line above the title, e.g. `Cloud · Checklist`. */
  readonly kicker: string;
  readonly edition: string;
  readonly service: ServiceKey;
  /** A second thread, for the stripes and the wefts that cross them. */
  readonly second: ServiceKey;
}

const CELL = 8;
const ENDS = 74;
const PICKS = 50;

const TITLE: TextStyle = {
  face: 'display',
  size: 42,
  leading: 43,
  colour: COLOUR.ink,
  tracking: -1.05,
};
const LEAD: TextStyle = {
  face: 'text',
  size: 13,
  leading: 19.5,
  colour: COLOUR.muted,
  tracking: 0,
};
const NAME: TextStyle = {
  face: 'display',
  size: 15,
  leading: 18,
  colour: COLOUR.ink,
  tracking: -0.3,
};
const SMALL: TextStyle = { face: 'bold', size: 9.5, leading: 14, colour: COLOUR.ink, tracking: 0 };

/** Draws the cover on the open page: cloth bleeding off the top, then kicker, title, description, imprint. */
export function drawCover(flow: Flow, parent: StructureElement, text: CoverText): void {
  const { doc } = flow;
  const thread = THREADS[text.service].light;
  decoration(doc, () => {
    doc.rect(0, 0, PAGE.width, PAGE.height).fill(COLOUR.paper);
    drawCloth(doc, coverCloth(text.service, text.second), (PAGE.width - ENDS * CELL) / 2, 0);
  });
  flow.y = PICKS * CELL + 46;
  pourBlock(
    flow,
    parent,
    'P',
    plain(text.kicker),
    { ...SMALL, colour: thread },
    COLUMN.left,
    COLUMN.right,
  );
  flow.y += 8;
  pourBlock(flow, parent, 'H1', plain(text.title), TITLE, COLUMN.left - 2, COLUMN.right - 20);
  flow.y += 16;
  pourBlock(flow, parent, 'P', plain(text.description), LEAD, COLUMN.left, COLUMN.right - 60);
  drawImprint(doc, parent, text);
}

function drawImprint(doc: Pdf, parent: StructureElement, { edition, service }: CoverText): void {
  const y = PAGE.height - 52;
  decoration(doc, () => drawMark(doc, COLUMN.left, y - 14, service));
  const element = doc.struct('P');
  parent.add(element);
  tagged(doc, element, () => drawLine(doc, 'Loomwright', NAME, COLUMN.left + 28, y));
  tagged(doc, element, () => {
    drawLine(doc, edition, { ...SMALL, face: 'text', colour: COLOUR.muted }, COLUMN.left + 148, y);
  });
  element.end();
}

/** The small square cloth that stands for the company, `4.5 × 4` points of crossings. */
function drawMark(doc: Pdf, x: number, y: number, service: ServiceKey): void {
  const colour = THREADS[service].light;
  const stripes: Stripe[] = [
    { ends: 2, weave: 'fintech', colour },
    { ends: 2, weave: 'fintech', colour: COLOUR.ink },
  ];
  drawCloth(doc, { stripes, picks: 4, weft: () => COLOUR.weft, cell: 4.5 }, x, y);
}

/** A swatch of the service's weave, for the head of each page. */
export function swatch(service: ServiceKey): ClothPlan {
  const stripes = [{ ends: 22, weave: service, colour: THREADS[service].light }];
  return { stripes, picks: 6, weft: () => COLOUR.weft, cell: 3.4 };
}

/** Broad stripes of the service's own weave, parted by ink in twill; pairs of wefts in the second thread. */
function coverCloth(service: ServiceKey, second: ServiceKey): ClothPlan {
  const own = (ends: number): Stripe => ({ ends, weave: service, colour: THREADS[service].light });
  const ink = (ends: number): Stripe => ({ ends, weave: 'fintech', colour: COLOUR.ink });
  const other = (ends: number): Stripe => ({
    ends,
    weave: 'blockchain',
    colour: THREADS[second].light,
  });
  const stripes = [own(21), ink(8), other(4), ink(2), own(22), ink(4), other(2), ink(4), own(7)];
  const accent = THREADS[second].light;
  return {
    stripes,
    picks: PICKS,
    weft: (pick) => (pick % 16 > 13 ? accent : COLOUR.weft),
    cell: CELL,
  };
}
