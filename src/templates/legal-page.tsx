import { graphql, type PageProps } from 'gatsby';
import { TableOfContents } from '../components/table-of-contents/table-of-contents';
import type { DetailContext } from '../collections/page-contexts';
import { dataOf } from '../lib/page-data';
import { LegalBody } from '../sections/legal/legal-body';
import { LegalHead } from '../sections/legal/legal-head';
import { LegalIntro } from '../sections/legal/legal-intro';
import { articleBody, articleSide } from '../styles/article';
import { wrap } from '../styles/layout';

export const query = graphql`
  query LegalPage($id: String!) {
    page: legalPage(id: { eq: $id }) {
      path
      title
      trail {
        name
        path
      }
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

/** A legal text, set as a document: its date and contents at the side, its words at a good measure. */
export default function LegalPage({ data }: PageProps<Queries.LegalPageQuery, DetailContext>) {
  const page = dataOf(data.page);
  return (
    <article>
      <LegalHead page={page} />
      <LegalIntro page={page} />
      <div css={[wrap, articleBody]}>
        <div css={articleSide}>
          <TableOfContents headings={page.headings} />
        </div>
        <LegalBody page={page} />
      </div>
    </article>
  );
}
