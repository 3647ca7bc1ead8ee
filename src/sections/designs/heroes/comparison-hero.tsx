import { css } from '@emotion/react';
import { Cloth } from '../../../components/cloth/cloth';
import { samplerCloth } from '../../../lib/cloth/page-cloth';
import { count } from '../../../lib/format';
import { headRow, span } from '../../../styles/layout';
import { from } from '../../../styles/media';
import {
  captionText,
  h1Text,
  leadText,
  mutedText,
  smallText,
  standaloneLink,
} from '../../../styles/text';
import { size, space } from '../../../styles/tokens';
import { hrefOf } from '../anchors';
import { bandOf, serviceKeyOfPage, type BandOf, type HeroProps } from '../design-page';
import { wovenOnce } from './hero-styles';
import { HeroActions, HeroFrame } from './hero-parts';

const words = css({ display: 'grid', gap: space.l, alignContent: 'end' });
const sampler = css({
  display: 'grid',
  gap: `${space.s} ${space.gap}`,
  [from.medium]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)' },
});
const names = css([
  captionText,
  {
    display: 'grid',
    columnGap: space.xs,
    alignItems: 'end',
    fontWeight: 600,
    [from.medium]: { gridColumn: 2, fontSize: size.small },
  },
]);
// On a phone the cloth has the whole width, and rows are named in the table alone.
const rowNames = css([
  smallText,
  { display: 'none', textAlign: 'end', [from.medium]: { display: 'grid' } },
]);
const rowName = css({ alignSelf: 'center', lineHeight: 1.2 });
const note = css([smallText, mutedText, { [from.medium]: { gridColumn: 2 } }]);

/** Options against what they are measured by: the page's first table as a woven sampler, named on two edges. */
export function ComparisonHero({ page }: HeroProps) {
  const table = bandOf(page, 'ComparisonBand');
  return (
    <HeroFrame page={page}>
      <div css={headRow}>
        <h1 css={[h1Text, span('1 / span 7')]}>{page.hero.heading}</h1>
        <div css={[words, span('8 / -1')]}>
          <p css={leadText}>{page.hero.lead}</p>
          <HeroActions page={page} />
        </div>
      </div>
      {table ? <Sampler page={page} table={table} /> : null}
    </HeroFrame>
  );
}

function Sampler({ page, table }: HeroProps & { table: BandOf<'ComparisonBand'> }) {
  const { columns: stripes, rows, heading } = table;
  const cloth = samplerCloth(page.path, serviceKeyOfPage(page), stripes.length, rows.length);
  return (
    <div css={sampler}>
      <div
        css={names}
        style={{ gridTemplateColumns: `repeat(${stripes.length}, minmax(0, 1fr))` }}
        aria-hidden="true"
      >
        {stripes.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <div
        css={rowNames}
        style={{ gridTemplateRows: `repeat(${rows.length}, minmax(0, 1fr))` }}
        aria-hidden="true"
      >
        {rows.map(({ name }) => (
          <span key={name} css={rowName}>
            {name}
          </span>
        ))}
      </div>
      <div css={wovenOnce} style={{ aspectRatio: `${cloth.width} / ${cloth.height}` }}>
        <Cloth cloth={cloth} threads={cloth.threads} />
      </div>
      <p css={note}>
        {`${count(stripes.length, 'option', 'options')} against ${count(rows.length, 'question', 'questions')}, as a sampler. In words: `}
        <a css={standaloneLink} href={hrefOf(table)}>
          {heading}
        </a>
      </p>
    </div>
  );
}
