import { durationOf } from '../../duration';
import type { ServiceKey } from '../../../cloth/weaving/weaves';
import type { BandOf } from '../design-page';
import { Lengths } from './lengths';
import { LinkedFigure } from './linked-figure';

interface StepLengthsProps {
  band: BandOf<'StepsBand'>;
  service?: ServiceKey | undefined;
}

/** Share of the longest time below which a time would be thinner than a stitch, or hardly more. */
const TOO_SHORT = 0.02;

/** The steps that last a known time as lengths to one scale; nothing where none does. */
export function StepLengths({ band, service }: StepLengthsProps) {
  const rows = band.steps
    .map(({ name, time }) => ({ name, text: time, ...durationOf(time) }))
    .filter(({ most }) => most > 0);
  if (rows.length === 0) return null;
  const longest = Math.max(...rows.map(({ most }) => most));
  const changed = rows.filter(({ text }) => text.includes('→'));
  const isMarked = changed.length > 0 && changed.every(({ least }) => least < TOO_SHORT * longest);
  return (
    <LinkedFigure
      about={`How long each step takes${sayDrawn()}. What happens in each:`}
      band={band}
    >
      <Lengths
        label="The steps and their times"
        rows={rows}
        service={service}
        isMarked={isMarked}
      />
    </LinkedFigure>
  );

  function sayDrawn(): string {
    if (isMarked) {
      return '. The time before is to scale; one dyed stitch marks the time after, too short to draw';
    }
    if (changed.length > 0) {
      return ', to scale; loose threads are the time before, dyed ones the time after';
    }
    const isRange = rows.some(({ least, most }) => least < most);
    return `, to scale${isRange ? '; loose threads show the longer of two times' : ''}`;
  }
}
