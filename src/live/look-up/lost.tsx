import { css } from '@emotion/react';
import { useEffect, useState, type ReactNode } from 'react';
import { LinkRows } from '../../components/link-rows/link-rows';
import { SearchForm } from '../../components/search-form/search-form';
import { LOOK_UP_ATTRIBUTE } from './look-up-attribute';
import { LooseThread } from './lost-parts';
import { allPaths, linkTo } from '../../site/navigation';
import { nameOfPath, nearestPaths } from '../../site-search/nearest';
import { isPageList, PAGE_LIST_PATH, type PageList } from './page-list';
import { services } from '../../site/services';
import { columns, span, wrap } from '../../styles/layout';
import { from } from '../../styles/media';
import { h1Text, h3Text, leadText } from '../../styles/text';
import { space } from '../../styles/tokens';

const page = css([columns, { paddingBlock: `${space.xxl} ${space.section}`, alignItems: 'start' }]);
const words = css({ display: 'grid', gap: space.xl });
const opening = css({ display: 'grid', gap: space.l });
/** In the built page, hidden where the head's script has found that the address may be an item's. */
const unlessLookedUp = css({ [`html[${LOOK_UP_ATTRIBUTE}] &`]: { display: 'none' } });
const list = css({ display: 'grid', gap: space.s });
const twoAbreast = css({
  [from.medium]: {
    '& > ul': { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: space.gap },
  },
});
const cloth = css({ aspectRatio: '2 / 1', [from.medium]: { aspectRatio: '1 / 1' } });

/** The most visited pages. */
const frequent = [
  '/resources/case-studies',
  '/resources/blogs',
  '/corporate-overview/careers',
  '/contact',
  '/sitemap',
].map(linkTo);

/** Every page of the site once it is known, those of the navigation before. */
function usePaths(): PageList {
  const [paths, setPaths] = useState<PageList>(allPaths);
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

export interface LostProps {
  /** The address that leads nowhere; empty in the built page, which does not know it. */
  typed: string;
  /** In place of the usual reason. */
  children?: ReactNode;
}

/** The page for an unknown address: why it is unknown, what may have been meant, and ways on. */
export function Lost({ typed, children }: LostProps) {
  const paths = usePaths();
  const nearest = nearestPaths(typed, paths).map((path) => ({
    name: nameOfPath(path),
    path,
    line: path,
  }));
  return (
    <div css={[wrap, page, typed === '' && unlessLookedUp]}>
      <div css={[words, span('1 / span 7')]}>
        <div css={opening}>
          <h1 css={h1Text}>A loose thread</h1>
          {children ?? (
            <p css={leadText}>
              No page is woven in here. It was moved, or the address has a slip in it.
            </p>
          )}
        </div>
        {nearest.length > 0 ? (
          <section css={list} aria-labelledby="nearest">
            <h2 css={h3Text} id="nearest">
              Nearest to what was typed
            </h2>
            <LinkRows links={nearest} />
          </section>
        ) : null}
        <SearchForm />
        <section css={list} aria-labelledby="frequent">
          <h2 css={h3Text} id="frequent">
            Still in place
          </h2>
          <LinkRows links={frequent} />
        </section>
        <section css={[list, twoAbreast]} aria-labelledby="practices">
          <h2 css={h3Text} id="practices">
            What we do
          </h2>
          <LinkRows links={services} />
        </section>
      </div>
      <div css={[cloth, span('9 / -1')]}>
        <LooseThread />
      </div>
    </div>
  );
}
