import { css } from '@emotion/react';
import { titleTag } from '../seo/head-of';
import { clampedTo } from '../styles/layout';
import { from } from '../styles/media';
import { color, radius, space } from '../styles/tokens';
import { captionText, mutedText } from '../styles/text';
import type { Preview } from './load-preview';

/** Sizes and widths in which search engines show a result on a desk; they measure titles in Arial. */
const FAMILY = 'Arial, sans-serif';
const WIDTH = 600;

const frame = css({
  display: 'grid',
  gap: space.xs,
  maxWidth: `calc(${WIDTH}px + 2 * ${space.m})`,
  padding: space.m,
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  backgroundColor: color.raised,
});
// On phones they give a title two lines.
const titleText = css([
  clampedTo(2),
  {
    fontFamily: FAMILY,
    fontSize: 20,
    lineHeight: 1.3,
    color: color.action,
    [from.medium]: { WebkitLineClamp: 1 },
  },
]);
const description = css([clampedTo(2), { fontFamily: FAMILY, fontSize: 14, lineHeight: 1.58 }]);
const address = css([captionText, mutedText, { fontFamily: FAMILY, overflowWrap: 'anywhere' }]);

/** The result of a search engine: cut where those cut titles and descriptions. */
export function EngineResult({
  preview: { share, path },
  host,
}: {
  preview: Pick<Preview, 'share' | 'path'>;
  host: string;
}) {
  return (
    <div css={frame}>
      <p css={address}>{[host, ...path.split('/').filter(Boolean)].join(' › ')}</p>
      <p css={titleText} dir="auto">
        {titleTag(share.title)}
      </p>
      <p css={description} dir="auto">
        {share.description}
      </p>
    </div>
  );
}
