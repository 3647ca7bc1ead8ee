import { css } from '@emotion/react';
import { Breadcrumbs, type Crumb } from '../../components/breadcrumbs/breadcrumbs';
import { Figures } from '../../components/figures/figures';
import { NoHyphenBreak } from '../../components/no-hyphen-break';
import { Cover } from '../../pictures/cover';
import { besideRatio } from '../../pictures/sizes';
import { serviceKeyOf } from '../../site/service-key';
import { columns, span, wrap } from '../../styles/layout';
import { from } from '../../styles/media';
import { h1Text, kickerText, leadText } from '../../styles/text';
import { color, space } from '../../styles/tokens';
import type { StudyFacts } from './detail';

const head = css({ display: 'grid', gap: space.l, paddingTop: space.l });
const opening = css([columns, { rowGap: space.xl, alignItems: 'stretch' }]);
const titles = css({
  display: 'grid',
  alignContent: 'center',
  gap: space.l,
  paddingBlock: space.l,
});
// On a phone the facts follow at once, and bring a line along.
const figures = css({
  paddingTop: space.xl,
  [from.medium]: { paddingBottom: space.xl, borderBottom: `1px solid ${color.line}` },
});
const cloth = css({ [from.medium]: { width: '100%', height: '100%', minHeight: '24rem' } });
const whole = css({ alignSelf: 'center' });

/** A case study's breadcrumbs, title, picture and figures. */
export function StudyHeader({ study, trail }: { study: StudyFacts; trail: readonly Crumb[] }) {
  const service = serviceKeyOf(study.service);
  return (
    <header css={[wrap, head]}>
      <Breadcrumbs trail={trail} />
      <div css={opening}>
        <div css={[titles, span('1 / span 7')]}>
          <p css={kickerText} dir="auto">
            {[study.service?.name, study.industry].filter(Boolean).join(' · ') || 'Case study'}
          </p>
          <h1 css={h1Text} dir="auto">
            <NoHyphenBreak>{study.title}</NoHyphenBreak>
          </h1>
          {study.short_description ? (
            <p css={leadText} dir="auto">
              {study.short_description}
            </p>
          ) : null}
        </div>
        <div css={span('8 / -1')}>
          <Cover
            css={study.image ? whole : cloth}
            picture={study.image}
            slug={study.slug}
            service={service}
            ratio={besideRatio(study.image)}
            priority
            sizes="(min-width: 82.5em) 530px, (min-width: 48em) max(41vw, 27rem), 92vw"
          />
        </div>
      </div>
      <Figures figures={study.results} css={figures} />
    </header>
  );
}
