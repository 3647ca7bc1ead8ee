import { describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { anchorOf } from '../../../src/own-pages/anchor';
import type { PageBandData } from '../../../src/own-pages/bands/drawing-types';
import { PageBand } from '../../../src/own-pages/bands/page-bands';
import { axe } from '../../support/axe';
import { samples } from './samples';

/** Every text that a band holds, in order; HTML as the reader sees it. */
function textsOf(value: unknown, key = ''): string[] {
  if (typeof value === 'string') {
    if (key.endsWith('_html')) {
      const part = document.createElement('div');
      part.innerHTML = value;
      return [...part.querySelectorAll('p, th, td')].map((each) =>
        (each.textContent ?? '').replace(/\s+/g, ' '),
      );
    }
    return ['__typename', 'kind', 'short', 'href', 'as', 'state', 'states', 'unit'].includes(key)
      ? []
      : [value.replaceAll('\u00a0', ' ')];
  }
  if (Array.isArray(value)) return value.flatMap((each) => textsOf(each, key));
  if (value && typeof value === 'object')
    return Object.entries(value).flatMap(([name, each]) => textsOf(each, name));
  return [];
}

/** As a reader meets it: the arrow of a change is spoken, not shown, as “to”. */
function wordsOf(container: Element): string {
  const copy = container.cloneNode(true) as Element;
  for (const arrow of copy.querySelectorAll('[aria-hidden="true"]'))
    if (arrow.textContent === '→') arrow.previousElementSibling?.remove();
  return copy.textContent?.replace(/\s+/g, ' ') ?? '';
}

const bands: [string, PageBandData][] = Object.entries(samples);

describe.each(bands)('%s', (_, band) => {
  it('says everything that it is given', () => {
    const { container } = render(<PageBand band={band} />);
    const words = wordsOf(container);
    const texts = textsOf(band);
    expect(texts.length).toBeGreaterThan(1);
    for (const text of texts) expect(words).toContain(text);
  });

  it('is a region with a name, and breaks no rule of axe', async () => {
    const { container } = render(<PageBand band={band} />);
    const name = 'heading' in band ? band.heading : `Quote: ${samples.QuoteBand.role}`;
    expect(screen.getByRole('region', { name })).toBeVisible();
    expect(await axe(container)).toEqual([]);
  });

  it('is linked to by its heading, and goes down no more than one level from it', () => {
    render(<PageBand band={band} />);
    const [first, ...rest] = screen.queryAllByRole('heading');
    if (!('heading' in band)) {
      expect(first).toBeUndefined();
      return;
    }
    expect(first).toHaveAttribute('id', anchorOf(band.heading));
    expect(first?.tagName).toBe('H2');
    expect(rest.map(({ tagName }) => tagName)).toEqual(rest.map(() => 'H3'));
  });
});

it('keeps steps in an ordered list, each with its time and, where there is one, its output', () => {
  render(<PageBand band={samples.StepsBand} />);
  const [sound, drain, ...more] = screen.getAllByRole('listitem') as [HTMLElement, HTMLElement];
  expect(sound.parentElement?.tagName).toBe('OL');
  expect(more).toHaveLength(1);
  expect(within(sound).getByText('2 weeks')).toBeVisible();
  expect(within(sound).getByText('Output')).toBeVisible();
  expect(within(drain).queryByText('Output')).toBeNull();
});

it('ties each figure to what it counts and what it is based on', () => {
  const { container } = render(<PageBand band={samples.ResultsBand} />);
  const [first] = container.querySelectorAll('dl > div');
  expect(first?.querySelector('dt')).toHaveTextContent('to a decision');
  expect([...(first?.querySelectorAll('dd') ?? [])]).toHaveLength(2);
});

it('reads a change aloud as from one to the other', () => {
  const { container } = render(<PageBand band={samples.ResultsBand} />);
  const value = container.querySelector('dd')?.cloneNode(true) as Element;
  for (const hidden of value.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
  expect(value.textContent?.replace(/\s+/g, ' ')).toBe('11 days to 26 min');
});

it.each(['→', '5 →', 'a → b → c', '9 of 11'])(
  'leaves a figure that is no change as it is: %s',
  (value) => {
    const item = { value, label: 'l', basis: 'b' };
    const { container } = render(<PageBand band={{ ...samples.ResultsBand, items: [item] }} />);
    expect(container.querySelector('dd')).toHaveTextContent(value);
  },
);

it('names the list of signs, and leaves it out where there is none', () => {
  const { rerender } = render(<PageBand band={samples.ProblemBand} />);
  expect(screen.getByRole('list', { name: 'Warning signs' }).children).toHaveLength(
    samples.ProblemBand.signs.length,
  );
  rerender(<PageBand band={{ ...samples.ProblemBand, signs: [] }} />);
  expect(screen.queryByRole('list')).toBeNull();
});

it('shows answers without a click', () => {
  const { container } = render(<PageBand band={samples.QuestionsBand} />);
  expect(container.querySelector('details, [hidden], button')).toBeNull();
  for (const { question } of samples.QuestionsBand.items) {
    expect(screen.getByText(question).nextElementSibling).toBeVisible();
  }
});

it('says with each related link where it leads', () => {
  render(<PageBand band={samples.RelatedBand} />);
  const [lending, contact] = screen.getAllByRole('link');
  expect(lending).toHaveAccessibleName('Wealth management A portfolio valued daily');
  expect(contact).toHaveAccessibleName('Contact Ten loan files');
  expect(contact).toHaveAttribute('href', '/contact?service=fintech');
});

it('numbers its checks, once for each reader', () => {
  const { container } = render(<PageBand band={samples.ChecklistBand} />);
  const rows = [...container.querySelectorAll('ol > li')];
  expect(rows).toHaveLength(samples.ChecklistBand.items.length);
  // The list itself counts for assistive technology.
  expect(rows.map((row) => row.querySelector('[aria-hidden="true"]')?.textContent)).toEqual(
    rows.map((_, index) => String(index + 1)),
  );
});
