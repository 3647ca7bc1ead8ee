import { css } from '@emotion/react';
import { NoHyphenBreak } from '../../components/no-hyphen-break';
import { Breadcrumbs } from '../../components/breadcrumbs/breadcrumbs';
import { Cover } from '../../pictures/cover';
import { DateText, MetaLine } from '../../components/meta-line/meta-line';
import { RichText } from '../../rich-text/rich-text';
import { ShareLinks } from '../../components/share-links/share-links';
import { TableOfContents } from '../../components/table-of-contents/table-of-contents';
import { company } from '../../site/company';
import { linkTo } from '../../site/navigation';
import { useSiteUrl } from '../../seo/site';
import { absoluteUrl } from '../../seo/urls';
import { columns, span, wrap } from '../../styles/layout';
import { from } from '../../styles/media';
import {
  captionText,
  h1Text,
  h4Text,
  kickerText,
  leadText,
  smallText,
  standaloneLink,
} from '../../styles/text';
import { color, space } from '../../styles/tokens';
import type { ArticleFacts } from '../facts';
import { pressRelease } from './definition';

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
const head = css({ display: 'grid', gap: space.l });
const body = css({ display: 'grid', gap: space.xl, gridTemplateColumns: 'minmax(0, 1fr)' });

/** The way to a release, for its breadcrumbs. */
export function releaseTrail(release: ReleaseFacts) {
  return [linkTo(pressRelease.pages.list), { name: release.title, path: release.path }];
}

/** A release, set like one on paper, its facts in the margin. */
export function ReleaseDetail({ item: release }: { item: ReleaseFacts }) {
  const siteUrl = useSiteUrl();
  return (
    <article css={[wrap, page]}>
      <div css={span('1 / -1')}>
        <Breadcrumbs trail={releaseTrail(release)} />
      </div>
      <header css={[head, span('4 / span 8')]}>
        <p css={kickerText}>{release.category_label ?? 'News'}</p>
        <h1 css={h1Text} dir="auto">
          <NoHyphenBreak>{release.title}</NoHyphenBreak>
        </h1>
        {release.short_description ? (
          <p css={leadText} dir="auto">
            {release.short_description}
          </p>
        ) : null}
      </header>
      <ReleaseMargin release={release} />
      <div css={[body, span('4 / span 8')]}>
        {release.image ? (
          <Cover
            picture={release.image}
            slug={release.slug}
            ratio={1.75}
            priority
            sizes="(min-width: 82.5em) 870px, (min-width: 48em) 64vw, 92vw"
          />
        ) : null}
        <RichText html={release.html} />
        <AboutCompany />
        <ShareLinks url={absoluteUrl(siteUrl, release.path)} title={release.title} />
      </div>
    </article>
  );
}

function ReleaseMargin({ release }: { release: ReleaseFacts }) {
  return (
    <div css={[side, span('1 / span 3')]}>
      <MetaLine>
        {release.published_at ? <DateText at={release.published_at} /> : null}
        {`${release.reading_minutes} min`}
      </MetaLine>
      <TableOfContents headings={release.headings} />
    </div>
  );
}

const about = css({
  display: 'grid',
  gap: space.s,
  maxWidth: '42rem',
  paddingTop: space.l,
  borderTop: `2px solid ${color.ink}`,
});

/** Text below every release. */
function AboutCompany() {
  return (
    <section css={[about, smallText]} aria-labelledby="about-company">
      <h2 css={h4Text} id="about-company">
        About {company.name}
      </h2>
      <p>{company.description}</p>
      <p>
        Press desk:{' '}
        <a css={standaloneLink} href={`mailto:${company.email.press}`}>
          {company.email.press}
        </a>
        , {company.telephone}
      </p>
      <p css={captionText}>
        {company.legal_name}, {company.address.street}, {company.address.locality}{' '}
        {company.address.postal_code}
      </p>
    </section>
  );
}
