/** The picture of a process: what its list of steps says in words, to one scale. */
import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { StepLengths } from '../../../src/own-pages/designs/heroes/step-lengths';
import { axe } from '../../support/axe';

const bandOf = (...times: string[]) =>
  ({
    __typename: 'StepsBand',
    heading: 'From here to there',
    intro: null,
    steps: times.map((time, at) => ({
      name: `Step ${at + 1}`,
      time,
      text: 'What happens.',
      output: null,
    })),
  }) as const;

const drawn = (container: HTMLElement) =>
  [...container.querySelectorAll('[data-share]')].map((each) => [
    Number(each.getAttribute('data-share')),
    each.querySelector('rect:last-of-type')?.getAttribute('width'),
  ]);

it('draws each time as a share of the longest, what is sure as a share of that, and no time without a length', async () => {
  const { container } = render(<StepLengths band={bandOf('2 weeks', '4 to 8 weeks', 'Daily')} />);
  expect(drawn(container)).toEqual([
    [0.25, '100%'],
    [1, '50%'],
  ]);
  expect(screen.getByRole('img')).toHaveAccessibleName(
    'The steps and their times. Step 1: 2 weeks; Step 2: 4 to 8 weeks.',
  );
  expect(screen.getByRole('img')).toHaveTextContent('Step 12 weeksStep 24 to 8 weeks');
  expect(await axe(container)).toEqual([]);
});

it.each([
  [['1 week', '2 weeks'], 'to scale. What'],
  [['6 days', '2 to 3 weeks'], 'to scale; loose threads show the longer of two times.'],
  [['6 days → 7 min', '2 weeks'], 'one dyed stitch marks the time after, too short to draw.'],
  [
    ['6 days → 3 days', '2 days → 7 min'],
    'loose threads are the time before, dyed ones the time after.',
  ],
])('says what is loose in %j', (times, said) => {
  render(<StepLengths band={bandOf(...times)} />);
  expect(screen.getByRole('figure')).toHaveTextContent(said);
});

it('draws a stitch of one width for each time after, where all are too short, beside the time before to scale', () => {
  const { container } = render(
    <StepLengths band={bandOf('45 min → 12 min', '8 days → 14 min', '4 days → 4 s', '2 days')} />,
  );
  expect(drawn(container)).toEqual([
    [0.004, '12'],
    [1, '12'],
    [0.5, '12'],
    [0.25, '100%'],
  ]);
});

it('draws nothing where no time is a length', () => {
  const { container } = render(<StepLengths band={bandOf('Daily', 'From then on')} />);
  expect(container).toBeEmptyDOMElement();
});
