import { css } from '@emotion/react';
import { useId } from 'react';
import { EmptyState } from '../../components/empty-state/empty-state';
import { formatBytes } from '../../lib/numbers';
import { Cover } from '../../pictures/cover';
import { searchItem } from '../../site-search/search-kinds';
import { plainList, wrap } from '../../styles/layout';
import { from } from '../../styles/media';
import {
  captionText,
  h4Text,
  mutedText,
  quietLink,
  smallText,
  standaloneLink,
} from '../../styles/text';
import { color, space } from '../../styles/tokens';

type Pdf = Queries.DownloadsQuery['allPdf']['nodes'][number];

const shelf = css([
  plainList,
  {
    display: 'grid',
    gap: `${space.xl} ${space.gap}`,
    paddingBlock: `${space.xl} ${space.section}`,
    [from.small]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', rowGap: space.xxl },
    [from.nav]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: space.xl },
  },
]);
// On a phone the words stand beside their cover: a cover as wide as the page would fill the first window.
const item = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  alignContent: 'start',
  gap: space.m,
  // The ways to those of a row are on one line.
  [from.small]: { gridTemplate: 'auto 1fr / minmax(0, 1fr)', alignContent: 'stretch' },
});
// A cover is shown whole; a photograph fills its place.
const fitted = { fit: 'contain' } as const;
// Covers may be as pale or as dark as the page.
const booklet = css({ border: `1px solid ${color.line}` });
const link = css([quietLink, { '&::after': { content: "''", position: 'absolute', inset: 0 } }]);
// It looks like the link that the whole of the item is.
const cue = css([smallText, standaloneLink, { marginTop: 'auto', paddingTop: space.xs }]);
const words = css({ display: 'flex', flexDirection: 'column', gap: space.xs });

/** A shelf of booklets. */
export function Booklets({ pdfs }: { pdfs: readonly Pdf[] }) {
  return (
    <div css={wrap}>
      {pdfs.length > 0 ? (
        <ul css={shelf}>
          {pdfs.map((pdf, index) => (
            <Booklet key={pdf.api_id} pdf={pdf} isFirst={index === 0} />
          ))}
        </ul>
      ) : (
        <EmptyState>Nothing to download yet.</EmptyState>
      )}
    </div>
  );
}

function Booklet({ pdf, isFirst }: { pdf: Pdf; isFirst: boolean }) {
  const {
    api_id: id,
    title,
    url,
    short_description: text,
    category,
    size_bytes: bytes,
    image,
  } = pdf;
  const cueId = useId();
  return (
    <li css={item} {...searchItem('Download', id)}>
      <Cover
        css={booklet}
        picture={image}
        slug={`pdf ${id}`}
        ratio={0.8}
        {...(image && image.width < image.height && fitted)}
        alt=""
        priority={isFirst}
        sizes="(min-width: 56em) 412px, (min-width: 35em) 46vw, 36vw"
      />
      <div css={words}>
        {category ? (
          <p css={[captionText, mutedText]} dir="auto">
            {category}
          </p>
        ) : null}
        <h2 css={h4Text} dir="auto">
          <a css={link} href={url} aria-describedby={cueId}>
            {title}
          </a>
        </h2>
        {text ? (
          <p css={[smallText, mutedText]} dir="auto">
            {text}
          </p>
        ) : null}
        <p css={cue} id={cueId}>
          {['Download PDF', bytes ? formatBytes(bytes) : null].filter(Boolean).join(', ')}
        </p>
      </div>
    </li>
  );
}
