import { graphql, type PageProps } from 'gatsby';
import { Adjacent } from '../../components/adjacent/adjacent';
import type { ItemContext } from '../page-contexts';
import { dataOf } from '../../lib/page-data';
import { ArticleSeo } from '../../seo/article-seo';
import { PostDetail, postTrail } from './detail';
import { RelatedPosts } from './rows';

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
        ...PictureBeside
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
        ...PostTeaser
      }
    }
  }
`;

/** `/blog/{slug}` */
export default function BlogPost({
  data,
  pageContext,
}: PageProps<Queries.BlogPostQuery, ItemContext>) {
  const { contentDigest, listName } = pageContext;
  const post = dataOf(data.blogPost);
  return (
    <>
      <ArticleSeo
        item={post}
        contentDigest={contentDigest}
        trail={postTrail(post, listName)}
        describe="blogPosting"
        feed="post"
      />
      <PostDetail item={post} listName={listName} />
      <Adjacent previous={post.previous} next={post.next} label="posts" />
      {post.related.length > 0 ? <RelatedPosts posts={post.related} /> : null}
    </>
  );
}
