import { css } from '@emotion/react';
import { columns, span, wrap } from '../../styles/layout';
import { color, space } from '../../styles/tokens';
import type { PageBandData } from '../bands/drawing-types';
import { PageBand } from '../bands/page-bands';
import type { BodyProps } from './plain-bands';
import { EssayBand } from './essay-bands';
import type { FlowingBand } from './essay-bands';

const essay = css([columns, { paddingBottom: space.section, rowGap: 0 }]);

// A band with its own frame: the essay gives it the column, and keeps its last line clear of the hairline.
const framed = css({
  marginTop: space.section,
  '--space-gutter': '0px',
  '--color-raised': color.paper,
  // At the essay's end its own room below is enough.
  'div:last-of-type > &': { marginBottom: `calc(-1 * ${space.section})` },
});

const running: ReadonlySet<string> = new Set(['ProseBand', 'ExampleBand', 'QuoteBand']);
const isRunning = (band: PageBandData): band is FlowingBand => running.has(band.__typename);

/** An essay: one column of text that bands of running words flow through; others keep their own frame. */
export function EssayBands({ page }: BodyProps) {
  return (
    <div css={[wrap, essay]}>
      {page.bands.map((band, index) =>
        isRunning(band) ? (
          <EssayBand key={index} band={band} first={index === 0} />
        ) : (
          <div key={index} css={span('1 / -1')}>
            <div css={framed}>
              <PageBand band={band} />
            </div>
          </div>
        ),
      )}
    </div>
  );
}
