import { css } from '@emotion/react';
import { LinkRows } from '../../components/link-rows/link-rows';
import { linkTo } from '../../site/navigation';
import { services } from '../../site/services';
import { from } from '../../styles/media';
import { h3Text } from '../../styles/text';
import { space } from '../../styles/tokens';

const ways = css({
  display: 'grid',
  gap: `${space.xl} ${space.gap}`,
  [from.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
const list = css({ display: 'grid', alignContent: 'start', gap: space.s });

/** The most visited pages. */
const frequent = [
  '/resources/case-studies',
  '/resources/blogs',
  '/corporate-overview/careers',
  '/contact',
  '/sitemap',
].map(linkTo);

/** Ways on from an address that leads nowhere: pages that are often wanted. */
export function WaysOn({ className }: { className?: string }) {
  return (
    <div css={ways} className={className}>
      <section css={list} aria-labelledby="frequent">
        <h2 css={h3Text} id="frequent">
          Good places to start
        </h2>
        <LinkRows links={frequent} />
      </section>
      <section css={list} aria-labelledby="practices">
        <h2 css={h3Text} id="practices">
          What we do
        </h2>
        <LinkRows links={services} />
      </section>
    </div>
  );
}
