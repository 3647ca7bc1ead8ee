import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { noPrint, plainList } from '../../styles/layout';
import { hover } from '../../styles/media';
import { smallText } from '../../styles/text';
import { color, space } from '../../styles/tokens';

const bar = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space.m });
const label = css({ color: color.muted });
const list = css({ display: 'flex', flexWrap: 'wrap', columnGap: space.m });
const control = css({
  display: 'inline-block',
  minWidth: '1.5rem',
  padding: `${space.xs} 0`,
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

type CopyState = 'unavailable' | 'ready' | 'copied' | 'failed';
const copyTexts: Record<CopyState, string> = {
  unavailable: '',
  ready: 'Copy link',
  copied: 'Link copied',
  failed: 'The link could not be copied',
};

/** Shown only where a script can do it. */
function CopyLink({ url }: { url: string }) {
  const [state, setState] = useState<CopyState>('unavailable');
  useEffect(() => {
    // oxlint-disable-next-line react-hooks/set-state-in-effect -- the built page cannot know what the browser can do
    if ('clipboard' in navigator) setState('ready');
  }, []);
  const copy = () => {
    navigator.clipboard.writeText(url).then(
      () => setState('copied'),
      () => setState('failed'),
    );
  };
  return (
    <li hidden={state === 'unavailable'}>
      <button type="button" css={control} onClick={copy}>
        <span aria-live="polite">{copyTexts[state]}</span>
      </button>
    </li>
  );
}
