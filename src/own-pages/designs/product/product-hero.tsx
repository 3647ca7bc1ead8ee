import { css } from '@emotion/react';
import { columns, plainList, span } from '../../../styles/layout';
import { from } from '../../../styles/media';
import { h1Text, leadText, mutedText, smallText, standaloneLink } from '../../../styles/text';
import { color, space } from '../../../styles/tokens';
import { anchorsOf } from '../anchors';
import type { HeroProps } from '../design-page';
import { HeroActions, HeroFrame } from '../heroes/hero-parts';
import { ProductView } from './product-view';

const words = css({ gridColumn: '1 / -1', display: 'grid', gap: space.l, alignContent: 'start' });
const shown = css({ gridColumn: '1 / -1', minWidth: 0 });
const contents = css([
  plainList,
  {
    display: 'grid',
    gap: `${space.hair} ${space.gap}`,
    borderTop: `1px solid ${color.line}`,
    paddingTop: space.m,
    [from.small]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.nav]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
]);
const anchor = css([standaloneLink, { display: 'inline-block', paddingBlock: space.xs }]);

/** A product: its words, the thing itself beside them, and the page's content. */
export function ProductHero({ page }: HeroProps) {
  const { view } = page.hero;
  return (
    <HeroFrame page={page}>
      <div css={columns}>
        <div css={[words, span('1 / span 5', 'nav')]}>
          <p css={[smallText, mutedText]}>{page.title}</p>
          <h1 css={h1Text}>{page.hero.heading}</h1>
          <p css={leadText}>{page.hero.lead}</p>
          <HeroActions page={page} />
        </div>
        {view ? (
          <div css={[shown, span('6 / -1', 'nav')]}>
            <ProductView view={view} />
          </div>
        ) : null}
      </div>
      <nav aria-label="On this page">
        <ul css={[contents, smallText]}>
          {anchorsOf(page.bands).map(({ id, text }) => (
            <li key={id}>
              <a css={anchor} href={`#${id}`}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </HeroFrame>
  );
}
