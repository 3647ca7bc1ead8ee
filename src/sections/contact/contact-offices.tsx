import { css } from '@emotion/react';
import { company } from '../../site/company';
import { section, wrap } from '../../styles/layout';
import { from } from '../../styles/media';
import { captionText, h2Text, h3Text, mutedText, smallText, tabular } from '../../styles/text';
import { color, space } from '../../styles/tokens';

const table = css({
  width: '100%',
  marginTop: space.xl,
  borderCollapse: 'collapse',
  textAlign: 'start',
  '& caption': { textAlign: 'start', paddingBottom: space.m },
});
const rows = css({
  '& tr': { borderTop: `1px solid ${color.line}` },
  '& th, & td': {
    padding: `${space.m} ${space.l} ${space.m} 0`,
    textAlign: 'start',
    verticalAlign: 'baseline',
  },
  // On a phone each office is a separate block.
  '& tr, & th, & td': { display: 'block' },
  '& th': { paddingBottom: 0 },
  '& td': { paddingBlock: space.hair },
  '& td:last-of-type': { paddingBottom: space.m },
  [from.medium]: {
    '& tr': { display: 'table-row' },
    '& th': { whiteSpace: 'nowrap' },
    '& th, & td': { display: 'table-cell', paddingBlock: space.m },
  },
});

// The band above ends with as much room.
const band = css([wrap, section, { paddingTop: 0 }]);
const clock = css([captionText, mutedText, { display: 'block' }]);

/**
 * Locations of the offices, their work, their hours, and by which clocks.
 * @param clocks `siteMetadata.officeClocks`
 */
export function ContactOffices({ clocks }: { clocks: readonly (string | null)[] }) {
  return (
    <section css={band} aria-labelledby="offices">
      <h2 css={h2Text} id="offices">
        Our offices and their hours
      </h2>
      <table css={table}>
        <caption css={mutedText}>
          Clients with a contract reach the monitoring rota at any hour, on a number of their own.
          Everyone else reaches the offices, Monday to Friday, local time.
        </caption>
        <tbody css={rows}>
          {company.offices.map(({ locality, country_name: countryName, work, hours }, index) => (
            <tr key={locality}>
              <th css={h3Text} scope="row">
                {locality}
              </th>
              <td css={smallText}>{countryName}</td>
              <td css={[smallText, mutedText]}>{work}</td>
              <td css={[smallText, tabular]}>
                {hours}
                <span css={clock}>{clocks[index]}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
