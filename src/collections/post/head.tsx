import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { WeaveSwatch } from '../../cloth/weave-swatch';
import { Breadcrumbs, type Crumb } from '../../components/breadcrumbs/breadcrumbs';
import { DateText, MetaLine } from '../../components/meta-line/meta-line';
import { NoHyphenBreak } from '../../components/no-hyphen-break';
import { TagList, type TagListProps } from '../../components/tag-list/tag-list';
import { Cover } from '../../pictures/cover';
import { Picture } from '../../pictures/picture';
import { BESIDE_SIZES, besideRatio } from '../../pictures/sizes';
import { serviceKeyOf } from '../../site/service-key';
import { columns, span, wrap } from '../../styles/layout';
import { leadText, quietLink, smallText, titleText } from '../../styles/text';
import { space } from '../../styles/tokens';
import type { PostFacts } from './detail';

const head = css({ display: 'grid', gap: space.l, paddingBlock: `${space.l} ${space.m}` });
const opening = css([columns, { rowGap: space.l, alignItems: 'center' }]);
// Beside the title of a tablet a chart could not be read.
const wide = span('1 / -1');
const titles = css({ display: 'grid', gap: space.l, minWidth: 0 });
const headline = css({ maxWidth: '17em' });
const author = css({ display: 'flex', alignItems: 'center', gap: space.m });
const portrait = css({ width: '3rem', height: '3rem', flexShrink: 0 });
const ribbon = css({ height: '2.5rem' });

interface OfPost {
  post: PostFacts;
}

/**
 * A post's breadcrumbs, title and author, and beside them its picture, so that the text begins on the first screen. A
 * post without a picture has a ribbon in the weave of its practice.
 */
export function PostHeader({ post, trail }: OfPost & { trail: readonly Crumb[] }) {
  const service = serviceKeyOf(post.service);
  return (
    <header css={[wrap, head]}>
      <Breadcrumbs trail={trail} />
      <div css={opening}>
        <PostTitles post={post} />
        {post.image ? (
          <div css={[wide, span('9 / -1', 'nav')]}>
            <Cover
              picture={post.image}
              slug={post.slug}
              ratio={besideRatio(post.image)}
              priority
              sizes={BESIDE_SIZES}
            />
          </div>
        ) : null}
      </div>
      {service && !post.image ? (
        <div css={ribbon}>
          <WeaveSwatch service={service} cell={10} />
        </div>
      ) : null}
    </header>
  );
}

function PostTitles({ post }: OfPost) {
  const { name = null, role = null } = post.author ?? {};
  return (
    <div css={[titles, wide, post.image && span('1 / span 8', 'nav')]}>
      <h1 css={[titleText(post.title), headline]} dir="auto">
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
          {name || role ? (
            <p dir="auto">
              <strong>{name ?? role}</strong>
              {name && role ? `, ${role}` : ''}
            </p>
          ) : null}
          <MetaLine>
            {post.published_at ? <DateText at={post.published_at} /> : null}
            {post.reading_minutes ? `${post.reading_minutes} min read` : null}
            {post.category && post.category_path ? (
              <Link css={quietLink} to={post.category_path} dir="auto">
                {post.category}
              </Link>
            ) : null}
          </MetaLine>
        </div>
      </div>
    </div>
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
