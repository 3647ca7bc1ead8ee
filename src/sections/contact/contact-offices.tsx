/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   Laid out as a grid, a table keeps its meaning in every screen reader only where the roles are spelled out. */
import { css } from '@emotion/react';
import { officeDay } from '../../clock/office-day';
import { company } from '../../site/company';
import { ruled, section, wrap } from '../../styles/layout';
import { from } from '../../styles/media';
import {
  captionText,
  h2Text,
  h3Text,
  leadText,
  mutedText,
  smallText,
  tabular,
} from '../../styles/text';
import { color, space } from '../../styles/tokens';
import { EmptyStrip, OfficeStrip, StripHours } from './office-strip';

const table = css({
  width: '100%',
  marginTop: space.xl,
  borderCollapse: 'collapse',
  textAlign: 'start',
  '& caption': { textAlign: 'start', paddingBottom: space.m },
});
// On a phone each office is a separate block.
const row = css({
  display: 'grid',
  columnGap: space.gap,
  paddingBlock: space.m,
  borderTop: `1px solid ${color.line}`,
  '& > *': { padding: 0, textAlign: 'start' },
  [from.medium]: {
    // Room for the name of a city.
    gridTemplateColumns: 'minmax(10.5rem, 2fr) minmax(0, 3fr) minmax(0, 5fr)',
    paddingBlock: space.s,
  },
});
const scale = css([row, { paddingTop: 0, border: 0, '& > *': { gridColumn: '-2 / -1' } }]);
// Under the first strip, too, where the last is a screen away.
const firstScale = css({ [from.medium]: { display: 'none' } });
const block = css({ display: 'block' });

const clockText = css([captionText, mutedText]);

/** Those who watch clients' systems. */
const ROTA = {
  name: 'Monitoring rota',
  who: 'For clients with a contract',
  how: 'On a number of their own',
  hours: '0:00 to 24:00',
  days: 'every day',
};

interface ContactOfficesProps {
  /** `siteMetadata.officeClocks` */
  clocks: readonly (string | null)[];
  /** `siteMetadata.officeOffsets` */
  offsets: readonly (number | null)[];
}

/** Locations of the offices, their work, their hours by which clocks, and those drawn over one day. */
export function ContactOffices({ clocks, offsets }: ContactOfficesProps) {
  return (
    <section css={[wrap, ruled, section]} aria-labelledby="offices">
      <h2 css={h2Text} id="offices">
        Our offices and their hours
      </h2>
      <table css={[table, block]} role="table" aria-labelledby="offices">
        <caption css={[leadText, block]}>
          Clients with a contract reach the monitoring rota at any hour. Everyone else reaches the
          offices, Monday to Friday, local time.
        </caption>
        <tbody css={block} role="rowgroup">
          {company.offices.map(({ locality, country_name: countryName, work, hours }, index) => (
            <tr key={locality} css={row} role="row">
              <th css={h3Text} scope="row" role="rowheader">
                {locality}
              </th>
              <td css={smallText} role="cell">
                {countryName}
                <span css={[mutedText, block]}>{work}</span>
              </td>
              <td css={[smallText, tabular]} role="cell">
                <OfficeHours
                  hours={hours}
                  clock={clocks[index] ?? null}
                  offsets={offsets.slice(2 * index, 2 * index + 2)}
                />
                {index === 0 ? (
                  <div css={firstScale}>
                    <StripHours />
                  </div>
                ) : null}
              </td>
            </tr>
          ))}
          <tr css={row} role="row">
            <th css={h3Text} scope="row" role="rowheader">
              {ROTA.name}
            </th>
            <td css={smallText} role="cell">
              {ROTA.who}
              <span css={[mutedText, block]}>{ROTA.how}</span>
            </td>
            <td css={[smallText, tabular]} role="cell">
              {ROTA.hours} <span css={clockText}>{ROTA.days}</span>
              <OfficeStrip parts={officeDay(ROTA.hours, 0)} isLine />
            </td>
          </tr>
        </tbody>
      </table>
      <div css={scale}>
        <StripHours />
      </div>
      <p css={[captionText, mutedText]} aria-hidden="true">
        Where clocks change, the lined hour at the start of an office’s bar counts in summer, the
        one at its end in winter.
      </p>
    </section>
  );
}

interface OfficeHoursProps {
  hours: string;
  clock: string | null;
  /** Minutes that its clocks are ahead of UTC in winter, and in summer. */
  offsets: readonly (number | null)[];
}

/** The hours of an office, and the same drawn; of one that has none yet, the day on which it opens. */
function OfficeHours({ hours, clock, offsets: [standard, summer] }: OfficeHoursProps) {
  const parts = officeDay(hours, standard ?? 0, summer ?? standard ?? 0);
  if (parts.length === 0) return <EmptyStrip>{hours.replace(/^from /, 'opens ')}</EmptyStrip>;
  return (
    <>
      {hours} <span css={clockText}>{clock}</span>
      <OfficeStrip parts={parts} />
    </>
  );
}
