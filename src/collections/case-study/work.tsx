import { css } from '@emotion/react';
import type { ServiceKey } from '@corporate-website/contract/vocabulary';
import { WeaveSwatch } from '../../cloth/weave-swatch';
import { FactList } from '../../components/fact-list/fact-list';
import { formatDate } from '../../lib/format';
import { RichText } from '../../rich-text/rich-text';
import { articleSide, articleText } from '../../styles/article';
import { section, span, wrap } from '../../styles/layout';
import { from, print } from '../../styles/media';
import { partText } from '../../styles/text';
import { color, space } from '../../styles/tokens';
import { pair } from './body-styles';
import type { StudyFacts } from './detail';

const problem = css({ backgroundColor: color.raised });
const strip = css({ height: '3.75rem', [print]: { display: 'none' } });
const first = css({
  rowGap: space.section,
  paddingTop: space.xl,
  [from.medium]: { paddingTop: space.section },
});

/** The facts of a case study, and what was wrong. */
export function StudyOpening({ study }: { study: StudyFacts }) {
  return (
    <div css={[wrap, section, pair, first]}>
      <div css={articleSide}>
        <FactList
          facts={[
            ['Client', study.client_name],
            ['Industry', study.industry],
            ['Practice', study.service?.name ?? study.category],
            ['Published', formatDate(study.published_at)],
            ['Built with', study.technologies.join(', ')],
          ]}
        />
      </div>
      {study.challenge_html ? (
        <section css={[span('1 / -1'), span('4 / span 8', 'wide')]} aria-labelledby="challenge">
          <h2 css={[partText, { marginBottom: space.l }]} id="challenge">
            What was wrong
          </h2>
          <RichText html={study.challenge_html} />
        </section>
      ) : null}
    </div>
  );
}

/** A strip of the service's own weave, between what was wrong and what was done. */
export function StudyStrip({ service }: { service: ServiceKey }) {
  return (
    <div css={strip}>
      <WeaveSwatch service={service} cell={10} />
    </div>
  );
}

/** The work that was done. */
export function StudySolution({ html }: { html: string }) {
  return (
    <section css={[problem, section]} aria-labelledby="solution">
      <div css={[wrap, pair]}>
        <h2 css={[partText, articleSide]} id="solution">
          What we did
        </h2>
        <div css={articleText}>
          <RichText html={html} />
        </div>
      </div>
    </section>
  );
}
