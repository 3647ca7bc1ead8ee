/** The last runs as upright threads, coloured by outcome; at the head of a report and of the index. */
import { formatDate } from '../../src/lib/format';
import type { ReleaseOutcome } from '../release/report';
import type { RunRecord } from './history';
import { html, type Markup } from './html';

const words: Readonly<Record<ReleaseOutcome, string>> = {
  published: 'published',
  unchanged: 'nothing to do',
  held: 'on hold',
  'older-content': 'older content',
  failed: 'failed',
  busy: 'gave way',
};

export const outcomeWord = (outcome: ReleaseOutcome): string => words[outcome];

/** The outcome as a word, and as a shape that needs no colour. */
export const outcomeMark = (outcome: ReleaseOutcome): Markup =>
  html`<span class="mark is-${outcome}">${outcomeWord(outcome)}</span>`;

const WIDTH = 500;
const HEIGHT = 44;

/** @param current the run whose thread is marked; null for none */
export function strip(runs: readonly RunRecord[], current: string | null): Markup {
  const step = WIDTH / Math.max(runs.length, 50);
  const longest = Math.max(1, ...runs.map(({ seconds }) => seconds));
  const threads = runs.map((run, at) => {
    const height = 10 + (HEIGHT - 14) * Math.sqrt(run.seconds / longest);
    const x = (WIDTH - runs.length * step + (at + 0.2) * step).toFixed(1);
    const isCurrent = run.name === current;
    return html`<g class="is-${run.outcome}"
      ><title>
        ${formatDate(run.startedAt)}, ${formatDate(run.startedAt, 'time')}:
        ${outcomeWord(run.outcome)}${run.times > 1 ? `, ${run.times} times` : ''}</title
      ><rect
        x="${x}"
        y="${(HEIGHT - 4 - height).toFixed(1)}"
        width="${(step * 0.6).toFixed(1)}"
        height="${height.toFixed(1)}"
      />${isCurrent ? html`<rect class="here" x="${x}" y="${HEIGHT - 2}" width="${(step * 0.6).toFixed(1)}" height="2" />` : null}</g
    >`;
  });
  const failed = runs.filter(({ outcome }) => outcome === 'failed').length;
  return html`<svg
    class="strip"
    viewBox="0 0 ${WIDTH} ${HEIGHT}"
    preserveAspectRatio="none"
    role="img"
    aria-label="The last ${runs.length} runs, of which ${failed} failed"
  >
    ${threads}
  </svg>`;
}
