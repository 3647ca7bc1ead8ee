import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { JobPanel } from '../../src/collections/job/panel';
import { JobRows, type JobTeaserData } from '../../src/collections/job/teaser';
import { company } from '../../src/site/company';
import { useStillOpen } from '../../src/clock/use-still-open';

const job = {
  title: 'Tester',
  department: 'Quality',
  location: 'Stockport',
  is_remote: false,
  employment_type: 'FULL_TIME',
  experience: null,
  apply_url: 'https://example.com/apply',
  valid_through: '2026-11-20T23:59:59Z',
  is_open: true,
  salary: { currency: 'GBP', min: 38_000, max: 49_000, unit: 'YEAR' },
};
const row = {
  ...job,
  path: '/corporate-overview/careers/tester',
  excerpt: 'Test.',
  published_at: null,
};

afterEach(() => {
  jest.useRealTimers();
});

describe('JobPanel', () => {
  it('invites while the job is open', () => {
    render(<JobPanel job={job} isOpen />);
    expect(screen.getByRole('link', { name: 'Apply for this role' })).toHaveAttribute(
      'href',
      job.apply_url,
    );
    expect(screen.getByText('£38,000 to £49,000 a year')).toBeVisible();
  });

  it('takes applications by mail where there is no address for them', () => {
    render(<JobPanel job={{ ...job, apply_url: null }} isOpen />);
    expect(screen.getByRole('link', { name: 'Apply for this role' }).getAttribute('href')).toMatch(
      /^mailto:.*subject=Tester$/,
    );
    // Printed, or without a mail program, the button says nothing.
    expect(screen.getByRole('link', { name: company.email.careers })).toBeVisible();
  });

  it('stops inviting once it is closed', () => {
    render(<JobPanel job={job} isOpen={false} />);
    expect(screen.queryByRole('link', { name: /apply/i })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Closed on 20 November 2026' })).toBeVisible();
  });
});

/** Rows as pages show them. */
function Rows({ jobs }: { jobs: readonly JobTeaserData[] }) {
  return <JobRows jobs={useStillOpen(jobs)} />;
}

describe('rows of jobs', () => {
  it('shows the pay where there is one', () => {
    const { rerender } = render(<Rows jobs={[row]} />);
    expect(screen.getByText('£38,000 to £49,000 a year')).toBeVisible();
    rerender(<Rows jobs={[{ ...row, salary: null }]} />);
    expect(screen.queryByText(/£/)).toBeNull();
  });

  it('trusts the build in the built page, the browser’s clock afterwards', () => {
    jest.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z') });
    expect(renderToString(<Rows jobs={[row]} />)).toContain('Apply by 20 November 2026');
    render(<Rows jobs={[row]} />);
    expect(screen.getByText('Closed on 20 November 2026')).toBeVisible();
  });

  it('never opens again what was closed when the site was built', () => {
    jest.useFakeTimers({ now: Date.parse('2026-11-01T12:00:00Z') });
    render(<Rows jobs={[{ ...row, is_open: false }]} />);
    expect(screen.getByText('Closed on 20 November 2026')).toBeVisible();
  });
});
