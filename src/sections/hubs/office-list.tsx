import { css } from '@emotion/react';
import { company } from '../../site/company';
import { lineRow, plainList } from '../../styles/layout';
import { captionText, h2Text, h4Text, mutedText, smallText, tabular } from '../../styles/text';
import { space } from '../../styles/tokens';

const box = css({ display: 'grid', alignContent: 'start', gap: space.l });
const list = css([
  plainList,
  {
    display: 'grid',
    columnGap: space.gap,
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
  },
]);

interface OfficeListProps {
  /** `siteMetadata.officeClocks` */
  clocks: readonly (string | null)[];
  className?: string;
}

/** The offices, with their work and their hours. */
export function OfficeList({ clocks, className }: OfficeListProps) {
  return (
    <section css={box} className={className} aria-labelledby="offices">
      <h2 css={h2Text} id="offices">
        Offices
      </h2>
      <ul css={list}>
        {company.offices.map(({ locality, country_name: country, work, hours }, index) => (
          <li key={locality} css={lineRow}>
            <h3 css={h4Text}>{`${locality}, ${country}`}</h3>
            <p css={smallText}>{work}</p>
            <p css={[captionText, mutedText, tabular]}>
              {[hours, clocks[index]].filter(Boolean).join(', ')}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
