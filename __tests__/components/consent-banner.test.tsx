import { afterEach, describe, expect, it } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import {
  bannerOffset,
  scaled,
  targetHeight,
} from '../../src/components/consent-banner/banner-measures';
import { ConsentBanner } from '../../src/components/consent-banner/consent-banner';
import { company } from '../../src/lib/company';
import { axe } from '../support/axe';

const html = document.documentElement;
const banner = (): HTMLElement => {
  const found = document.querySelector<HTMLElement>('[data-consent-banner]');
  if (!found) throw new Error('There is no banner.');
  return found;
};
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

  it('has two answers alike, and an icon with a name to close it', () => {
    html.dataset['consent'] = 'ask';
    render(<ConsentBanner />);
    const accept = screen.getByRole('button', { name: 'Accept' });
    const decline = screen.getByRole('button', { name: 'Decline' });
    expect(accept.className).toBe(decline.className);
    expect(accept).toHaveAttribute('data-consent-choice', 'accept');
    expect(decline).toHaveAttribute('data-consent-choice', 'decline');
    expect(screen.getByRole('button', { name: 'Close' })).toHaveAttribute(
      'data-consent-choice',
      'close',
    );
  });

  it('says what is kept and for how long, and leads to the policy', () => {
    render(<ConsentBanner />);
    expect(banner()).toHaveTextContent(/random identifier/);
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

describe('its measures', () => {
  it('are scaled by the window’s height, from 0.4 at 300 px to 1 at 750', () => {
    expect(scaled(1)).toBe('clamp(0.4rem, 2.133vh, 1rem)');
    expect((2.133 / 100) * 750).toBeCloseTo(16, 1);
    expect((2.133 / 100) * 300).toBeCloseTo(0.4 * 16, 1);
  });

  it('keep off the window’s edges from 400 px of height on, and no further than at 750', () => {
    const [, slope = 0] = /\* ([\d.]+),/.exec(bannerOffset) ?? [];
    expect(bannerOffset).toContain('100vh - 400px');
    expect((750 - 400) * Number(slope)).toBeCloseTo(24, 0);
    expect(bannerOffset).toContain('min(24px, 2.5vw)');
  });

  it('leave targets 24 px and more, and 44 from 400 px of height on', () => {
    expect(targetHeight).toBe('clamp(2rem, 11vh, 2.75rem)');
    expect(0.11 * 400).toBe(44);
  });
});
