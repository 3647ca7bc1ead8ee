/**
 * `/featured.json`: the header's featured items. Separate from the pages, so that a new press release changes this file
 * and not the HTML of every page.
 */
import type { CreatePagesArgs } from 'gatsby';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { formatDate } from '../../lib/format';
import { plainPicture } from '../../pictures/plain-picture';
import { FEATURED_SIZE } from '../../site/featured-size';
import type { Featured, FeaturedItem } from '../featured';

const { width, height } = FEATURED_SIZE;

interface QueriedItem {
  slug: string;
  path: string;
  title: string;
  excerpt: string;
  published_at: string | null;
  image: {
    alt: string;
    dominant_color: string;
    url: string;
    gatsbyImageData: IGatsbyImageData | null;
  } | null;
}
interface QueryResult {
  pressReleases: QueriedItem[];
  newestPressRelease: { nodes: QueriedItem[] };
  newestPost: { nodes: QueriedItem[] };
}

const QUERY = `
  fragment PressReleaseItem on PressRelease {
    slug path title excerpt published_at
    image { alt dominant_color url gatsbyImageData(layout: "FIXED", width: ${width}, height: ${height}) }
  }
  fragment PostItem on BlogPost {
    slug path title excerpt published_at
    image { alt dominant_color url gatsbyImageData(layout: "FIXED", width: ${width}, height: ${height}) }
  }
  query Featured($first: [String!]!) {
    pressReleases(ids: $first) { ...PressReleaseItem }
    newestPressRelease: allPressRelease(sort: [{ published_at_utc: DESC }, { api_id: ASC }], limit: 2) { nodes { ...PressReleaseItem } }
    newestPost: allBlogPost(sort: [{ published_at_utc: DESC }, { api_id: ASC }], limit: 1) { nodes { ...PostItem } }
  }
`;

function item(queried: QueriedItem | undefined): FeaturedItem | null {
  if (!queried) return null;
  const { slug, path, title, excerpt, published_at: publishedAt, image } = queried;
  const date = formatDate(publishedAt);
  const picture = image && plainPicture(image, FEATURED_SIZE);
  return { slug, path, title, excerpt, publishedAt, date, picture };
}

/**
 * Reads the header's featured items; querying the pictures here also makes them.
 * @param firstId Gatsby's id of the first press release in the admin API's order
 */
export async function queryFeatured(
  graphql: CreatePagesArgs['graphql'],
  firstId: string | undefined,
): Promise<Featured> {
  const { data, errors } = await graphql<QueryResult>(QUERY, { first: firstId ? [firstId] : [] });
  if (errors || !data) throw new Error(`The featured items cannot be read: ${String(errors)}`);
  const [featured] = data.pressReleases;
  return {
    featuredRead: item(featured),
    newestPressRelease: item(
      data.newestPressRelease.nodes.find(({ slug }) => slug !== featured?.slug),
    ),
    newestPost: item(data.newestPost.nodes[0]),
  };
}
