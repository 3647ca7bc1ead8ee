import { css } from '@emotion/react';
import { useEffect, useState, type ReactNode } from 'react';
import { LinkRows, type LinkRow } from '../../components/link-rows/link-rows';
import { Cloth } from '../../cloth/cloth';
import { looseCloth } from '../../cloth/weaving/loose-cloth';
import { SearchForm } from '../../components/search-form/search-form';
import { WaysOn } from './ways-on';
import { nameOfPath, nearestPaths } from '../../site-search/nearest';
import { isPageList, PAGE_LIST_PATH, type PageList } from './page-list';
import type { RootMarked } from '../../site/markup';
import { allLinks } from '../../site/navigation';
import { columns, span, wrap } from '../../styles/layout';
import { forcedColours, from } from '../../styles/media';
import { h1Text, h3Text, leadText } from '../../styles/text';
import { space } from '../../styles/tokens';

const page = css([columns, { paddingBlock: `${space.xxl} ${space.section}`, alignItems: 'start' }]);
const words = css({ display: 'grid', gap: space.xl });
const opening = css({ display: 'grid', gap: space.l });
/** In the built page, hidden where the head's script has found that the address may be an item's. */
const unlessLookedUp = css({ [`${'[data-look-up]' satisfies RootMarked} &`]: { display: 'none' } });
const list = css({ display: 'grid', gap: space.s });
const cloth = css({
  aspectRatio: '2 / 1',
  [from.medium]: { gridRow: 1, aspectRatio: '1 / 1' },
  // The thread hangs over no ground of its own.
  [forcedColours]: { '--color-paper': 'Canvas' },
});

const loose = looseCloth('/404');

/** Names of the navigation's pages by path. */
const names: ReadonlyMap<string, string> = new Map(
  allLinks.filter(({ path }) => !path.includes('?')).map(({ path, name }) => [path, name]),
);

/** Every page of the site; null until it is known. */
function usePaths(): PageList | null {
  const [paths, setPaths] = useState<PageList | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    fetch(PAGE_LIST_PATH, { signal: controller.signal })
      .then((response) => response.json())
      .then((list: unknown) => {
        if (isPageList(list)) setPaths(list);
      })
      // The navigation's pages are enough to go on.
      .catch(() => undefined);
    return () => controller.abort();
  }, []);
  return paths;
}

/** The pages nearest to an address. */
function useNearest(typed: string): LinkRow[] {
  const paths = usePaths();
  if (typed === '') return [];
  const known = paths ?? [...names.keys()];
  return nearestPaths(typed, known).map((path) => ({
    name: nameOfPath(path, names),
    path,
    line: path,
  }));
}

export interface LostProps {
  /** The address that leads nowhere; empty in the built page, which does not know it. */
  typed: string;
  /** In place of the usual reason. */
  children?: ReactNode;
}

/** The page for an unknown address: why it is unknown, what may have been meant, and ways on. */
export function Lost({ typed, children }: LostProps) {
  const nearest = useNearest(typed);
  return (
    <div css={[wrap, page, typed === '' && unlessLookedUp]}>
      <div css={[words, span('1 / span 7')]}>
        <div css={opening}>
          <h1 css={h1Text}>{children ? 'This page could not be loaded' : 'Page not found'}</h1>
          {children ?? (
            <p css={leadText}>The page has moved, or there is a mistake in the address.</p>
          )}
        </div>
        {nearest.length > 0 ? (
          <section css={list} aria-labelledby="nearest">
            <h2 css={h3Text} id="nearest">
              Closest to what you typed
            </h2>
            <LinkRows links={nearest} />
          </section>
        ) : null}
        <SearchForm />
      </div>
      <div css={[cloth, span('9 / -1')]}>
        <Cloth cloth={loose} threads={loose.threads} />
      </div>
      <WaysOn css={span('1 / -1')} />
    </div>
  );
}
