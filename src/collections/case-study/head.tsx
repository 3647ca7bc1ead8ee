import { css } from '@emotion/react';
import { Breadcrumbs, type Crumb } from '../../components/breadcrumbs/breadcrumbs';
import { Figures } from '../../components/figures/figures';
import { NoHyphenBreak } from '../../components/no-hyphen-break';
import { Cover } from '../../pictures/cover';
import { BESIDE_SIZES, besideRatio } from '../../pictures/sizes';
import { serviceKeyOf } from '../../site/service-key';
import { columns, span, wrap } from '../../styles/layout';
import { from } from '../../styles/media';
import { kickerText, leadText, titleText } from '../../styles/text';
import { color, space } from '../../styles/tokens';
import type { StudyFacts } from './detail';

const head = css({ display: 'grid', gap: space.l, paddingTop: space.l });
const opening = css([columns, { rowGap: space.l, alignItems: 'stretch' }]);
// Beside the title of a tablet a chart could not be read.
const wide = span('1 / -1');
const titles = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  gap: space.m,
});
// Before the picture in narrow windows, below both on a desk.
const proof = css([wide, { [from.nav]: { gridRow: 2 } }]);
const figures = css({ paddingBlock: space.l, borderBlock: `1px solid ${color.line}` });
const cloth = css({ [from.nav]: { width: '100%', height: '100%', minHeight: '14rem' } });
const whole = css({ alignSelf: 'center' });

/** A case study's breadcrumbs, title, picture and figures; the figures are larger than the title. */
export function StudyHeader({ study, trail }: { study: StudyFacts; trail: readonly Crumb[] }) {
  const service = serviceKeyOf(study.service);
  return (
    <header css={[wrap, head]}>
      <Breadcrumbs trail={trail} />
      <div css={opening}>
        <div css={[titles, wide, span('1 / span 8', 'nav')]}>
          <p css={kickerText} dir="auto">
            {[study.service?.name, study.industry].filter(Boolean).join(' · ') || 'Case study'}
          </p>
          <h1 css={titleText(study.title, study.results.length > 0 ? 'h2' : 'h1')} dir="auto">
            <NoHyphenBreak>{study.title}</NoHyphenBreak>
          </h1>
          {study.short_description ? (
            <p css={leadText} dir="auto">
              {study.short_description}
            </p>
          ) : null}
        </div>
        {study.results.length > 0 ? (
          <div css={proof}>
            <Figures figures={study.results} css={figures} isLarge />
          </div>
        ) : null}
        <div css={[wide, span('9 / -1', 'nav')]}>
          <Cover
            css={study.image ? whole : cloth}
            picture={study.image}
            slug={study.slug}
            service={service}
            ratio={besideRatio(study.image)}
            priority
            sizes={BESIDE_SIZES}
          />
        </div>
      </div>
    </header>
  );
}
