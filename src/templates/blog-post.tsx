import { css } from '@emotion/react';
import { graphql, Link, type PageProps } from 'gatsby';
import { Adjacent } from '../components/adjacent/adjacent';
import { Breadcrumbs } from '../components/breadcrumbs/breadcrumbs';
import { Cover } from '../components/cover/cover';
import { DateText, MetaLine } from '../components/meta-line/meta-line';
import { Picture } from '../components/picture/picture';
import { RichText } from '../components/rich-text/rich-text';
import { ShareLinks } from '../components/share-links/share-links';
import { TableOfContents } from '../components/table-of-contents/table-of-contents';
import { TagList } from '../components/tag-list/tag-list';
import { linkTo } from '../lib/navigation';
import type { DetailContext } from '../lib/page-contexts';
import { blogPosting, breadcrumbList } from '../seo/json-ld';
import { Seo } from '../seo/seo';
import { useSiteUrl } from '../seo/site';
import { absoluteUrl } from '../seo/urls';
import { RelatedPosts } from '../sections/related';
import { articleBody, articleHead, articleSide, articleText } from '../styles/article';
import { wrap } from '../styles/layout';
import { h1Text, leadText, quietLink, smallText } from '../styles/text';
import { space } from '../styles/tokens';

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
  const siteUrl = useSiteUrl();
  const post = data.blogPost;
  if (!post) return null;
  return (
    <>
      <PostHead post={post} contentDigest={pageContext.contentDigest} />
      <article>
        <PostHeader post={post} />
        <div css={wrap}>
          <Cover
            picture={post.image}
            slug={post.slug}
            ratio={post.image ? 2 : 3.2}
            priority
            sizes="(min-width: 82.5em) 1320px, 94vw"
          />
        </div>
        <div css={[wrap, articleBody]}>
          <div css={articleSide}>
            <TableOfContents headings={post.headings} />
          </div>
          <div css={articleText}>
            <RichText html={post.html} />
            <TagList tags={post.tags} />
            <ShareLinks url={absoluteUrl(siteUrl, post.path)} title={post.title} />
          </div>
        </div>
      </article>
      <Adjacent previous={post.previous} next={post.next} label="posts" />
      <RelatedPosts posts={post.related} />
    </>
  );
}

function trailOf(post: Post) {
  const category =
    post.category && post.category_path ? [{ name: post.category, path: post.category_path }] : [];
  return [linkTo('/resources/blogs'), ...category, { name: post.title, path: post.path }];
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
      image={post.image}
      contentDigest={contentDigest}
      jsonLd={[blogPosting(article, siteUrl), breadcrumbList(trailOf(post), siteUrl)]}
    />
  );
}

const headline = css({ maxWidth: '17em' });
const author = css({ display: 'flex', alignItems: 'center', gap: space.m });
const portrait = css({ width: '3rem', height: '3rem', flexShrink: 0 });

function PostHeader({ post }: { post: Post }) {
  return (
    <header css={[wrap, articleHead]}>
      <Breadcrumbs trail={trailOf(post)} />
      <h1 css={[h1Text, headline]} dir="auto">
        {post.title}
      </h1>
      {post.short_description ? (
        <p css={leadText} dir="auto">
          {post.short_description}
        </p>
      ) : null}
      <div css={[author, smallText]}>
        {post.author?.image ? (
          <Picture picture={post.author.image} alt="" css={portrait} sizes="48px" />
        ) : null}
        <div>
          {post.author ? (
            <p dir="auto">
              <strong>{post.author.name}</strong>
              {post.author.role ? `, ${post.author.role}` : ''}
            </p>
          ) : null}
          <MetaLine>
            {post.published_at ? <DateText at={post.published_at} /> : null}
            {`${post.reading_minutes} min read`}
            {post.category && post.category_path ? (
              <Link css={quietLink} to={post.category_path} dir="auto">
                {post.category}
              </Link>
            ) : null}
          </MetaLine>
        </div>
      </div>
    </header>
  );
}
