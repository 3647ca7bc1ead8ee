import { formatNumber } from '../../../lib/numbers';
import { hiddenText } from '../../../styles/layout';

type Chart = Pick<Queries.ChartBandFragment, 'x' | 'y' | 'series' | 'marks'>;

/** The chart as a table, for those who do not see it. */
export function ChartTable({ x, y, series, marks }: Chart) {
  return (
    <div css={hiddenText}>
      <table>
        <caption>{`${y.label}, ${y.unit}`}</caption>
        <thead>
          <tr>
            {[x.label, ...series.map(({ name }) => name)].map((each) => (
              <th key={each} scope="col">
                {each}
              </th>
            ))}
            {marks ? <th scope="col">What happened</th> : null}
          </tr>
        </thead>
        <tbody>
          {x.values.map((place, index) => (
            <tr key={place}>
              <th scope="row">{place}</th>
              {series.map(({ name, values }) => (
                <td key={name}>{formatNumber(values[index] ?? 0)}</td>
              ))}
              {marks ? <td>{marks.find(({ at }) => at === place)?.text}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
