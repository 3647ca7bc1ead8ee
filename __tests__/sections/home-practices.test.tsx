import { beforeEach, describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { act } from 'react';
import { groupChoices, serviceGroups } from '../../src/site/service-groups';
import { serviceOf } from '../../src/site/services';
import { HomePractices } from '../../src/sections/home/home-practices';
import { siteStore } from '../../src/state/site-store';
import { axe } from '../support/axe';

const proofs = new Map([['cloud', { path: '/case-study/x', value: '43%', label: 'off' }]] as const);

beforeEach(() => {
  siteStore.setState(siteStore.getInitialState());
});

describe('the practices of the home page', () => {
  it('link every service of both groups to its page', async () => {
    const { container } = render(<HomePractices proofs={proofs} />);
    for (const group of serviceGroups) {
      const list = within(screen.getByRole('list', { name: group.name }));
      const headings = list.getAllByRole('heading', { level: 3 });
      expect(headings.map((each) => within(each).getByRole('link').getAttribute('href'))).toEqual(
        group.services.map((key) => serviceOf(key)?.path),
      );
    }
    expect(screen.getByRole('link', { name: '43% off' })).toHaveAttribute('href', '/case-study/x');
    expect(await axe(container)).toEqual([]);
  });

  it('are all chosen at first; a group is chosen by click and by arrow key', async () => {
    const user = userEvent.setup();
    render(<HomePractices proofs={proofs} />);
    const chosen = () =>
      groupChoices.filter(({ name }) => screen.queryByRole('radio', { name, checked: true }));
    expect(chosen()).toEqual([groupChoices[0]]);
    await user.click(screen.getByRole('radio', { name: 'Transform services' }));
    expect(chosen()).toEqual([groupChoices[2]]);
    await user.keyboard('{ArrowLeft}');
    expect(chosen()).toEqual([groupChoices[1]]);
  });

  it('are found again as they were left: the group, and the service looked at in each', async () => {
    const user = userEvent.setup();
    const { unmount } = render(<HomePractices proofs={proofs} />);
    await user.click(screen.getByRole('link', { name: 'Fintech' }));
    await user.click(screen.getByRole('radio', { name: 'Transform services' }));
    await user.click(screen.getByRole('link', { name: 'Cloud' }));
    expect(siteStore.getState()).toMatchObject({
      serviceGroup: 'transform',
      coreService: 'fintech',
      transformService: 'cloud',
    });
    unmount();
    render(<HomePractices proofs={proofs} />);
    expect(screen.getByRole('radio', { name: 'Transform services' })).toBeChecked();
    const [cloud, data] = ['Cloud', 'Data science'].map((name) =>
      screen.getByRole('link', { name }),
    );
    const looks = [cloud, data].map((link) => (link ? getComputedStyle(link).cssText : ''));
    expect(looks[0]).not.toBe(looks[1]);
  });

  it('keep what was chosen in the built page before React took it over', async () => {
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(<HomePractices proofs={proofs} />);
    const transform = within(container).getByRole<HTMLInputElement>('radio', {
      name: 'Transform services',
    });
    transform.checked = true;
    const root = await act(async () =>
      hydrateRoot(container, <HomePractices proofs={proofs} />, {
        onRecoverableError: (error) => {
          throw error;
        },
      }),
    );
    expect(transform).toBeChecked();
    await act(async () => {
      root.unmount();
    });
    container.remove();
  });
});
