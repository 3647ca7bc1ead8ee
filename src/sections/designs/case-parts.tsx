import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { useId, type ReactNode } from 'react';
import { FigureValue } from '../../components/figures/figure-value';
import { columns, plainList, span } from '../../styles/layout';
import { from } from '../../styles/media';
import {
  captionText,
  h2Text,
  h3Text,
  h4Text,
  mutedText,
  quietLink,
  tabular,
} from '../../styles/text';
import { thread } from '../../styles/thread';
import { space } from '../../styles/tokens';
import { BandFrame } from '../bands/band';
import { CaseLead, CaseRow } from '../../collections/case-study/teaser';

type Study = Queries.CaseTeaserFragment;

export interface CasePartProps {
  heading: string;
  studies: readonly Study[];
}

const block = css({ display: 'grid', gap: space.xl });
const beside = css([columns, { rowGap: space.l }]);

function Frame({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <BandFrame labelledBy={id}>
      <div css={block} data-pagefind-ignore="">
        <h2 css={[h2Text, { maxWidth: '18em' }]} id={id}>
          {heading}
        </h2>
        {children}
      </div>
    </BandFrame>
  );
}

/** The first case told large, the others as rows. */
export function LargeCase({ heading, studies: [first, ...others] }: CasePartProps) {
  if (!first) return null;
  return (
    <Frame heading={heading}>
      <CaseLead study={first} headingLevel="h3" />
      {others.length > 0 ? (
        <div>
          {others.map((study) => (
            <CaseRow key={study.path} study={study} headingLevel="h3" />
          ))}
        </div>
      ) : null}
    </Frame>
  );
}

/** Cases as rows of a ledger, each begun by its first figure. */
export function CaseLedger({ heading, studies }: CasePartProps) {
  return (
    <Frame heading={heading}>
      <div>
        {studies.map((study) => (
          <CaseRow key={study.path} study={study} headingLevel="h3" />
        ))}
      </div>
    </Frame>
  );
}

const threads = css([
  plainList,
  {
    display: 'grid',
    gap: space.l,
    [from.nav]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', columnGap: space.gap },
  },
]);
const hanging = css({
  display: 'grid',
  alignContent: 'start',
  gap: space.s,
  paddingTop: space.m,
  paddingInlineStart: space.m,
  borderInlineStart: `0.375rem solid ${thread}`,
});

/** Cases hung side by side, each on a thread: a title and its figure, no pictures. */
export function HangingCases({ heading, studies }: CasePartProps) {
  const id = useId();
  return (
    <BandFrame labelledBy={id}>
      <div>
        <div css={beside} data-pagefind-ignore="">
          <h2 css={[h3Text, span('1 / span 3')]} id={id}>
            {heading}
          </h2>
          <ul css={[threads, span('4 / -1')]}>
            {studies.map(({ path, title, results: [result], client_name: client }) => (
              <li key={path} css={hanging}>
                {result ? (
                  <p css={[h2Text, tabular]}>
                    <FigureValue value={result.value} />
                  </p>
                ) : null}
                {result ? <p css={captionText}>{result.label}</p> : null}
                <h3 css={h4Text} dir="auto">
                  <Link css={quietLink} to={path}>
                    {title}
                  </Link>
                </h3>
                {client ? (
                  <p css={[captionText, mutedText]} dir="auto">
                    {client}
                  </p>
                ) : null}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </BandFrame>
  );
}
