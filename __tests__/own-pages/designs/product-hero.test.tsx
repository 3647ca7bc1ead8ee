import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { bandOf } from '../../../src/own-pages/designs/design-page';
import { ProductHero } from '../../../src/own-pages/designs/heroes/product-hero';
import { designPages } from '../../support/design-pages';

const products = designPages.filter(({ design }) => design === 'product');

it.each(products.map((page) => [page.path, page] as const))(
  '%s shows another view at its head than in the first step below',
  (_, page) => {
    const { container } = render(<ProductHero page={page} />);
    const steps = bandOf(page, 'ScreensBand')?.steps ?? [];
    expect(container).toHaveTextContent(steps.at(-1)?.view.title ?? '');
    expect(container).not.toHaveTextContent(steps[0]?.view.title ?? '');
  },
);
