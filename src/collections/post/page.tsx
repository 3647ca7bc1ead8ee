import { graphql, type PageProps } from 'gatsby';
import { Adjacent } from '../../components/adjacent/adjacent';
import type { DetailContext } from '../page-contexts';
import { dataOf } from '../../lib/page-data';
import { ArticleSeo } from '../../seo/article-seo';
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
      service {
        key
      }
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

/** `/blog/{slug}` */
export default function BlogPost({
  data,
  pageContext,
}: PageProps<Queries.BlogPostQuery, DetailContext>) {
  const post = dataOf(data.blogPost);
  return (
    <>
      <ArticleSeo
        item={post}
        contentDigest={pageContext.contentDigest}
        trail={postTrail(post)}
        describe="blogPosting"
        feed="post"
      />
      <PostDetail item={post} />
      <Adjacent previous={post.previous} next={post.next} label="posts" />
      <RelatedPosts posts={post.related} />
    </>
  );
}
