import { graphql } from 'gatsby';
import { ChartDrawing } from './chart/chart-drawing';
import { ChartTable } from './chart/chart-table';
import { DrawnBand } from './drawn/drawn-band';

export const query = graphql`
  fragment ChartBand on ChartBand {
    heading
    short
    intro
    as
    x {
      label
      values
    }
    y {
      label
      unit
    }
    series {
      name
      values
    }
    marks {
      at
      text
    }
    caption
  }
`;

/** Values over an ordered axis, drawn, and as a table for those who do not see them. */
export function ChartBand({ band }: { band: Queries.ChartBandFragment }) {
  const { as, x, y, series, marks } = band;
  return (
    <DrawnBand band={band} ground="raised">
      <ChartDrawing {...{ as, x, series, marks }} title={`${y.label}, ${y.unit}`} />
      <ChartTable x={x} y={y} series={series} marks={marks} />
    </DrawnBand>
  );
}
