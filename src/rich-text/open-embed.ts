import { opensElsewhere, type Modified } from '../lib/opens-elsewhere';

/**
 * Puts a video's player in the place of its link (`<a data-embed="player's address">`), and the focus on it.
 * @returns whether it did; a click that asks for a new tab is left to the browser
 */
function openEmbed(target: Element, click: Modified): boolean {
  const link = target.closest<HTMLAnchorElement>('a[data-embed]');
  const player = link?.dataset['embed'];
  if (!link || !player || opensElsewhere(click)) return false;
  const frame = document.createElement('iframe');
  frame.src = player;
  frame.title = link.textContent ?? '';
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  frame.allowFullscreen = true;
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  link.replaceWith(frame);
  frame.focus();
  return true;
}

/** Starts listening for clicks on the links of videos, in whatever text. Once a visit. @returns what ends it */
export function startEmbeds(): () => void {
  const open = (event: MouseEvent) => {
    if (event.target instanceof Element && openEmbed(event.target, event)) event.preventDefault();
  };
  document.addEventListener('click', open);
  return () => document.removeEventListener('click', open);
}
