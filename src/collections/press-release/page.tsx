import { graphql, type PageProps } from 'gatsby';
import { Adjacent } from '../../components/adjacent/adjacent';
import type { DetailContext } from '../page-contexts';
import { dataOf } from '../../lib/page-data';
import { ArticleSeo } from '../../seo/article-seo';
import { ReleaseDetail, releaseTrail } from './detail';
import { RelatedNews } from './related';

export const query = graphql`
  query PressRelease($id: String!) {
    pressRelease(id: { eq: $id }) {
      slug
      path
      title
      short_description
      excerpt
      category_label
      published_at
      updated_at
      reading_minutes
      html
      head_title
      head_description
      headings {
        id
        text
        level
      }
      image {
        ...PictureHead
      }
      previous {
        path
        title
      }
      next {
        path
        title
      }
      related {
        ...NewsTeaser
      }
    }
  }
`;

/** `/press-release/{slug}` */
export default function PressRelease({
  data,
  pageContext,
}: PageProps<Queries.PressReleaseQuery, DetailContext>) {
  const release = dataOf(data.pressRelease);
  return (
    <>
      <ArticleSeo
        item={release}
        contentDigest={pageContext.contentDigest}
        trail={releaseTrail(release)}
        describe="newsArticle"
        feed="pressRelease"
      />
      <ReleaseDetail item={release} />
      <Adjacent previous={release.previous} next={release.next} label="news" />
      <RelatedNews items={release.related} />
    </>
  );
}
