import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { Figures } from '../../components/figures/figures';
import { NO_BREAK } from '../../lib/numbers';
import { company } from '../../site/company';
import { companyFacts } from '../../site/company-facts';
import { columns, hiddenText, ruled, span, wrap } from '../../styles/layout';
import { smallText, standaloneLink } from '../../styles/text';
import { space } from '../../styles/tokens';

const { people, clients, countries, certificates } = companyFacts;
const [first = '', ...others] = certificates;

const figures = [
  { value: people, label: 'people; with the founders, they own the firm' },
  { value: clients, label: `clients in ${countries} countries` },
  { value: String(company.founding_year), label: 'our first system, still running' },
  {
    value: first,
    label: `certified, with a ${others.join(', ').replaceAll(' ', NO_BREAK)} report`,
  },
];

const row = css([columns, ruled, { rowGap: space.l, paddingBlock: space.xl }]);
// All four abreast on a tablet, and the links below them.
const figuresPlace = css([span('1 / -1'), span('1 / span 9', 'wide')]);
const links = css([
  span('1 / -1'),
  smallText,
  { display: 'grid', gap: space.xs, alignContent: 'center', justifyItems: 'start' },
]);

/** Who stands behind the words above: size, reach, age and certificates, from where each is told at length. */
export function HomeProof() {
  return (
    <section css={wrap} aria-labelledby="proof">
      <div css={row}>
        <h2 css={hiddenText} id="proof">
          The firm in figures
        </h2>
        <Figures css={figuresPlace} figures={figures} />
        <p css={[links, span('10 / -1', 'wide')]}>
          <Link css={standaloneLink} to="/corporate-overview/about">
            Who we are
          </Link>
          <Link css={standaloneLink} to="/corporate-overview/security">
            What each certificate leaves out
          </Link>
        </p>
      </div>
    </section>
  );
}
