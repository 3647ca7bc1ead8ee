import { graphql, type PageProps } from 'gatsby';
import { Adjacent } from '../../components/adjacent/adjacent';
import type { DetailContext } from '../../lib/page-contexts';
import { dataOf } from '../../lib/page-data';
import { blogPosting, breadcrumbList } from '../../seo/json-ld';
import { Seo } from '../../seo/seo';
import { useSiteUrl } from '../../seo/site';
import { PostDetail, postTrail } from './detail';
import { RelatedPosts } from './related';

export const query = graphql`
  query BlogPost($id: String!) {
    blogPost(id: { eq: $id }) {
      slug
      path
      title
      short_description
      excerpt
      category
      category_path
      tags
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
      author {
        name
        role
        image {
          ...PicturePortrait
        }
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
        ...PostTeaser
      }
    }
  }
`;

type Post = NonNullable<Queries.BlogPostQuery['blogPost']>;

/** `/blog/{slug}` */
export default function BlogPost({
  data,
  pageContext,
}: PageProps<Queries.BlogPostQuery, DetailContext>) {
  const post = dataOf(data.blogPost);
  return (
    <>
      <PostHead post={post} contentDigest={pageContext.contentDigest} />
      <PostDetail item={post} />
      <Adjacent previous={post.previous} next={post.next} label="posts" />
      <RelatedPosts posts={post.related} />
    </>
  );
}

function PostHead({ post, contentDigest }: { post: Post; contentDigest: string }) {
  const siteUrl = useSiteUrl();
  const facts = {
    path: post.path,
    title: post.head_title,
    description: post.head_description,
    publishedAt: post.published_at,
    updatedAt: post.updated_at,
  };
  const article = {
    ...facts,
    title: post.title,
    imageUrl: post.image?.url ?? null,
    authorName: post.author?.name ?? null,
  };
  return (
    <Seo
      {...facts}
      type="article"
      feed="post"
      image={post.image}
      contentDigest={contentDigest}
      jsonLd={[blogPosting(article, siteUrl), breadcrumbList(postTrail(post), siteUrl)]}
    />
  );
}
