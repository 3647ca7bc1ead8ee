import { css } from '@emotion/react';
import { useEffect, type MouseEvent, type ReactNode } from 'react';
import { percentDecodedOrSame } from '../lib/percent-decoding';
import { RENDER_EVENT } from '../site/markup';
import { Seo } from '../seo/seo';
import { useSiteUrl } from '../seo/site';
import { ruled, section, wrap } from '../styles/layout';
import { h2Text, smallText } from '../styles/text';
import { space } from '../styles/tokens';
import { ResultRow } from '../site-search/panel/result-list';
import { EngineResult } from './engine-result';
import type { Preview } from './load-preview';
import { partIds, PreviewBar, type Part } from './preview-bar';
import { SharedAs } from './share-card';
import { words } from './words';

const block = css({ display: 'grid', gap: space.xl });
const list = css([smallText, { margin: 0, paddingInlineStart: space.l }]);
const narrow = css({ maxWidth: '48rem' });

/** Everything that the site will show of an item, below a bar that tells it from what is public. */
export function PreviewPage({ preview }: { preview: Preview }) {
  const { host } = new URL(useSiteUrl());
  const { path, title, standing, differences } = preview;
  useEffect(() => {
    document.dispatchEvent(new CustomEvent(RENDER_EVENT));
  }, [path]);
  // Its own address is not there yet: a link to it leads to what is here.
  const stay = (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || preview.isPublic || link.origin !== location.origin) return;
    if (percentDecodedOrSame(link.pathname) !== path) return;
    event.preventDefault();
    document.getElementById(partIds.page)?.scrollIntoView();
  };
  return (
    <>
      <Seo
        title={`${title} (${standing})`}
        description={words.description}
        path="/preview"
        noIndex
      />
      <PreviewBar preview={preview} />
      {/* The links keep their own keyboard behaviour, which is a click as well. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div onClick={stay}>
        <div id={partIds.page} tabIndex={-1} data-preview-page="">
          {preview.detail}
        </div>
        <Shown part="card">{preview.card}</Shown>
        <Shown part="share">
          <SharedAs preview={preview} host={host} />
        </Shown>
        <Shown part="search">
          <div css={narrow}>
            <ResultRow hit={preview.hit} query="" />
          </div>
        </Shown>
        <Shown part="engine">
          <EngineResult preview={preview} host={host} />
        </Shown>
        {differences.length > 0 ? (
          <section css={[wrap, ruled, section]} aria-labelledby="preview-differs">
            <div css={block}>
              <h2 css={h2Text} id="preview-differs">
                {words.differs}
              </h2>
              <ul css={list}>
                {differences.map((each) => (
                  <li key={each}>{each}</li>
                ))}
              </ul>
            </div>
          </section>
        ) : null}
      </div>
    </>
  );
}

function Shown({ part, children }: { part: Exclude<Part, 'page'>; children: ReactNode }) {
  const id = partIds[part];
  return (
    <section css={[wrap, ruled, section]} aria-labelledby={id}>
      <div css={block}>
        <h2 css={h2Text} id={id} tabIndex={-1}>
          {words.parts[part]}
        </h2>
        {children}
      </div>
    </section>
  );
}
