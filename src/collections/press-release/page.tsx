import { graphql, type PageProps } from 'gatsby';
import { Adjacent } from '../../components/adjacent/adjacent';
import { itemTrail } from '../item-trail';
import type { ItemContext } from '../page-contexts';
import { dataOf } from '../../lib/page-data';
import { ArticleSeo } from '../../seo/article-seo';
import { pressRelease } from './definition';
import { ReleaseDetail } from './detail';
import { RelatedNews } from './rows';

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
        share_url
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
}: PageProps<Queries.PressReleaseQuery, ItemContext>) {
  const { contentDigest, listName } = pageContext;
  const release = dataOf(data.pressRelease);
  return (
    <>
      <ArticleSeo
        item={release}
        contentDigest={contentDigest}
        trail={itemTrail(pressRelease, listName, release)}
        describe="newsArticle"
        feed="pressRelease"
      />
      <ReleaseDetail item={release} listName={listName} />
      <Adjacent previous={release.previous} next={release.next} label="news" />
      {release.related.length > 0 ? <RelatedNews items={release.related} /> : null}
    </>
  );
}
