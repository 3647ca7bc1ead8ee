import { css } from '@emotion/react';
import { lazy, Suspense, useEffect, useRef, useState, type ComponentType } from 'react';
import type { ArticleClothProps } from '../../cloth/cloth';
import type { PlainPicture } from '../../pictures/plain-picture';
import type { FeaturedItem } from '../featured';

/** No panel shows it wider: a quarter of the page's width, or half of one among the resources. */
const SIZES = '(min-width: 75em) 330px, 50vw';

const filling = css({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' });

/** Draws by a good deal of code. One that does not come leaves the cover plain. */
const ArticleCloth = lazy<ComponentType<ArticleClothProps>>(() =>
  import(/* webpackChunkName: 'cloth' */ '../../cloth/cloth').then(
    ({ ArticleCloth: component }) => ({ default: component }),
    () => ({ default: () => null }),
  ),
);

/** An article's picture, or the cloth of one that has none. */
export function FeaturedCover({ item: { picture, slug } }: { item: FeaturedItem }) {
  return picture ? <CoverPicture picture={picture} /> : <CoverCloth slug={slug} />;
}

/** The text beside it names its subject. */
function CoverPicture({ picture }: { picture: PlainPicture }) {
  const { sources, src, srcSet, width, height, color: backgroundColor } = picture;
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={SIZES} />
      ))}
      <img
        css={[filling, { backgroundColor, filter: 'var(--picture-filter)' }]}
        sizes={SIZES}
        srcSet={srcSet ?? undefined}
        width={width}
        height={height}
        alt=""
        loading="lazy"
        decoding="async"
        src={src}
      />
    </picture>
  );
}

/** Drawn once its place is seen: most visits open no menu. */
function CoverCloth({ slug }: { slug: string }) {
  const place = useRef<HTMLSpanElement>(null);
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      setIsSeen(true);
    });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <span css={filling} ref={place}>
      {isSeen ? (
        <Suspense>
          <ArticleCloth slug={slug} />
        </Suspense>
      ) : null}
    </span>
  );
}
