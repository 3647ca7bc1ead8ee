import { css } from '@emotion/react';
import { useId } from 'react';
import { EmptyState } from '../../components/empty-state/empty-state';
import { formatBytes } from '../../lib/numbers';
import { Cover } from '../../pictures/cover';
import { searchItem } from '../../site-search/search-kinds';
import { companyContact } from '../../site/company-contact';
import { clampedTo, noPrint, plainList, wrap } from '../../styles/layout';
import { from } from '../../styles/media';
import {
  captionText,
  h4Text,
  mutedText,
  quietLink,
  smallText,
  standaloneLink,
} from '../../styles/text';
import { color, family, space } from '../../styles/tokens';

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
const jacket = css([
  noPrint,
  {
    position: 'relative',
    alignSelf: 'start',
    containerType: 'inline-size',
    border: `1px solid ${color.line}`,
  },
]);
// On cloth and photographs, which name nothing: sewn on, as large as the cover allows.
const label = css({
  position: 'absolute',
  insetBlockStart: '8cqi',
  insetInlineStart: 0,
  display: 'grid',
  gap: '3cqi',
  maxWidth: '84cqi',
  padding: '5cqi 6cqi 5cqi 8cqi',
  backgroundColor: color.paper,
});
const labelTitle = css([
  clampedTo(5),
  {
    fontFamily: family.display,
    fontSize: 'clamp(0.75rem, 8.5cqi, 2rem)',
    fontWeight: 600,
    lineHeight: 1.1,
    letterSpacing: '-0.02em',
    overflowWrap: 'anywhere',
  },
]);
const labelMaker = css([
  mutedText,
  { fontSize: 'clamp(0.625rem, 4.2cqi, 0.875rem)', lineHeight: 1.2 },
]);
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
  const isCover = image !== null && image.width < image.height;
  return (
    <li css={item} {...searchItem('Download', id)}>
      <div css={jacket} aria-hidden="true" data-pagefind-ignore="">
        <Cover
          picture={image}
          slug={`pdf ${id}`}
          ratio={0.8}
          {...(isCover && fitted)}
          alt=""
          priority={isFirst}
          sizes="(min-width: 56em) 412px, (min-width: 35em) 46vw, 36vw"
        />
        {isCover ? null : (
          <p css={label}>
            <span css={labelTitle} dir="auto">
              {title}
            </span>
            <span css={labelMaker}>{companyContact.name}</span>
          </p>
        )}
      </div>
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
