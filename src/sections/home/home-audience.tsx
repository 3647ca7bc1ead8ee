import { css } from '@emotion/react';
import { Link } from 'gatsby';
import type { ServiceKey } from '@corporate-website/contract/vocabulary';
import { serviceOf } from '../../site/services';
import { columns, plainList, ruled, span, wrap } from '../../styles/layout';
import { from } from '../../styles/media';
import { h2Text, h3Text, leadText, smallText, standaloneLink } from '../../styles/text';
import { thread } from '../../styles/thread';
import { space } from '../../styles/tokens';

interface Audience {
  readonly who: string;
  readonly when: string;
  readonly service: ServiceKey;
}

const audiences: readonly Audience[] = [
  {
    who: 'Banks',
    when: 'Month end will not close, or a payment fails and nobody can say where.',
    service: 'fintech',
  },
  {
    who: 'Insurers',
    when: 'A claim takes longer than the repair, or a broker waits two days for a price.',
    service: 'insurtech',
  },
  {
    who: 'Product companies',
    when: 'A release takes the weekend, or version one cannot be built on.',
    service: 'custom-software',
  },
];

const body = css([columns, ruled, { rowGap: space.xl, paddingBlock: space.section }]);
const head = css({ display: 'grid', gap: space.m, alignContent: 'start' });
const list = css([
  plainList,
  {
    display: 'grid',
    gap: `${space.xl} ${space.gap}`,
    [from.medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
]);
// The thread of the practice that answers, as a selvedge of its column.
const item = css({
  display: 'grid',
  gap: space.s,
  alignContent: 'start',
  justifyItems: 'start',
  paddingTop: space.m,
  borderTop: `4px solid ${thread}`,
});

/** For whom the company works, and the trouble that each of them calls with. */
export function HomeAudience() {
  return (
    <section css={wrap} aria-labelledby="audience">
      <div css={body}>
        <div css={[head, span('1 / -1'), span('1 / span 3', 'wide')]}>
          <h2 css={h2Text} id="audience">
            When to call us
          </h2>
          <p css={leadText}>We come, read the code, and stay on call afterwards.</p>
        </div>
        <ul css={[list, span('1 / -1'), span('4 / -1', 'wide')]}>
          {audiences.map(({ who, when, service }) => {
            const { name = '', path = '/' } = serviceOf(service) ?? {};
            return (
              <li key={service} css={item} data-thread={service}>
                <h3 css={h3Text}>{who}</h3>
                <p>{when}</p>
                <Link css={[smallText, standaloneLink]} to={path}>
                  {name}
                </Link>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
