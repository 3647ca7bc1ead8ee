import { css } from '@emotion/react';
import { formatDate } from '../../lib/format';
import { groupInOrder } from '../../lib/group-in-order';
import { columns, span, staysBeside } from '../../styles/layout';
import { h3Text } from '../../styles/text';
import { space } from '../../styles/tokens';
import { NewsLine, type NewsTeaserData } from './teaser';

const month = css([columns, { rowGap: space.s }]);
const monthName = css([h3Text, staysBeside('medium')]);
const lineLevels = { h2: 'h3', h3: 'h4' } as const;

export interface NewsMonthsProps {
  items: readonly NewsTeaserData[];
  headingLevel?: keyof typeof lineLevels;
}

/** News by month. */
export function NewsMonths({ items, headingLevel: Heading = 'h2' }: NewsMonthsProps) {
  const months = groupInOrder(
    items,
    ({ published_at: at }) => formatDate(at, 'month') || 'Undated',
  );
  return months.map(([name, own]) => (
    <section key={name} css={month} aria-label={name}>
      <Heading css={[monthName, span('1 / span 3')]}>{name}</Heading>
      <div css={span('4 / -1')}>
        {own.map((item) => (
          <NewsLine key={item.path} item={item} headingLevel={lineLevels[Heading]} long />
        ))}
      </div>
    </section>
  ));
}
