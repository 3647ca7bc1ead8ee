import { css } from '@emotion/react';
import { ItemLink } from '../../components/item-link/item-link';
import { shorten } from '../../lib/shorten';
import { mark } from '../../site/markup';
import { below } from '../../styles/media';
import { captionText, h4Text, mutedText, smallText } from '../../styles/text';
import { color, space } from '../../styles/tokens';
import type { Featured } from '../featured';
import { FeaturedCover } from './featured-cover';
import { useFeatured } from './featured-items';

/** Three lines of a panel. A clamp of styles would cut inside words. */
const EXCERPT_LENGTH = 120;

// Its place is kept on a slow line, without an empty frame. Without scripts it never comes.
const place = css({
  aspectRatio: '530 / 440',
  visibility: 'hidden',
  '@media (scripting: none)': { display: 'none' },
  [below.menu]: { display: 'none' },
});
const card = css({
  display: 'grid',
  alignContent: 'start',
  gap: space.s,
  minWidth: 0,
  [below.menu]: { display: 'none' },
});
const cover = css({
  display: 'block',
  aspectRatio: '530 / 278',
  backgroundColor: color.weft,
  overflow: 'hidden',
});
const title = css([
  h4Text,
  { '& > a': { color: 'inherit', '&:not(:hover)': { textDecorationColor: 'transparent' } } },
]);

export interface FeaturedReadProps {
  className?: string;
  /** Its kind, as a heading. */
  label: string;
  name: keyof Featured;
}

/** An article that the menu features, its picture 530 by 278; nothing where there is none. */
export function FeaturedRead({ className, label, name }: FeaturedReadProps) {
  const item = useFeatured(name);
  if (item === null) return null;
  if (!item) return <div css={place} className={className} {...mark('featured', name)} />;
  return (
    <div css={card} className={className} {...mark('featured', name)}>
      {/* The title below is the same link, for those who go by keys or by ear. */}
      <ItemLink css={cover} item={item} tabIndex={-1} aria-hidden="true">
        <FeaturedCover key={item.slug} item={item} />
      </ItemLink>
      <p css={[captionText, mutedText]}>
        {label}
        {item.date ? (
          <>
            , <time dateTime={item.publishedAt ?? undefined}>{item.date}</time>
          </>
        ) : null}
      </p>
      <p css={title} dir="auto">
        <ItemLink item={item}>{item.title}</ItemLink>
      </p>
      <p css={[smallText, mutedText]} dir="auto">
        {shorten(item.excerpt, EXCERPT_LENGTH)}
      </p>
    </div>
  );
}
