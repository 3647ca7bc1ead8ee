import { css } from '@emotion/react';
import { useMemo } from 'react';
import { layoutDiagram } from '../../../lib/diagram/layout';
import { BOX_TEXT, LABEL_TEXT } from '../../../lib/diagram/measures';
import type { Box, DiagramData, Thread } from '../../../lib/diagram/types';
import { forcedColours } from '../../../styles/media';
import { thread } from '../../../styles/thread';
import { color, family } from '../../../styles/tokens';
import { wideEnough } from './wide-enough';

/** Units across; a unit is about a pixel where the drawing is shown. */
const WIDTH = 1120;
/** Thickness of a thread; the layout knows its middle alone, so labels are lifted by as much again. */
const PLY = 4;

const drawing = css({
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
const layerName = css({ fontFamily: family.display, fontWeight: 600, fontSize: BOX_TEXT.size + 2 });
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

/** Layers as columns, links as threads that go over and under each other. */
export function DiagramDrawing({
  diagram,
  captionId,
}: {
  diagram: DiagramData;
  captionId: string;
}) {
  const layout = useMemo(() => layoutDiagram(diagram, WIDTH), [diagram]);
  return (
    <svg
      css={drawing}
      viewBox={`-1 0 ${layout.width + 2} ${layout.height}`}
      role="img"
      aria-labelledby={captionId}
    >
      {layout.layers.map(({ name, x, width }) => (
        <g key={x}>
          <path css={rule} d={`M${x} 1h${width}`} />
          <text css={layerName} x={x} y={26}>
            {name}
          </text>
        </g>
      ))}
      {layout.threads.map((each, index) => (
        <ThreadShape key={index} thread={each} />
      ))}
      {layout.boxes.map((each) => (
        <BoxShape key={each.id} box={each} />
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

function ThreadShape({ thread: { d, arrow: head, isReturn, label } }: { thread: Thread }) {
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
