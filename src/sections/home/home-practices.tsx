import { css } from '@emotion/react';
import { WeaveSwatch } from '../../components/cloth/weave-swatch';
import { WEAVES } from '../../lib/cloth/weaves';
import { practices } from '../../lib/practices';
import { services } from '../../lib/services';
import { columns, plainList, ruled, section, span, wrap } from '../../styles/layout';
import { from } from '../../styles/media';
import {
  captionText,
  h2Text,
  h4Text,
  leadText,
  mutedText,
  smallText,
  tabular,
} from '../../styles/text';
import { space } from '../../styles/tokens';

const head = css([columns, { alignItems: 'end', marginBottom: space.xl, rowGap: space.l }]);
// One sampler: the weaves touch, as on a weaver's own, and only the words keep their distance.
const sampler = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  rowGap: space.xl,
  [from.medium]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});
const item = css({ display: 'grid', gridTemplateRows: 'auto 1fr', gap: space.m });
const swatch = css({ height: 'calc(8 * 14px)', [from.wide]: { height: 'calc(12 * 14px)' } });
const words = css({
  display: 'grid',
  alignContent: 'start',
  gap: space.hair,
  paddingInlineEnd: space.l,
});

/** The eight services, each with its weave. */
export function HomePractices() {
  return (
    <section css={wrap} aria-labelledby="practices">
      <div css={[ruled, section]}>
        <div css={head}>
          <h2 css={[h2Text, span('1 / span 7')]} id="practices">
            Eight practices, each with a weave of its own
          </h2>
          <p css={[leadText, span('8 / -1')]}>
            A twill is strong on the bias, a leno stays open, a herringbone turns back before it
            frays. We name our practices by what they must withstand.
          </p>
        </div>
        <ul css={[plainList, sampler]}>
          {services.map(({ key, name }, index) => (
            <li key={key} css={item}>
              <div css={swatch}>
                <WeaveSwatch service={key} cell={14} />
              </div>
              <div css={words}>
                <p css={[captionText, mutedText, tabular]}>
                  {String(index + 1).padStart(2, '0')}, {WEAVES[key].name}
                </p>
                <h3 css={h4Text}>{name}</h3>
                <p css={[smallText, mutedText]}>{practices[key]}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
