import { css } from '@emotion/react';
import { useState } from 'react';
import { noPrint, plainList, scripted } from '../../styles/layout';
import { hover } from '../../styles/media';
import { mark, type Marked } from '../../site/markup';
import { smallText } from '../../styles/text';
import { color, radius, space } from '../../styles/tokens';

const bar = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space.m });
const label = css({ color: color.muted });
const list = css({ display: 'flex', flexWrap: 'wrap', columnGap: space.m });
const control = css({
  display: 'inline-block',
  // Wide enough for a finger, with a name of one letter too.
  padding: space.xs,
  marginInline: `calc(-1 * ${space.xs})`,
  border: 0,
  background: 'none',
  color: color.ink,
  fontWeight: 600,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.3em',
  cursor: 'pointer',
  [hover]: { '&:hover': { color: color.action } },
});

const said = css({ '&:not(:empty)': { marginInlineStart: space.xs } });
const link = css({
  display: 'block',
  width: 'min(100%, 24rem)',
  marginTop: space.xs,
  padding: space.xs,
  border: `1px solid ${color.edge}`,
  borderRadius: radius.control,
  backgroundColor: color.paper,
  color: color.ink,
});

/** Ways to pass a page on: plain addresses, nothing is loaded from anyone. */
export function ShareLinks({ url, title }: { url: string; title: string }) {
  return (
    <div css={[bar, smallText, noPrint]} data-pagefind-ignore="">
      <span css={label} id="share-label">
        Share
      </span>
      <ul css={[plainList, list]} aria-labelledby="share-label">
        {shareTargets(url, title).map(({ name, href }) => (
          <li key={name}>
            <a css={control} href={href} rel="noopener nofollow">
              {name}
            </a>
          </li>
        ))}
        <CopyLink url={url} />
      </ul>
    </div>
  );
}

/** Sharing services, with the page's address and title filled in. */
export function shareTargets(url: string, title: string): { name: string; href: string }[] {
  const [address, text] = [encodeURIComponent(url), encodeURIComponent(title)];
  return [
    { name: 'Email', href: `mailto:?subject=${text}&body=${address}` },
    { name: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${address}` },
    { name: 'X', href: `https://x.com/intent/post?url=${address}&text=${text}` },
  ];
}

const COPY = '[data-copy-link]' satisfies Marked;

const results = {
  copied: 'Copied.',
  failed: 'Not copied. Please copy the link yourself:',
} as const;

/** Selects the link, unless the visitor has gone on to something else meanwhile. */
function select(input: HTMLInputElement | null): void {
  if (!document.activeElement?.matches(`body, ${COPY}`)) return;
  input?.focus();
  input?.select();
}

/** Shown where scripts run. A press before the application is there is repeated by `src/shell/early/replay.ts`. */
function CopyLink({ url }: { url: string }) {
  const [result, setResult] = useState<keyof typeof results | null>(null);
  const copy = async () => {
    try {
      // Browsers have no clipboard where the connection is not secure.
      await navigator.clipboard.writeText(url);
      setResult('copied');
    } catch {
      setResult('failed');
    }
  };
  return (
    <li css={scripted}>
      <button type="button" css={control} {...mark('copy-link')} onClick={() => void copy()}>
        Copy link
      </button>
      <span css={said} role="status">
        {result && results[result]}
      </span>
      {result === 'failed' ? (
        <input css={link} aria-label="Link" readOnly value={url} ref={select} />
      ) : null}
    </li>
  );
}
