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
  standaloneLink,
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
  /** Whose they are; there are more of it in the list. */
  service: { readonly key: string; readonly name: string } | null;
}

const block = css({ display: 'grid', gap: space.xl });
const beside = css([columns, { rowGap: space.l }]);

function AllOfService({ service }: Pick<CasePartProps, 'service'>) {
  if (!service) return null;
  return (
    <p>
      <Link css={standaloneLink} to={`/resources/case-studies?type=${service.key}`}>
        All case studies in {service.name}
      </Link>
    </p>
  );
}

interface FrameProps extends Pick<CasePartProps, 'heading' | 'service'> {
  children: ReactNode;
}

function Frame({ heading, service, children }: FrameProps) {
  const id = useId();
  return (
    <BandFrame labelledBy={id}>
      <div css={block} data-pagefind-ignore="">
        <h2 css={[h2Text, { maxWidth: '18em' }]} id={id}>
          {heading}
        </h2>
        {children}
        <AllOfService service={service} />
      </div>
    </BandFrame>
  );
}

/** The first case told large, the others as rows. */
export function LargeCase({ heading, service, studies: [first, ...others] }: CasePartProps) {
  if (!first) return null;
  return (
    <Frame heading={heading} service={service}>
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
export function CaseLedger({ heading, service, studies }: CasePartProps) {
  return (
    <Frame heading={heading} service={service}>
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
const naming = css({ display: 'grid', alignContent: 'start', gap: space.m });
const hanging = css({
  display: 'grid',
  alignContent: 'start',
  gap: space.s,
  paddingTop: space.m,
  paddingInlineStart: space.m,
  borderInlineStart: `0.375rem solid ${thread}`,
});

/** Cases hung side by side, each on a thread: a title and its figure, no pictures. */
export function HangingCases({ heading, service, studies }: CasePartProps) {
  const id = useId();
  return (
    <BandFrame labelledBy={id}>
      <div>
        <div css={beside} data-pagefind-ignore="">
          <div css={[naming, span('1 / span 3')]}>
            <h2 css={h3Text} id={id}>
              {heading}
            </h2>
            <AllOfService service={service} />
          </div>
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
