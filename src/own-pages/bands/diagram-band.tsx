import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { anchorOf } from '../anchor';
import { RichText } from '../../rich-text/rich-text';
import { columns, span } from '../../styles/layout';
import { print } from '../../styles/media';
import { captionText, mutedText } from '../../styles/text';
import { space } from '../../styles/tokens';
import { Band } from './band';
import { DiagramDrawing } from './diagram/diagram-drawing';
import { DiagramList } from './diagram/diagram-list';
import { diagramRoom } from './diagram/wide-enough';

export const query = graphql`
  fragment DiagramBand on DiagramBand {
    heading
    short
    text_html
    layers {
      name
      nodes {
        id
        label
      }
    }
    links {
      from
      to
      label
    }
    caption
    drawing {
      ...DiagramDrawing
    }
  }
`;

const words = css({ marginBottom: space.xxl });
const figure = css([columns, { rowGap: space.xl, [print]: { display: 'block' } }]);
const whole = css({ gridColumn: '1 / -1', minWidth: 0 });
const caption = css([
  captionText,
  mutedText,
  span('1 / -1'),
  { maxWidth: '46em', textWrap: 'pretty' },
]);

/** An architecture, with what to see in it: a drawing where it has room, else a list; the caption describes the drawing. */
export function DiagramBand({ band }: { band: Queries.DiagramBandFragment }) {
  const captionId = `${anchorOf(band.heading)}-caption`;
  return (
    <Band heading={band.heading} ground="raised">
      <RichText styles={words} html={band.text_html} />
      <figure css={figure}>
        <div css={[whole, diagramRoom]}>
          <DiagramDrawing drawing={band.drawing} captionId={captionId} />
          <DiagramList diagram={band} />
        </div>
        <figcaption css={caption} id={captionId}>
          {band.caption}
        </figcaption>
      </figure>
    </Band>
  );
}
