import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { wayTo } from '../../site/hubs';
import { clampedTo, plainList } from '../../styles/layout';
import { below } from '../../styles/media';
import { captionText, mutedText, quietLink } from '../../styles/text';
import { space } from '../../styles/tokens';

export interface Crumb {
  readonly name: string;
  readonly path: string;
}

// In a grid it would be as wide as its longest word.
const bar = css({ minWidth: 0 });
const list = css({ display: 'flex', flexWrap: 'wrap', rowGap: 0 });
// On a phone the way back alone: the whole of it would take three lines above a title.
const item = css({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 0,
  '&:not(:last-of-type)::after': {
    content: "'/' / ''",
    paddingInline: space.xs,
    [below.small]: { content: 'none' },
  },
  [below.small]: {
    '&::before': { content: "'‹' / ''", paddingInlineEnd: space.xs },
    '&:not(:nth-last-of-type(2))': { display: 'none' },
  },
});
const hit = css({ display: 'inline-block', paddingBlock: space.xs });
// One line that ends after a word: `text-overflow` would cut within one.
const here = css([clampedTo(1), { marginBlock: space.xs }]);

/** The way from the home page to this one. `trail` ends with the page itself, which is not a link. */
export function Breadcrumbs({ trail }: { trail: readonly Crumb[] }) {
  const parents = wayTo(trail).slice(0, -1);
  const current = trail.at(-1);
  return (
    <nav aria-label="Breadcrumb" css={bar}>
      <ol css={[plainList, list, captionText, mutedText]}>
        {parents.map(({ name, path }) => (
          <li key={path} css={item}>
            <Link css={[quietLink, hit]} to={path}>
              {name}
            </Link>
          </li>
        ))}
        {current ? (
          <li css={item} aria-current="page">
            <span css={here} dir="auto">
              {current.name}
            </span>
          </li>
        ) : null}
      </ol>
    </nav>
  );
}
