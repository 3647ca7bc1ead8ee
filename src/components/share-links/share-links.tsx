import { css } from '@emotion/react';
import { useState } from 'react';
import { useInBrowser } from '../../hydration/use-in-browser';
import { noPrint, plainList, scripted } from '../../styles/layout';
import { hover } from '../../styles/media';
import { smallText } from '../../styles/text';
import { color, space } from '../../styles/tokens';

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

const results = { copied: 'Copied.', failed: 'Your browser blocked copying.' } as const;

/** Shown where scripts run: nobody comes to it, at an article's end, without having woken the application. */
function CopyLink({ url }: { url: string }) {
  const canCopy = useInBrowser(() => 'clipboard' in navigator, true);
  const [result, setResult] = useState<keyof typeof results | null>(null);
  const copy = () => {
    navigator.clipboard.writeText(url).then(
      () => setResult('copied'),
      () => setResult('failed'),
    );
  };
  return (
    <li css={scripted} hidden={!canCopy}>
      <button type="button" css={control} onClick={copy}>
        Copy link
      </button>
      <span css={said} role="status">
        {result && results[result]}
      </span>
    </li>
  );
}
