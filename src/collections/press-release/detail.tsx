import { css } from '@emotion/react';
import { ShareLinks } from '../../components/share-links/share-links';
import { TableOfContents } from '../../components/table-of-contents/table-of-contents';
import { useSiteUrl } from '../../seo/site';
import { absoluteUrl } from '../../seo/urls';
import { columns, longText, span, wrap } from '../../styles/layout';
import { from } from '../../styles/media';
import { space } from '../../styles/tokens';
import { Breadcrumbs } from '../../components/breadcrumbs/breadcrumbs';
import { RichText } from '../../rich-text/rich-text';
import type { ArticleFacts } from '../facts';
import { itemTrail } from '../item-trail';
import type { DetailProps } from '../live';
import { pressRelease } from './definition';
import { AboutCompany, ReleaseDate, ReleaseHeader, ReleasePicture } from './head';

export interface ReleaseFacts extends ArticleFacts {
  /** `News` or `Press release`. */
  readonly category_label: string | null;
}

const page = css([columns, { paddingBlock: `${space.l} ${space.section}`, rowGap: space.l }]);
const side = css({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  gap: space.l,
  [from.medium]: { gridRow: '2 / span 2' },
});

/** A release, set like one on paper, with its facts in the margin. */
export function ReleaseDetail({ item: release, listName }: DetailProps<ReleaseFacts>) {
  const siteUrl = useSiteUrl();
  return (
    <article css={[wrap, page]}>
      <div css={span('1 / -1')}>
        <Breadcrumbs trail={itemTrail(pressRelease, listName, release)} />
      </div>
      <ReleaseHeader release={release} />
      <div css={[side, span('1 / span 3')]}>
        <ReleaseDate release={release} />
        <TableOfContents headings={release.headings} />
      </div>
      <div css={[longText, span('4 / span 8')]}>
        {release.image ? <ReleasePicture release={release} /> : null}
        <RichText html={release.html} />
        <AboutCompany />
        <ShareLinks url={absoluteUrl(siteUrl, release.path)} title={release.title} />
      </div>
    </article>
  );
}
