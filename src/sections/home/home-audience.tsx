import { css } from '@emotion/react';
import { Link } from 'gatsby';
import type { ServiceKey } from '@corporate-website/contract/vocabulary';
import { serviceOf } from '../../site/services';
import { columns, hiddenText, span, wrap } from '../../styles/layout';
import { hover } from '../../styles/media';
import { h3Text } from '../../styles/text';
import { color, space, threadColor } from '../../styles/tokens';

interface Audience {
  readonly who: string;
  readonly when: string;
  readonly service: ServiceKey;
}

/** Clients and their occasions; together they read as one paragraph. */
const audiences: readonly Audience[] = [
  { who: 'Banks', when: 'call when month end will not close.', service: 'fintech' },
  { who: 'Insurers', when: 'call when a claim outlives the repair.', service: 'insurtech' },
  {
    who: 'Product companies',
    when: 'call when a release takes the weekend.',
    service: 'custom-software',
  },
];

const statement = css([h3Text, { fontWeight: 500, lineHeight: 1.25 }]);
// The last word is never left alone on a line.
const together = css({ display: 'inline-block' });
const threadLink = css({
  color: color.ink,
  fontWeight: 600,
  textDecorationThickness: '0.09em',
  textUnderlineOffset: '0.14em',
  [hover]: { '&:hover': { color: color.action } },
});
const body = css([columns, { paddingBottom: space.section }]);

/** For whom the company works, in one paragraph below its figures. */
export function HomeAudience() {
  return (
    <section css={wrap} aria-labelledby="audience">
      <div css={body}>
        <h2 css={hiddenText} id="audience">
          Who calls us
        </h2>
        <p css={[statement, span('1 / span 9')]}>
          {audiences.map(({ who, when, service }) => (
            <span key={service}>
              <Link
                css={[threadLink, { textDecorationColor: threadColor(service) }]}
                to={serviceOf(service)?.path ?? '/'}
              >
                {who}
              </Link>{' '}
              {when}{' '}
            </span>
          ))}
          We come, read the code, and stay on <span css={together}>call afterwards.</span>
        </p>
      </div>
    </section>
  );
}
