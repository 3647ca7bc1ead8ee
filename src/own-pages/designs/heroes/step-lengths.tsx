import { durationOf, type Duration } from '../../duration';
import type { ServiceKey } from '../../../cloth/weaving/weaves';
import type { BandOf } from '../design-page';
import { Lengths } from './lengths';
import { LinkedFigure } from './linked-figure';

/** Meaning of the part of a length that is undyed. */
function rangeOf(lengths: readonly Duration[]): string {
  const ranges = lengths.filter(({ least, most }) => least < most);
  if (ranges.length === 0) return '';
  if (ranges.every(({ shrinks }) => shrinks)) return '; undyed thread shows what it took before';
  return ranges.some(({ shrinks }) => shrinks)
    ? '; undyed thread shows the longer of two times'
    : '; undyed thread shows the longest it may take';
}

interface StepLengthsProps {
  band: BandOf<'StepsBand'>;
  service?: ServiceKey | undefined;
}

/** The steps as lengths to one scale; nothing where no time is a length. */
export function StepLengths({ band, service }: StepLengthsProps) {
  const lengths = band.steps.map(({ time }) => durationOf(time));
  const known = lengths.filter((each) => each !== null);
  if (known.length === 0) return null;
  const rows = band.steps.map(({ name, time }, at) => {
    const { least, most } = lengths[at] ?? { least: 0, most: 0 };
    return { name, text: time, least, most };
  });
  return (
    <LinkedFigure
      about={`How long each step takes, to scale${rangeOf(known)}. What happens in each:`}
      band={band}
    >
      <Lengths label="The steps and their times" rows={rows} service={service} />
    </LinkedFigure>
  );
}
