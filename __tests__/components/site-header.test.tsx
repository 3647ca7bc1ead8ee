import { expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { axe } from '../support/axe';
import { PageShell } from '../../src/components/page-shell/page-shell';

it('has the landmarks, a way past the header, and marks where one is', async () => {
  const { container } = render(
    <PageShell pathname="/blog/naive-retries">
      <h1>Naive retries</h1>
    </PageShell>,
  );
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#main');
  expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
  const main = within(screen.getByRole('navigation', { name: 'Main', hidden: true }));
  expect(main.getByRole('link', { name: 'Blog', hidden: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
  expect(await axe(container)).toEqual([]);
});
