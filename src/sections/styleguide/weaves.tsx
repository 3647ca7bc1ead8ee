import { css } from '@emotion/react';
import { ArticleCloth } from '../../cloth/cloth';
import { WeaveSwatch } from '../../cloth/weave-swatch';
import { Cover } from '../../pictures/cover';
import { Selvedge } from '../../shell/footer/selvedge';
import { SERVICE_KEYS, THREADS, WEAVES, type ServiceKey } from '../../cloth/weaving/weaves';
import { contrast } from '../../styles/contrast';
import { captionText, mutedText, smallText, tabular } from '../../styles/text';
import { colours, space, threadColor } from '../../styles/tokens';
import { Chapter, Specimen, type Theme } from './specimen';

const grid = css({ display: 'grid', gap: space.m, gridTemplateColumns: '1fr 1fr' });
const swatch = css({ height: 'calc(12 * 12px)' });
const thread = css({ height: 6, marginBlock: space.xs });
const slugs = ['naive-retries', 'a-loose-thread', 'five-banks-one-ledger', 'open-roles'] as const;

function Weave({ service, theme }: { service: ServiceKey; theme: Theme }) {
  const weave = WEAVES[service];
  const onWeft = contrast(THREADS[service][theme], colours.weft[theme]);
  return (
    <div>
      <div css={swatch}>
        <WeaveSwatch service={service} />
      </div>
      <div css={[thread, { backgroundColor: threadColor(service) }]} />
      <p css={smallText}>
        {service}: {weave.name}
      </p>
      <p css={[captionText, mutedText, tabular]}>
        {weave.reason}; {THREADS[service][theme]}, {onWeft.toFixed(2)} on weft
      </p>
    </div>
  );
}

/** The eight weaves and threads, and drawings made of them. */
export function Weaves() {
  return (
    <Chapter title="Weaves and threads">
      <Specimen name="The eight">
        {(theme) => (
          <div css={grid}>
            {SERVICE_KEYS.map((key) => (
              <Weave key={key} service={key} theme={theme} />
            ))}
          </div>
        )}
      </Specimen>
      <Specimen name="Covers, grown from slugs">
        <div css={grid}>
          {slugs.map((slug) => (
            <Cover key={slug} picture={null} slug={slug} />
          ))}
          {SERVICE_KEYS.slice(0, 2).map((key) => (
            <ArticleCloth key={key} slug={`of-${key}`} service={key} />
          ))}
        </div>
      </Specimen>
      <Specimen name="Selvedge">{() => <Selvedge />}</Specimen>
    </Chapter>
  );
}
