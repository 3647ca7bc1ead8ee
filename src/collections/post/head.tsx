import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { WeaveSwatch } from '../../cloth/weave-swatch';
import { Breadcrumbs, type Crumb } from '../../components/breadcrumbs/breadcrumbs';
import { DateText, MetaLine } from '../../components/meta-line/meta-line';
import { NoHyphenBreak } from '../../components/no-hyphen-break';
import { TagList, type TagListProps } from '../../components/tag-list/tag-list';
import { Cover } from '../../pictures/cover';
import { Picture } from '../../pictures/picture';
import { serviceKeyOf } from '../../site/service-key';
import { articleHead } from '../../styles/article';
import { wrap } from '../../styles/layout';
import { h1Text, leadText, quietLink, smallText } from '../../styles/text';
import { space } from '../../styles/tokens';
import type { PostFacts } from './detail';

const ribbon = css({ height: '2.5rem' });

/** The picture of a post; without one a ribbon in the weave of its practice, which as large as a picture says nothing. */
export function PostPicture({ post }: { post: PostFacts }) {
  const service = serviceKeyOf(post.service);
  return (
    <div css={wrap}>
      {post.image ? (
        <Cover
          picture={post.image}
          slug={post.slug}
          ratio={1.75}
          priority
          sizes="(min-width: 82.5em) 1320px, 92vw"
        />
      ) : service ? (
        <div css={ribbon}>
          <WeaveSwatch service={service} cell={10} />
        </div>
      ) : null}
    </div>
  );
}

const headline = css({ maxWidth: '17em' });
const author = css({ display: 'flex', alignItems: 'center', gap: space.m });
const portrait = css({ width: '3rem', height: '3rem', flexShrink: 0 });

/** A post's breadcrumbs, title and author. */
export function PostHeader({ post, trail }: { post: PostFacts; trail: readonly Crumb[] }) {
  return (
    <header css={[wrap, articleHead]}>
      <Breadcrumbs trail={trail} />
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

const tags = css({ display: 'contents' });

/** A post's tags, in one element. */
export function PostTags(props: TagListProps) {
  return (
    <div css={tags}>
      <TagList {...props} />
    </div>
  );
}
