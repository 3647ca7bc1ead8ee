import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { hiddenText, ruled, section, wrap } from '../../styles/layout';
import { standaloneLink } from '../../styles/text';
import { color, space } from '../../styles/tokens';
import { CaseLead, CaseRow } from '../../collections/case-study/teaser';

const lead = css({ paddingBottom: space.xxl });
const foot = css({ paddingTop: space.l, borderTop: `1px solid ${color.line}` });

/** The newest case study at length, three more as rows. */
export function HomeWork({ studies }: { studies: readonly Queries.CaseTeaserFragment[] }) {
  const [newest, ...others] = studies;
  if (!newest) return null;
  return (
    <section css={wrap} aria-labelledby="work">
      <div css={[ruled, section]}>
        <h2 css={hiddenText} id="work">
          Selected work
        </h2>
        <div css={lead}>
          <CaseLead study={newest} headingLevel="h3" />
        </div>
        {others.map((study) => (
          <CaseRow key={study.path} study={study} headingLevel="h3" />
        ))}
        <p css={foot}>
          <Link css={standaloneLink} to="/resources/case-studies">
            All case studies
          </Link>
        </p>
      </div>
    </section>
  );
}
