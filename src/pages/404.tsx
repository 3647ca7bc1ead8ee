import { css } from '@emotion/react';
import { Link, type PageProps } from 'gatsby';
import { ArticleCloth } from '../components/cloth/cloth';
import { allLinks } from '../lib/navigation';
import { Seo } from '../seo/seo';
import { columns, plainList, span, wrap } from '../styles/layout';
import { from } from '../styles/media';
import { h1Text, h4Text, leadText, quietLink } from '../styles/text';
import { color, space } from '../styles/tokens';

const page = css([
  columns,
  { paddingBlock: `${space.xxl} ${space.section}`, alignItems: 'center' },
]);
const words = css({ display: 'grid', gap: space.l });
const list = css({ columnGap: space.xl, [from.small]: { columns: 2 } });
const row = css({
  paddingBlock: space.s,
  borderTop: `1px solid ${color.line}`,
  breakInside: 'avoid',
});
const cloth = css({ aspectRatio: '1 / 1' });

/** What is served for an address that leads nowhere. */
export default function NotFound(_props: PageProps) {
  return (
    <div css={[wrap, page]}>
      <Seo title="Page not found" description="This address leads nowhere." path="/404" noIndex />
      <div css={[words, span('1 / span 7')]}>
        <h1 css={h1Text}>A loose thread</h1>
        <p css={leadText}>
          No page is woven in here. It was moved, or the address has a slip in it. These are still
          in place:
        </p>
        <ul css={[plainList, list]}>
          {allLinks.map(({ name, path }) => (
            <li key={path} css={row}>
              <Link css={[h4Text, quietLink]} to={path}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <div css={[cloth, span('9 / -1')]}>
        <ArticleCloth slug="a-loose-thread" />
      </div>
    </div>
  );
}
