import { css } from '@emotion/react';
import { WeaveSwatch } from '../../../cloth/weave-swatch';
import { WEAVES, type ServiceKey } from '../../../cloth/weaving/weaves';
import { columns, plainList, span } from '../../../styles/layout';
import { h1Text, h3Text, standaloneLink } from '../../../styles/text';
import { color, space } from '../../../styles/tokens';
import { hrefOf } from '../anchors';
import { bandOf, serviceKeyOfPage, type BandOf, type HeroProps } from '../design-page';
import { DraftHero } from './draft-hero';
import { HeroFrame, HeroLead } from './hero-parts';

/** Side of a box, in px. */
const BOX = 40;

/** The size of a crossing at which a box holds one repeat, or two of a small one. */
const cellOf = (service: ServiceKey): number =>
  Math.min(BOX / 8, BOX / (WEAVES[service].draft[0]?.length ?? 8));

/** How many items are the picture; the page's own list has them all. */
const SHOWN = 4;

const words = css({ display: 'grid', gap: space.l, alignContent: 'start' });
const list = css([plainList, { borderBottom: `1px solid ${color.line}` }]);
const row = css({
  display: 'grid',
  gridTemplateColumns: '2.5rem minmax(0, 1fr)',
  columnGap: space.m,
  alignItems: 'center',
  paddingBlock: space.m,
  borderTop: `1px solid ${color.line}`,
});
const box = css({ height: `${BOX / 16}rem`, border: `1px solid ${color.edge}` });
const more = css({ marginTop: space.m });

/**
 * The requirements: the first items of the list, each box filled with the service's cloth. A page that draws a chart
 * begins with the chart.
 */
export function ChecklistHero({ page }: HeroProps) {
  const checklist = bandOf(page, 'ChecklistBand');
  const drafts = bandOf(page, 'DraftsBand');
  if (drafts) return <DraftHero page={page} drafts={drafts} />;
  return (
    <HeroFrame page={page}>
      <div css={columns}>
        <div css={[words, span('1 / -1'), span('1 / span 5', 'nav')]}>
          <h1 css={h1Text}>{page.hero.heading}</h1>
          <HeroLead page={page} />
        </div>
        {checklist ? (
          <div css={[span('1 / -1'), span('7 / -1', 'nav')]}>
            <Excerpt page={page} checklist={checklist} />
          </div>
        ) : null}
      </div>
    </HeroFrame>
  );
}

function Excerpt({ page, checklist }: HeroProps & { checklist: BandOf<'ChecklistBand'> }) {
  const service = serviceKeyOfPage(page);
  const { items, heading } = checklist;
  const shown = items.slice(0, SHOWN);
  return (
    <>
      <ul css={list} aria-label={`From: ${heading}`}>
        {shown.map(({ item }) => (
          <li key={item} css={row}>
            <span css={box} aria-hidden="true">
              {service ? <WeaveSwatch service={service} cell={cellOf(service)} /> : null}
            </span>
            <span css={h3Text}>{item}</span>
          </li>
        ))}
      </ul>
      <p css={more}>
        <a css={standaloneLink} href={hrefOf(checklist)}>
          {heading}
        </a>
      </p>
    </>
  );
}
