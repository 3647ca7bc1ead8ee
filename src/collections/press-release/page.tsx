import { graphql, type PageProps } from 'gatsby';
import { Adjacent } from '../../components/adjacent/adjacent';
import type { DetailContext } from '../../lib/page-contexts';
import { dataOf } from '../../lib/page-data';
import { breadcrumbList, newsArticle } from '../../seo/json-ld';
import { Seo } from '../../seo/seo';
import { useSiteUrl } from '../../seo/site';
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

type Release = NonNullable<Queries.PressReleaseQuery['pressRelease']>;

/** `/press-release/{slug}` */
export default function PressRelease({
  data,
  pageContext,
}: PageProps<Queries.PressReleaseQuery, DetailContext>) {
  const release = dataOf(data.pressRelease);
  return (
    <>
      <ReleaseHead release={release} contentDigest={pageContext.contentDigest} />
      <ReleaseDetail item={release} />
      <Adjacent previous={release.previous} next={release.next} label="news" />
      <RelatedNews items={release.related} />
    </>
  );
}

function ReleaseHead({ release, contentDigest }: { release: Release; contentDigest: string }) {
  const siteUrl = useSiteUrl();
  const facts = {
    path: release.path,
    title: release.head_title,
    description: release.head_description,
    publishedAt: release.published_at,
    updatedAt: release.updated_at,
  };
  const article = { ...facts, title: release.title, imageUrl: release.image?.url ?? null };
  return (
    <Seo
      {...facts}
      type="article"
      feed="pressRelease"
      image={release.image}
      contentDigest={contentDigest}
      jsonLd={[newsArticle(article, siteUrl), breadcrumbList(releaseTrail(release), siteUrl)]}
    />
  );
}
