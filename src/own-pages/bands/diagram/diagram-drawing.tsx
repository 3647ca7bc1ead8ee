import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { BOX_TEXT, LABEL_TEXT, LAYER_TEXT } from '../../diagram/measures';
import { forcedColours } from '../../../styles/media';
import { thread } from '../../../styles/thread';
import { color, family } from '../../../styles/tokens';
import { wideEnough } from './wide-enough';

export const query = graphql`
  fragment DiagramDrawing on DiagramDrawing {
    width
    height
    layers {
      name
      x
      width
    }
    boxes {
      lines
      x
      y
      width
      height
    }
    threads {
      d
      arrow
      is_return
      label {
        lines
        x
        y
      }
    }
  }
`;

/** Thickness of a thread; the layout knows its middle alone, so labels are lifted by as much again. */
const PLY = 4;

const frame = css({
  display: 'none',
  width: '100%',
  height: 'auto',
  fontFamily: family.text,
  fill: color.ink,
  [wideEnough]: { display: 'block' },
  [forcedColours]: { fill: 'CanvasText' },
});
const rule = css({
  stroke: color.ink,
  strokeWidth: 2,
  [forcedColours]: { stroke: 'CanvasText' },
});
const layerName = css({ fontFamily: family.display, fontWeight: 600, fontSize: LAYER_TEXT.size });
const box = css({
  fill: color.paper,
  stroke: color.edge,
  strokeWidth: 1,
  [forcedColours]: { fill: 'Canvas', stroke: 'CanvasText' },
});
const boxText = css({ fontSize: BOX_TEXT.size, fontWeight: 600 });
const labelText = css({
  fontSize: LABEL_TEXT.size,
  fill: color.muted,
  [forcedColours]: { fill: 'CanvasText' },
});
const onward = css({
  '--ply': thread,
  [forcedColours]: { '--ply': 'CanvasText' },
});
const back = css({ '--ply': color.ink, [forcedColours]: { '--ply': 'CanvasText' } });
const ply = css({ fill: 'none', stroke: 'var(--ply)', strokeWidth: PLY });
const arrow = css({ fill: 'var(--ply)' });

type Drawing = Queries.DiagramDrawingFragment;
type Box = Drawing['boxes'][number];
type Thread = Drawing['threads'][number];

interface DiagramDrawingProps {
  drawing: Drawing;
  captionId: string;
}

/** Layers as columns, links as threads that go over and under each other. */
export function DiagramDrawing({ drawing, captionId }: DiagramDrawingProps) {
  return (
    <svg
      css={frame}
      viewBox={`-1 0 ${drawing.width + 2} ${drawing.height}`}
      role="img"
      aria-labelledby={captionId}
    >
      {drawing.layers.map(({ name, x, width }) => (
        <g key={x}>
          <path css={rule} d={`M${x} 1h${width}`} />
          <text css={layerName} x={x} y={26}>
            {name}
          </text>
        </g>
      ))}
      {drawing.threads.map((each, index) => (
        <ThreadShape key={index} thread={each} />
      ))}
      {drawing.boxes.map((each, index) => (
        <BoxShape key={index} box={each} />
      ))}
    </svg>
  );
}

function BoxShape({ box: { lines, x, y, width, height } }: { box: Box }) {
  const first = y + height / 2 - ((lines.length - 1) * BOX_TEXT.line) / 2 + BOX_TEXT.size * 0.35;
  return (
    <g>
      <rect css={box} x={x} y={y} width={width} height={height} />
      <text css={boxText}>
        {lines.map((line, index) => (
          <tspan key={index} x={x + BOX_TEXT.padding} y={first + index * BOX_TEXT.line}>
            {line}
          </tspan>
        ))}
      </text>
    </g>
  );
}

function ThreadShape({
  thread: { d, arrow: head, is_return: isReturn, label },
}: {
  thread: Thread;
}) {
  return (
    <g css={isReturn ? back : onward}>
      <path css={ply} d={d} />
      <path css={arrow} d={head} />
      {label ? (
        <text css={labelText}>
          {label.lines.map((line, index) => (
            <tspan key={index} x={label.x} y={label.y - PLY + index * LABEL_TEXT.line}>
              {line}
            </tspan>
          ))}
        </text>
      ) : null}
    </g>
  );
}
