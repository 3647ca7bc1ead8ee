import { css } from '@emotion/react';
import { ArticleCloth } from '../../cloth/cloth';
import { EmptyState } from '../../components/empty-state/empty-state';
import { NoHyphenBreak } from '../../components/no-hyphen-break';
import { groupInOrder } from '../../lib/group-in-order';
import { Picture } from '../../pictures/picture';
import { searchItem } from '../../site-search/search-kinds';
import { columns, plainList, span, wrap } from '../../styles/layout';
import { from } from '../../styles/media';
import { h2Text, h3Text, lineLink, mutedText, smallText, tabular } from '../../styles/text';
import { color, space } from '../../styles/tokens';
import { CaseStudyLink } from '../case-study-link';

type Award = Queries.AwardsQuery['allAward']['nodes'][number];

const body = css({ paddingBlock: `${space.xl} ${space.section}` });
const year = css([
  columns,
  { paddingBlock: space.xl, borderTop: `1px solid ${color.line}`, rowGap: space.m },
]);
const numeral = css([h2Text, tabular]);
const list = css([plainList, { display: 'grid', gap: space.xl }]);
const item = css({
  display: 'grid',
  gap: space.l,
  gridTemplateColumns: 'minmax(0, 1fr) auto',
});
const words = css({ display: 'grid', alignContent: 'start', gap: space.xs, maxWidth: '38rem' });
const mark = css({
  width: '4rem',
  height: '4rem',
  [from.small]: { width: '6rem', height: '6rem' },
});

/** Awards by year, the years down the side. */
export function AwardYears({ awards }: { awards: readonly Award[] }) {
  const years = groupInOrder(awards, (award) => String(award.year ?? 'Undated'));
  return (
    <div css={[wrap, body]}>
      {years.map(([name, own]) => (
        <section key={name} css={year} aria-label={name}>
          <h2 css={[numeral, span('1 / span 4')]}>{name}</h2>
          <ul css={[list, span('5 / -1')]}>
            {own.map((award) => (
              <AwardItem key={award.api_id} award={award} />
            ))}
          </ul>
        </section>
      ))}
      {years.length === 0 ? <EmptyState>No awards to show yet.</EmptyState> : null}
    </div>
  );
}

function AwardItem({ award }: { award: Award }) {
  const { title, issuer, short_description: text, url, case_study: study, image } = award;
  return (
    <li css={item} {...searchItem('Award', award.api_id)}>
      <div css={words}>
        <h3 css={h3Text} dir="auto">
          {url ? (
            <a css={lineLink} href={url} rel="noopener noreferrer">
              <NoHyphenBreak>{title}</NoHyphenBreak>
            </a>
          ) : (
            <NoHyphenBreak>{title}</NoHyphenBreak>
          )}
        </h3>
        {issuer ? (
          <p css={smallText} dir="auto">
            {issuer}
          </p>
        ) : null}
        {text ? (
          <p css={[smallText, mutedText]} dir="auto">
            <NoHyphenBreak>{text}</NoHyphenBreak>
          </p>
        ) : null}
        {study ? (
          <p css={smallText} dir="auto">
            <CaseStudyLink study={study} />
          </p>
        ) : null}
      </div>
      {image ? (
        <Picture picture={image} alt="" fit="contain" css={mark} sizes="96px" />
      ) : (
        <div css={mark}>
          <ArticleCloth slug={award.api_id} />
        </div>
      )}
    </li>
  );
}
