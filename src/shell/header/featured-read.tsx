import { css } from '@emotion/react';
import type { FeaturedItem, FeaturedPicture } from '../featured';
import { shorten } from '../../lib/shorten';
import { captionText, h4Text, mutedText, quietLink, smallText } from '../../styles/text';
import { color, space } from '../../styles/tokens';
import { ArticleCloth } from '../../cloth/cloth';
import { ItemLink } from '../../components/item-link/item-link';
import { DateText } from '../../components/meta-line/meta-line';

const card = css({ display: 'grid', alignContent: 'start', gap: space.s, minWidth: 0 });
// On a slow line that takes seconds: its place is kept, without an empty frame. Without scripts it never comes.
const pending = css({
  visibility: 'hidden',
  '@media (scripting: none)': { display: 'none' },
});
const frame = css({ aspectRatio: '530 / 278', backgroundColor: color.weft, overflow: 'hidden' });
const coverLink = css({ display: 'block', height: '100%' });
const image = css({ width: '100%', height: '100%', objectFit: 'cover' });
/** Three lines of a panel. A clamp of styles would cut inside words. */
const EXCERPT_LENGTH = 120;

/** No panel shows it wider: a quarter of the page's width, or half of one among the resources. */
const SIZES = '(min-width: 75em) 330px, 50vw';

export interface FeaturedReadProps {
  /** Its kind, as a heading. */
  label: string;
  /** null until it is known: its place is kept. */
  item: FeaturedItem | null;
}

/** An article that the menu features, its picture 530 by 278. */
export function FeaturedRead({ label, item }: FeaturedReadProps) {
  return (
    <div css={[card, !item && pending]}>
      <div css={frame}>
        {item ? (
          // The title below is the same link, for those who go by keys or by ear.
          <ItemLink css={coverLink} item={item} tabIndex={-1} aria-hidden="true">
            <Cover item={item} />
          </ItemLink>
        ) : null}
      </div>
      <p css={[captionText, mutedText]}>
        {label}
        {item?.publishedAt ? (
          <>
            {', '}
            <DateText at={item.publishedAt} />
          </>
        ) : null}
      </p>
      {item ? (
        <>
          <p css={h4Text} dir="auto">
            <ItemLink css={quietLink} item={item}>
              {item.title}
            </ItemLink>
          </p>
          <p css={[smallText, mutedText]} dir="auto">
            {shorten(item.excerpt, EXCERPT_LENGTH)}
          </p>
        </>
      ) : null}
    </div>
  );
}

function Cover({ item: { picture, slug } }: { item: FeaturedItem }) {
  return picture ? <FeaturedImage picture={picture} /> : <ArticleCloth slug={slug} />;
}

/** The text beside it names its subject. */
function FeaturedImage({ picture }: { picture: FeaturedPicture }) {
  const { sources, src, srcSet, width, height, color: ground } = picture;
  return (
    <picture>
      {sources.map(({ type, srcSet: set }) => (
        <source key={type} type={type} srcSet={set} sizes={SIZES} />
      ))}
      <img
        css={image}
        style={{ backgroundColor: ground }}
        src={src}
        srcSet={srcSet ?? undefined}
        sizes={SIZES}
        width={width}
        height={height}
        alt=""
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
