import { css } from '@emotion/react';
import { company } from '../../site/company';
import { columns, plainList, section, span } from '../../styles/layout';
import { from } from '../../styles/media';
import { captionText, h2Text, h4Text, mutedText, smallText, tabular } from '../../styles/text';
import { color, space } from '../../styles/tokens';

const head = css({ display: 'grid', alignContent: 'start', gap: space.xs });
const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  columnGap: space.gap,
  alignItems: 'baseline',
  paddingBlock: space.s,
  borderTop: `1px solid ${color.line}`,
  [from.medium]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr) minmax(0, 3fr)' },
});
const work = css([
  smallText,
  { gridColumn: '1 / -1', gridRow: 2, [from.medium]: { gridColumn: 2, gridRow: 1 } },
]);
const hours = css([captionText, mutedText, tabular, { textAlign: 'end' }]);

/** The offices, a row each, with their work and their hours. */
export function OfficeList({ className }: { className?: string }) {
  return (
    <section css={section} className={className} aria-labelledby="offices">
      <div css={columns}>
        <div css={[head, span('1 / -1'), span('1 / span 3', 'wide')]}>
          <h2 css={h2Text} id="offices">
            Offices
          </h2>
          <p css={[smallText, mutedText]}>With the local hours of the telephone.</p>
        </div>
        <ul css={[plainList, span('1 / -1'), span('4 / -1', 'wide')]}>
          {company.offices.map((office) => (
            <li key={office.locality} css={row}>
              <h3 css={h4Text}>{`${office.locality}, ${office.country_name}`}</h3>
              <p css={work}>{office.work}</p>
              <p css={hours}>{office.hours}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
