import { css } from '@emotion/react';
import { Cloth } from '../../../components/cloth/cloth';
import { samplerCloth } from '../../../lib/cloth/page-cloth';
import { columns, span } from '../../../styles/layout';
import { from } from '../../../styles/media';
import { h1Text, leadText, smallText, standaloneLink } from '../../../styles/text';
import { space } from '../../../styles/tokens';
import { hrefOf } from '../anchors';
import { bandOf, serviceKeyOfPage, type BandOf, type HeroProps } from '../design-page';
import { wovenOnce } from './hero-styles';
import { HeroActions, HeroFrame } from './hero-parts';

const words = css({ display: 'grid', gap: space.l, alignContent: 'end' });
const sampler = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gap: `${space.s} ${space.m}`,
  [from.medium]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)', columnGap: space.gap },
});
const names = css({ display: 'grid', gridColumn: 2, columnGap: space.xs, alignItems: 'end' });
// On a phone the names of stripes stand upright beside each other, as on a weaver's draft.
const columnName = css({
  fontWeight: 600,
  writingMode: 'sideways-lr',
  maxHeight: '9rem',
  [from.small]: { writingMode: 'horizontal-tb', maxHeight: 'none' },
});
const rowNames = css({ display: 'grid', textAlign: 'end' });
const rowName = css({ alignSelf: 'center', lineHeight: 1.2 });
const note = css({ gridColumn: '1 / -1', [from.small]: { gridColumn: 2 } });

/** Options against what they are measured by: the page's first table as a woven sampler, named on two edges. */
export function ComparisonHero({ page }: HeroProps) {
  const table = bandOf(page, 'ComparisonBand');
  return (
    <HeroFrame page={page}>
      <div css={columns}>
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
          <span key={name} css={[smallText, columnName]}>
            {name}
          </span>
        ))}
      </div>
      <div
        css={rowNames}
        style={{ gridTemplateRows: `repeat(${rows.length}, minmax(0, 1fr))` }}
        aria-hidden="true"
      >
        {rows.map(({ name }) => (
          <span key={name} css={[smallText, rowName]}>
            {name}
          </span>
        ))}
      </div>
      <div
        css={wovenOnce}
        style={{
          minHeight: `${rows.length * 2.5}rem`,
          aspectRatio: `${cloth.width} / ${cloth.height}`,
        }}
      >
        <Cloth cloth={cloth} threads={cloth.threads} />
      </div>
      <p css={[smallText, note]}>
        <a css={standaloneLink} href={hrefOf(table)}>
          {heading}
        </a>
      </p>
    </div>
  );
}
