import { describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { bandOf } from '../../../src/own-pages/designs/design-page';
import { ProductHero } from '../../../src/own-pages/designs/product/product-hero';
import { ProductView } from '../../../src/own-pages/designs/product/product-view';
import { filmOf, NOTHING, readingOf, viewKindOf } from '../../../src/own-pages/hero-view';
import { axe } from '../../support/axe';
import { designPages } from '../../support/design-pages';

const products = designPages.filter(({ design }) => design === 'product');
const viewOf = (kind: string) => {
  const views = products.flatMap(({ hero }) => hero.view ?? []);
  const view = views.find((each) => viewKindOf(each) === kind);
  if (!view) throw new Error(`No product shows a ${kind}.`);
  return view;
};

describe.each(products.map((page) => [page.path, page] as const))('%s', (_, page) => {
  const view = page.hero.view ?? { title: '', rows: [], note: null };

  it('shows the product, which a screen reader reads out whole', async () => {
    const { container } = render(<ProductHero page={page} />);
    const figure = screen.getByRole('figure', { name: view.title });
    const read = figure.cloneNode(true) as HTMLElement;
    for (const each of read.querySelectorAll('[aria-hidden="true"]')) each.remove();
    const kind = viewKindOf(view);
    const cells = view.rows.slice(1).flatMap((row) => (kind === 'film' ? row.slice(5) : row));
    for (const cell of cells.filter((each) => each !== NOTHING)) {
      expect(read).toHaveTextContent(readingOf(cell).value.replaceAll('\u00a0', ' '));
    }
    expect(await axe(container)).toEqual([]);
  });

  it('shows another view at its head than in the steps below', () => {
    const titles = bandOf(page, 'ScreensBand')?.steps.map((step) => step.view.title) ?? [];
    expect(titles.length).toBeGreaterThan(0);
    expect(titles).not.toContain(view.title);
  });
});

describe('a film', () => {
  const view = viewOf('film');

  it('draws its amounts to scale, over what they were added to', () => {
    const { container } = render(<ProductView view={view} />);
    const stage = container.querySelector('[aria-hidden="true"]');
    expect(stage).toHaveTextContent('£82,410.00');
    const { scenes } = filmOf(view);
    const parts = scenes.filter(({ drawn }) => drawn !== 'whole');
    const sizes = [...(stage?.querySelectorAll('div') ?? [])]
      .map((each) => Number(getComputedStyle(each).flexGrow))
      .filter((size) => size > 0);
    const amounts = parts.map(({ amount }) => Number(amount.replace(/[£,]/g, '')));
    expect(sizes.slice(0, parts.length)).toEqual(amounts.reverse());
  });

  it('keeps a pause that was set before React took the page over', async () => {
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(<ProductView view={view} />);
    const pause = within(container).getByRole<HTMLInputElement>('checkbox', {
      name: /Pause the film/,
      hidden: true,
    });
    pause.checked = true;
    const root = await act(async () =>
      hydrateRoot(container, <ProductView view={view} />, {
        onRecoverableError: (error) => {
          throw error;
        },
      }),
    );
    expect(pause).toBeChecked();
    await act(async () => {
      root.unmount();
    });
    container.remove();
  });
});

it('a telephone says who writes, and sets figures beside their names', () => {
  const view = viewOf('telephone');
  render(<ProductView view={view} />);
  const [first] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent(/^ReportWA:/);
  const figures = view.rows.slice(1).filter(([, , , figure]) => figure?.match(/^[£€]/));
  const terms = within(first as HTMLElement).getAllByRole('term');
  expect(terms.map(({ textContent }) => textContent)).toEqual(figures.map(([, , name]) => name));
});

it('a scan names what is doubtful', () => {
  render(<ProductView view={viewOf('scan')} />);
  const doubts = screen.getAllByRole('cell').filter((cell) => /doubtful/.test(cell.textContent));
  expect(doubts.map(({ textContent }) => textContent)).toEqual([
    '−1,378.00, doubtful: confidence 0.71',
  ]);
});
