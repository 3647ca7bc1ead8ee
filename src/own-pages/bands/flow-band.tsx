/* oxlint-disable jsx-a11y/no-redundant-roles -- A list without a box of its own is one everywhere only if it says so. */
import { graphql } from 'gatsby';
import { NoHyphenBreak } from '../../components/no-hyphen-break';
import { DrawnBand } from './drawn/drawn-band';
import { flowStyles, placedAt, result, type Placed } from './flow/flow-styles';

export const query = graphql`
  fragment FlowBand on FlowBand {
    heading
    short
    intro
    lanes
    stops {
      lane
      name
      time
      text
    }
    result
    caption
  }
`;

/** One thing’s way: lanes are the cloth, and a thread goes from one to the next. */
export function FlowBand({ band }: { band: Queries.FlowBandFragment }) {
  const { lanes, stops } = band;
  const styles = flowStyles(stops.length);
  const places = stops.map(({ lane }, at): Placed => {
    const own = lanes.indexOf(lane) + 1;
    const before = lanes.indexOf(stops[at - 1]?.lane ?? lane) + 1;
    return { at: at + 1, lane: own, low: Math.min(own, before), high: Math.max(own, before) };
  });
  return (
    <DrawnBand band={band} ground="raised">
      <div css={[styles.cloth, { '--lanes': lanes.length, '--stops': stops.length }]}>
        {lanes.map((lane, at) => (
          <span key={lane} css={[styles.lane, { '--lane': at + 1 }]} aria-hidden="true">
            <span>{lane}</span>
          </span>
        ))}
        {places.map((place) => (
          <span key={place.at} css={[styles.run, placedAt(place)]} aria-hidden="true" />
        ))}
        {places
          .filter(({ low, high }) => low < high)
          .map((place) => (
            <span key={place.at} css={[styles.link, placedAt(place)]} aria-hidden="true" />
          ))}
        <ol css={styles.list} role="list">
          {stops.map((stop, at) => (
            <li
              key={`${stop.time} ${stop.name}`}
              css={[styles.stop, placedAt(places[at] as Placed)]}
            >
              <p css={styles.when}>
                {stop.time} <span css={styles.where}>{stop.lane}</span>
              </p>
              <p css={styles.name}>
                <NoHyphenBreak>{stop.name}</NoHyphenBreak>
              </p>
              {stop.text ? (
                <p css={styles.text}>
                  <NoHyphenBreak>{stop.text}</NoHyphenBreak>
                </p>
              ) : null}
            </li>
          ))}
        </ol>
      </div>
      {band.result ? <p css={result}>{band.result}</p> : null}
    </DrawnBand>
  );
}
