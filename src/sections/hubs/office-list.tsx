import { css } from '@emotion/react';
import { company } from '../../site/company';
import { plainList } from '../../styles/layout';
import { captionText, h2Text, h4Text, mutedText, smallText, tabular } from '../../styles/text';
import { color, space } from '../../styles/tokens';

const box = css({ display: 'grid', alignContent: 'start', gap: space.l });
const list = css([
  plainList,
  {
    display: 'grid',
    columnGap: space.gap,
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
  },
]);
const office = css({
  display: 'grid',
  gap: space.hair,
  paddingBlock: space.s,
  borderTop: `1px solid ${color.line}`,
});

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
          <li key={locality} css={office}>
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
