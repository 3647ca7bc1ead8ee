import { afterEach, describe, expect, it } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import {
  bannerOffset,
  offsetBetween,
  offsetWindows,
} from '../../../src/shell/banner/banner-measures';
import { ConsentBanner } from '../../../src/shell/banner/consent-banner';
import { company } from '../../../src/site/company';
import { axe } from '../../support/axe';
import { find } from '../../support/find';

const html = document.documentElement;
const banner = () => find('[data-consent-banner]');
afterEach(() => {
  delete html.dataset['consent'];
  delete html.dataset['consentReason'];
});

describe('the consent banner', () => {
  it('is in the page and not shown, until something asks', async () => {
    const { container } = render(<ConsentBanner />);
    expect(banner()).not.toBeVisible();
    html.dataset['consent'] = 'ask';
    expect(screen.getByRole('region', { name: 'Cookies on this site' })).toBeVisible();
    expect(await axe(container)).toEqual([]);
  });

  it('shows what the browser asks for, as soon as that is written into it', () => {
    html.dataset['consent'] = 'ask';
    render(<ConsentBanner />);
    const status = find('[data-consent-status]');
    expect(status).not.toBeVisible();
    status.textContent = 'Your browser sends Do Not Track.';
    expect(status).toBeVisible();
  });

  it('has two answers alike, and an icon with a name to close it', () => {
    html.dataset['consent'] = 'ask';
    render(<ConsentBanner />);
    const accept = screen.getByRole('button', { name: 'ACCEPT' });
    const decline = screen.getByRole('button', { name: 'DECLINE' });
    expect(getComputedStyle(accept).cssText).toBe(getComputedStyle(decline).cssText);
    expect(getComputedStyle(accept).cssText).not.toBe(
      getComputedStyle(screen.getByRole('button', { name: 'Close' })).cssText,
    );
    expect(accept).toHaveAttribute('data-consent-choice', 'accept');
    expect(decline).toHaveAttribute('data-consent-choice', 'decline');
    expect(screen.getByRole('button', { name: 'Close' })).toHaveAttribute(
      'data-consent-choice',
      'close',
    );
  });

  it('says what is kept and for how long, and leads to the policy', () => {
    render(<ConsentBanner />);
    expect(banner()).toHaveTextContent(/random ID/);
    expect(banner()).toHaveTextContent(/for 3 months/);
    expect(within(banner()).getByText('Cookie policy')).toHaveAttribute('href', '/cookie-policy');
    expect(banner()).not.toHaveTextContent(/call/i);
  });

  it('speaks of the call widget on a site that has one, and gives the number instead', () => {
    html.dataset['consent'] = 'settings';
    render(<ConsentBanner callWidget="https://calls.example/widget.js" />);
    expect(banner()).toHaveTextContent(/call button may then load/);
    const number = screen.getByText(company.telephone);
    expect(number).not.toBeVisible();
    html.dataset['consentReason'] = 'call';
    expect(number).toBeVisible();
  });

  it('keeps what was written into it before React took it over', async () => {
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(<ConsentBanner />);
    const status = container.querySelector('[data-consent-status]');
    if (status) status.textContent = 'You chose to accept.';
    const root = await act(async () =>
      hydrateRoot(container, <ConsentBanner />, {
        onRecoverableError: (error) => {
          throw error;
        },
      }),
    );
    expect(container.querySelector('[data-consent-status]')).toBe(status);
    expect(status).toHaveTextContent('You chose to accept.');
    await act(async () => root.unmount());
    container.remove();
  });
});

/** A length of CSS in px, in a window of that size. */
function pixels(css: string, { width = 1280, height }: { width?: number; height: number }): number {
  const units: Record<string, number> = { px: 1, vh: height / 100, vw: width / 100 };
  const sum = css
    .replace(/([\d.]+)(px|vh|vw)/g, (_, value: string, unit) =>
      String(Number(value) * (units[String(unit)] ?? NaN)),
    )
    .replace(/\bmin\(/g, 'Math.min(');
  const clamp = (least: number, value: number, most: number) =>
    Math.max(least, Math.min(value, most));
  const evaluate = new Function('clamp', `return ${sum}`) as (with_: typeof clamp) => number;
  return evaluate(clamp);
}

describe('its offsets', () => {
  it.each([
    [400, 1280, 0],
    [575, 1280, 12],
    [750, 1280, 24],
    [750, 400, 10],
  ])('keep off the edges of a window %i px high and %i wide by %i', (height, width, expected) => {
    expect(pixels(offsetBetween, { width, height })).toBeCloseTo(expected, 0);
  });

  it('keep off the edges between 400 and 750 px of height alone', () => {
    expect(offsetWindows).toBe('@media (min-height: 400px) and (max-height: 750px)');
    expect(bannerOffset).toBe('var(--banner-offset, 0px)');
  });
});
