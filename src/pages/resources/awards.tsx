import { css } from '@emotion/react';
import { graphql, type PageProps } from 'gatsby';
import { ArticleCloth } from '../../cloth/article-cloth';
import { EmptyState } from '../../components/empty-state/empty-state';
import { NoHyphenBreak } from '../../components/no-hyphen-break';
import { PageHeader } from '../../components/page-header/page-header';
import { Picture } from '../../pictures/picture';
import { groupInOrder } from '../../lib/group-in-order';
import { company } from '../../site/company';
import { linkTo } from '../../site/navigation';
import { searchItem } from '../../site-search/search-kinds';
import { CaseStudyLink } from '../../sections/case-study-link';
import { ListSeo } from '../../seo/list-seo';
import { columns, plainList, span, wrap } from '../../styles/layout';
import { from } from '../../styles/media';
import { h2Text, h3Text, mutedText, quietLink, smallText, tabular } from '../../styles/text';
import { color, space } from '../../styles/tokens';

export const query = graphql`
  query Awards {
    allAward(sort: { position: ASC }) {
      nodes {
        api_id
        title
        issuer
        year
        short_description
        url
        case_study {
          path
          title
        }
        image {
          ...PictureLogo
        }
      }
    }
  }
`;

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
const blurb = css({ textWrap: 'balance' });
const mark = css({
  width: '4rem',
  height: '4rem',
  [from.small]: { width: '6rem', height: '6rem' },
});

/** `/resources/awards`: years down the side. */
export default function Awards({ data }: PageProps<Queries.AwardsQuery>) {
  const link = linkTo('/resources/awards');
  const years = groupInOrder(data.allAward.nodes, (award) => String(award.year ?? 'Undated'));
  return (
    <>
      <ListSeo
        facts={{ title: 'Awards', place: '', path: link.path, trail: [link] }}
        description={`What juries gave ${company.name}, for which work, and who judged it.`}
      />
      <PageHeader
        trail={[link]}
        title="Awards"
        lead="A jury is one more reviewer. We enter finished work only, with the client’s consent and figures that the client has signed."
      />
      <div css={[wrap, body]}>
        {years.map(([name, awards]) => (
          <section key={name} css={year} aria-label={name}>
            <h2 css={[numeral, span('1 / span 4')]}>{name}</h2>
            <ul css={[list, span('5 / -1')]}>
              {awards.map((award) => (
                <AwardItem key={award.api_id} award={award} />
              ))}
            </ul>
          </section>
        ))}
        {years.length === 0 ? <EmptyState>No awards to show yet.</EmptyState> : null}
      </div>
    </>
  );
}

function AwardItem({ award }: { award: Award }) {
  const { title, issuer, short_description: text, url, case_study: study, image } = award;
  return (
    <li css={item} {...searchItem('Award', award.api_id)}>
      <div css={words}>
        <h3 css={h3Text} dir="auto">
          {url ? (
            <a css={quietLink} href={url} rel="noopener noreferrer">
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
          <p css={[smallText, mutedText, blurb]} dir="auto">
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
