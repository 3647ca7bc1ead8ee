import { measured } from '../../measure';
import type { ServiceKey } from '../../../cloth/weaving/weaves';
import type { BandOf } from '../design-page';
import { Lengths } from './lengths';
import { LinkedFigure } from './linked-figure';

export interface MeasureChartProps {
  table: BandOf<'ComparisonBand'>;
  measure: string;
  service?: ServiceKey | undefined;
}

/** Options by one measure of the page's table: lengths to one scale, or counts. */
export function MeasureChart({ table, measure, service }: MeasureChartProps) {
  const options = measured(table, measure);
  if (!options) return null;
  const isCount = options.some((each) => each.of);
  const isRange = options.some((each) => each.least < each.most);
  return (
    <LinkedFigure
      title={measure}
      about={`, ${isCount ? 'a cell for each row of the table' : 'to scale'}${isRange ? '; loose threads show the upper end of a range' : ''}. The full comparison:`}
      band={table}
    >
      <Lengths label={measure} rows={options} service={service} />
    </LinkedFigure>
  );
}
