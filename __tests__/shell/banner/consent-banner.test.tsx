import { afterEach, describe, expect, it } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
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
