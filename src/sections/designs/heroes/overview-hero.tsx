import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { Cloth } from '../../../components/cloth/cloth';
import { jacquardCloth } from '../../../lib/cloth/page-cloth';
import { WEAVES } from '../../../lib/cloth/weaves';
import { headRow, plainList, span } from '../../../styles/layout';
import { from } from '../../../styles/media';
import {
  captionText,
  displayText,
  h3Text,
  leadText,
  mutedText,
  quietLink,
  smallText,
  tabular,
} from '../../../styles/text';
import { color, space } from '../../../styles/tokens';
import { anchorsOf } from '../anchors';
import { bandOf, serviceKeyOfPage, type DesignPage, type HeroProps } from '../design-page';
import { wovenOnce } from './hero-styles';
import { HeroActions, HeroFrame } from './hero-parts';

const words = css({ display: 'grid', gap: space.l });
const picture = css({ display: 'grid', gap: space.s });
const clothBox = css({ height: 'clamp(12rem, 27vw, 26rem)' });
const index = css([
  plainList,
  {
    display: 'grid',
    columnGap: space.gap,
    [from.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
]);
const row = css({
  display: 'grid',
  gridTemplateColumns: '2.25rem minmax(0, 1fr)',
  columnGap: space.s,
  alignItems: 'baseline',
  alignContent: 'start',
  paddingBlock: `${space.m} ${space.l}`,
  borderTop: `1px solid ${color.line}`,
});
const under = css({ gridColumn: 2, maxWidth: '34em', marginTop: space.xs, textWrap: 'pretty' });

/** A service as a whole: its cloth across the page, and below it what it is made up of, as an index. */
export function OverviewHero({ page }: HeroProps) {
  const service = serviceKeyOfPage(page);
  const cloth = jacquardCloth(page.path, service);
  const weave = service ? WEAVES[service] : null;
  return (
    <HeroFrame page={page}>
      <div css={headRow}>
        <h1 css={[displayText, span('1 / -1'), span('1 / span 8', 'wide')]}>{page.hero.heading}</h1>
        <div css={[words, span('1 / span 9'), span('9 / -1', 'wide')]}>
          <p css={leadText}>{page.hero.lead}</p>
          <HeroActions page={page} />
        </div>
      </div>
      <div css={picture}>
        <div css={[clothBox, wovenOnce]}>
          <Cloth cloth={cloth} threads={cloth.threads} />
        </div>
        {weave ? (
          <p css={[captionText, mutedText]}>{`The ground is ${weave.name}: ${weave.reason}.`}</p>
        ) : null}
      </div>
      <OverviewIndex page={page} />
    </HeroFrame>
  );
}

interface Entry {
  readonly href: string;
  readonly name: string;
  readonly text: string | null;
}

/** Ways of working first, then the pages below; a service with neither has the parts of its own page. */
export function entriesOf(page: DesignPage): Entry[] {
  const modes = bandOf(page, 'ModesBand')?.items ?? [];
  const entries = [
    ...modes.map(({ id, name, lead }) => ({ href: `${page.path}?type=${id}`, name, text: lead })),
    ...page.sub_pages.map(({ path, title, teaser }) => ({ href: path, name: title, text: teaser })),
  ];
  if (entries.length > 0) return entries;
  return anchorsOf(page.bands).map(({ id, text }) => ({ href: `#${id}`, name: text, text: null }));
}

function OverviewIndex({ page }: HeroProps) {
  return (
    <nav aria-label={`Within ${page.title}`}>
      <ol css={index}>
        {entriesOf(page).map(({ href, name, text }, at) => (
          <li key={href} css={row}>
            <span css={[captionText, mutedText, tabular]} aria-hidden="true">
              {String(at + 1).padStart(2, '0')}
            </span>
            <span css={h3Text}>
              {href.startsWith('#') ? (
                <a css={quietLink} href={href}>
                  {name}
                </a>
              ) : (
                <Link css={quietLink} to={href}>
                  {name}
                </Link>
              )}
            </span>
            {text ? <p css={[smallText, mutedText, under]}>{text}</p> : null}
          </li>
        ))}
      </ol>
    </nav>
  );
}
