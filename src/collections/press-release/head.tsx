import { css } from '@emotion/react';
import { DateText, MetaLine } from '../../components/meta-line/meta-line';
import { NoHyphenBreak } from '../../components/no-hyphen-break';
import { NO_BREAK } from '../../lib/numbers';
import { Cover } from '../../pictures/cover';
import { company } from '../../site/company';
import { span } from '../../styles/layout';
import {
  captionText,
  h4Text,
  kickerText,
  leadText,
  smallText,
  standaloneLink,
  titleText,
} from '../../styles/text';
import { color, space } from '../../styles/tokens';
import type { ReleaseFacts } from './detail';

interface OfRelease {
  release: ReleaseFacts;
}

const head = css({ display: 'grid', gap: space.l });

/** A release's kind, title and summary. */
export function ReleaseHeader({ release }: OfRelease) {
  return (
    <header css={[head, span('4 / span 8')]}>
      <p css={kickerText}>{release.category_label ?? 'News'}</p>
      <h1 css={titleText(release.title)} dir="auto">
        <NoHyphenBreak>{release.title}</NoHyphenBreak>
      </h1>
      {release.short_description ? (
        <p css={leadText} dir="auto">
          {release.short_description}
        </p>
      ) : null}
    </header>
  );
}

/** Its day, and how long it takes to read. */
export function ReleaseDate({ release }: OfRelease) {
  return (
    <MetaLine>
      {release.published_at ? <DateText at={release.published_at} /> : null}
      {release.reading_minutes ? `${release.reading_minutes} min` : null}
    </MetaLine>
  );
}

/** Its picture; one without has none in its place. */
export function ReleasePicture({ release }: OfRelease) {
  return (
    <Cover
      picture={release.image}
      slug={release.slug}
      ratio={1.75}
      priority
      sizes="(min-width: 82.5em) 870px, (min-width: 48em) 64vw, 92vw"
    />
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
export function AboutCompany() {
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
        , {company.telephone.replaceAll(' ', NO_BREAK)}
      </p>
      <p css={captionText}>
        {company.legal_name}, {company.address.street}, {company.address.locality}{' '}
        {company.address.postal_code}
      </p>
    </section>
  );
}
