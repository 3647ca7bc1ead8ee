import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { NoHyphenBreak } from '../../components/no-hyphen-break';
import { Breadcrumbs } from '../../components/breadcrumbs/breadcrumbs';
import { WeaveSwatch } from '../../cloth/weave-swatch';
import { Cover } from '../../pictures/cover';
import { DateText, MetaLine } from '../../components/meta-line/meta-line';
import { Picture, type PictureData } from '../../pictures/picture';
import { RichText } from '../../rich-text/rich-text';
import { ShareLinks } from '../../components/share-links/share-links';
import { TableOfContents } from '../../components/table-of-contents/table-of-contents';
import { TagList } from '../../components/tag-list/tag-list';
import { linkTo } from '../../site/navigation';
import { serviceKeyOf } from '../../site/service-key';
import { useSiteUrl } from '../../seo/site';
import { absoluteUrl } from '../../seo/urls';
import { articleBody, articleHead, articleSide, articleText } from '../../styles/article';
import { wrap } from '../../styles/layout';
import { h1Text, leadText, quietLink, smallText } from '../../styles/text';
import { space } from '../../styles/tokens';
import type { ArticleFacts } from '../facts';
import { post } from './definition';

export interface PostFacts extends ArticleFacts {
  readonly category: string | null;
  /** The page of the category; null where there is none. */
  readonly category_path: string | null;
  readonly tags: readonly string[];
  /** The practice that it is of. */
  readonly service: { readonly key: string } | null;
  readonly author: {
    readonly name: string | null;
    readonly role: string | null;
    readonly image: PictureData | null;
  } | null;
}

/** The way to a post, for its breadcrumbs. */
export function postTrail({ title, path, category, category_path: categoryPath }: PostFacts) {
  const above = category && categoryPath ? [{ name: category, path: categoryPath }] : [];
  return [linkTo(post.pages.list), ...above, { name: title, path }];
}

/** A post, from its breadcrumbs to the links that share it. */
export function PostDetail({ item: post }: { item: PostFacts }) {
  const siteUrl = useSiteUrl();
  return (
    <article>
      <PostHeader post={post} />
      <div css={wrap}>
        <PostPicture post={post} />
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
  );
}

const ribbon = css({ height: '2.5rem' });

/** The picture of a post; without one a ribbon in the weave of its practice, which as large as a picture says nothing. */
function PostPicture({ post }: { post: PostFacts }) {
  const service = serviceKeyOf(post.service);
  if (post.image) {
    return (
      <Cover
        picture={post.image}
        slug={post.slug}
        ratio={1.75}
        priority
        sizes="(min-width: 82.5em) 1320px, 92vw"
      />
    );
  }
  return service ? (
    <div css={ribbon}>
      <WeaveSwatch service={service} cell={10} />
    </div>
  ) : null;
}

const headline = css({ maxWidth: '17em' });
const author = css({ display: 'flex', alignItems: 'center', gap: space.m });
const portrait = css({ width: '3rem', height: '3rem', flexShrink: 0 });

function PostHeader({ post }: { post: PostFacts }) {
  return (
    <header css={[wrap, articleHead]}>
      <Breadcrumbs trail={postTrail(post)} />
      <h1 css={[h1Text, headline]} dir="auto">
        <NoHyphenBreak>{post.title}</NoHyphenBreak>
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
