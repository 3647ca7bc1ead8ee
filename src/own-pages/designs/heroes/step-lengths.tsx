import { durationOf } from '../../duration';
import type { ServiceKey } from '../../../cloth/weaving/weaves';
import type { BandOf } from '../design-page';
import { Lengths } from './lengths';
import { LinkedFigure } from './linked-figure';

interface StepLengthsProps {
  band: BandOf<'StepsBand'>;
  service?: ServiceKey | undefined;
}

/** The steps that last a known time as lengths to one scale; nothing where none does. */
export function StepLengths({ band, service }: StepLengthsProps) {
  const rows = band.steps
    .map(({ name, time }) => ({ name, text: time, ...durationOf(time) }))
    .filter(({ most }) => most > 0);
  if (rows.length === 0) return null;
  const isRange = rows.some(({ least, most }) => least < most);
  const loose = rows.some(({ text }) => text.includes('→'))
    ? '; loose threads are the time before, dyed ones the time after'
    : '; loose threads show the longer of two times';
  return (
    <LinkedFigure
      about={`How long each step takes, to scale${isRange ? loose : ''}. What happens in each:`}
      band={band}
    >
      <Lengths label="The steps and their times" rows={rows} service={service} />
    </LinkedFigure>
  );
}
