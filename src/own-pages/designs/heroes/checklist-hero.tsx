import { css } from '@emotion/react';
import { WholeSwatch } from '../../../cloth/whole-swatch';
import { columns, plainList, span } from '../../../styles/layout';
import { h1Text, mutedText, smallText, standaloneLink, tabular } from '../../../styles/text';
import { space } from '../../../styles/tokens';
import { hrefOf } from '../anchors';
import { bandOf, serviceKeyOfPage, type BandOf, type HeroProps } from '../design-page';
import { DraftHero } from './draft-hero';
import { HeroFrame, HeroLead } from './hero-parts';

const words = css([{ alignContent: 'start' }, span('1 / -1'), span('1 / span 5', 'nav')]);
const tiles = css([plainList, { display: 'grid', gap: space.m }]);
const number = css([smallText, mutedText, tabular]);
const more = css({ marginTop: space.l });

/** A piece of the service's cloth for each item of the list. A page that draws a chart begins with the chart. */
export function ChecklistHero({ page }: HeroProps) {
  const checklist = bandOf(page, 'ChecklistBand');
  const drafts = bandOf(page, 'DraftsBand');
  if (drafts) return <DraftHero page={page} drafts={drafts} />;
  return (
    <HeroFrame page={page}>
      <div css={columns}>
        <HeroLead css={words} page={page}>
          <h1 css={h1Text}>{page.hero.heading}</h1>
        </HeroLead>
        {checklist ? (
          <div css={[span('1 / -1'), span('7 / -1', 'nav')]}>
            <Tally page={page} checklist={checklist} />
          </div>
        ) : null}
      </div>
    </HeroFrame>
  );
}

function Tally({ page, checklist }: HeroProps & { checklist: BandOf<'ChecklistBand'> }) {
  const service = serviceKeyOfPage(page);
  const { items, heading } = checklist;
  const inTwoRows = {
    gridTemplateColumns: `repeat(${Math.ceil(items.length / 2)}, minmax(0, 1fr))`,
  };
  return (
    <>
      <ol css={[tiles, inTwoRows]} aria-hidden="true">
        {items.map(({ item }, index) => (
          <li key={item}>
            {service ? <WholeSwatch service={service} ends={8} picks={8} /> : null}
            <span css={number}>{index + 1}</span>
          </li>
        ))}
      </ol>
      <p css={more}>
        <a css={standaloneLink} href={hrefOf(checklist)}>
          {heading}
        </a>
      </p>
    </>
  );
}
