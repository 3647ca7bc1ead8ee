import { css } from '@emotion/react';
import { graphql, type PageProps } from 'gatsby';
import type { ReactNode } from 'react';
import { Breadcrumbs } from '../components/breadcrumbs/breadcrumbs';
import { DateText } from '../components/meta-line/meta-line';
import { RichText } from '../rich-text/rich-text';
import { TableOfContents } from '../components/table-of-contents/table-of-contents';
import type { DetailContext } from '../collections/page-contexts';
import { dataOf } from '../lib/page-data';
import { pageTrail } from '../site/page-trail';
import { StoredKeysTable } from '../consent/stored-keys-table';
import { Seo } from '../seo/seo';
import { articleBody, articleHead, articleSide, articleText } from '../styles/article';
import { span, wrap } from '../styles/layout';
import { from } from '../styles/media';
import { captionText, h1Text, leadText, mutedText, smallText } from '../styles/text';
import { color, space, width } from '../styles/tokens';

export const query = graphql`
  query LegalPage($id: String!) {
    page: legalPage(id: { eq: $id }) {
      path
      title
      meta_title
      meta_description
      content_digest
      lead
      updated
      body {
        html
        table
      }
      headings {
        id
        text
        level
      }
    }
  }
`;

type Page = NonNullable<Queries.LegalPageQuery['page']>;

const rule = css({ borderTop: `2px solid ${color.ink}` });
const document = css({ rowGap: space.xl, maxWidth: width.narrow });
const dated = css({
  paddingTop: space.l,
  [from.wide]: { '&&': { gridColumn: '1 / span 3' } },
});
const words = css({
  display: 'grid',
  gap: space.l,
  paddingTop: space.l,
  [from.wide]: { '&&': { gridColumn: '4 / span 8' } },
});

/** Tables that a text may call for, by the name that it calls them by. */
const tables: Readonly<Record<string, () => ReactNode>> = {
  'stored-keys': () => <StoredKeysTable />,
};

/** A legal text, set as a document: its date and contents at the side, its words at a good measure. */
export default function LegalPage({ data }: PageProps<Queries.LegalPageQuery, DetailContext>) {
  const page = dataOf(data.page);
  return (
    <article>
      <LegalHead page={page} />
      <header css={[wrap, articleHead]}>
        <Breadcrumbs trail={pageTrail(page)} />
        <div css={rule} aria-hidden="true" />
        <p css={[smallText, mutedText, dated]}>
          <span css={captionText}>Last changed </span>
          <br />
          <DateText at={page.updated} />
        </p>
        <div css={words}>
          <h1 css={[h1Text, span('1')]}>{page.title}</h1>
          <p css={leadText}>{page.lead}</p>
        </div>
      </header>
      <div css={[wrap, articleBody]}>
        <div css={articleSide}>
          <TableOfContents headings={page.headings} />
        </div>
        <div css={[articleText, document]}>
          {page.body.map(({ html, table }, index) =>
            html ? (
              <RichText key={index} html={html} />
            ) : (
              <div key={index}>{tables[table ?? '']?.()}</div>
            ),
          )}
        </div>
      </div>
    </article>
  );
}

function LegalHead({ page }: { page: Page }) {
  return (
    <Seo
      title={page.meta_title}
      description={page.meta_description}
      path={page.path}
      updatedAt={page.updated}
      contentDigest={page.content_digest}
      jsonLd={[
        ['breadcrumbList', pageTrail(page)],
        [
          'webPage',
          'WebPage',
          {
            path: page.path,
            name: page.meta_title,
            description: page.meta_description,
            updatedAt: page.updated,
          },
        ],
      ]}
    />
  );
}
