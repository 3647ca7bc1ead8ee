import { css } from '@emotion/react';
import type { PageProps } from 'gatsby';
import { Button } from '../components/button/button';
import { MAIN_ID } from '../site/markup';
import { mayEndBetter, refusals, words } from '../preview/words';
import { usePreview, type PreviewState } from '../preview/use-preview';
import { Seo } from '../seo/seo';
import { useSiteUrl } from '../seo/site';
import { hiddenText, scripted, wrap } from '../styles/layout';
import { h1Text, leadText } from '../styles/text';
import { space } from '../styles/tokens';

const page = css([
  wrap,
  { display: 'grid', gap: space.l, justifyItems: 'start', paddingBlock: space.section },
]);
const list = css({ margin: 0, paddingInlineStart: space.l });

/**
 * `/preview#…`: an item that is not published, for whoever has a link to it. The page itself holds nothing of any item,
 * and nobody is told what stands behind the `#`.
 */
export default function PreviewOfItem(_props: PageProps) {
  const { state, again } = usePreview(useSiteUrl());
  return (
    <>
      <p role="status" css={hiddenText}>
        {state.name === 'open' ? `${words.isOpen} ${state.preview.standing}` : ''}
      </p>
      {state.name === 'open' ? (
        <state.Page preview={state.preview} />
      ) : (
        <>
          <Seo title={words.page} description={words.description} path="/preview" noIndex />
          {state.name === 'opening' ? <Opening /> : <Refused state={state} again={again} />}
        </>
      )}
    </>
  );
}

function Opening() {
  return (
    <div css={page}>
      <h1 css={h1Text}>{words.opening}</h1>
      <p css={[leadText, scripted]}>{words.reading}</p>
      <noscript>
        <p>{words.withoutScripts}</p>
      </noscript>
    </div>
  );
}

type RefusedState = Extract<PreviewState, { name: 'refused' }>;

function Refused({ state: { why, problems }, again }: { state: RefusedState; again: () => void }) {
  const { title, text } = refusals[why];
  return (
    <div css={page}>
      <div role="alert" css={{ display: 'grid', gap: space.l }}>
        <h1 css={h1Text}>{title}</h1>
        <p css={leadText}>{text}</p>
        {problems.length > 0 ? (
          <ul css={list}>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        ) : null}
      </div>
      {mayEndBetter.has(why) ? (
        <Button
          variant="outline"
          onClick={() => {
            // The button goes with what it stands below.
            document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
            again();
          }}
        >
          {words.again}
        </Button>
      ) : null}
    </div>
  );
}
