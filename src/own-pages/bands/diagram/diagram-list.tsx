import { css } from '@emotion/react';
import { Icon } from '../../../components/icons/icon';
import type { DiagramData } from '../../diagram/types';
import { hiddenText, plainList } from '../../../styles/layout';
import { forcedColours, from } from '../../../styles/media';
import { h4Text, mutedText, smallText } from '../../../styles/text';
import { thread } from '../../../styles/thread';
import { color, space } from '../../../styles/tokens';
import { wideEnough } from './wide-enough';

const layers = css([plainList, { display: 'grid', [wideEnough]: { display: 'none' } }]);
const layer = css({
  display: 'grid',
  gap: space.m,
  padding: `${space.m} 0 ${space.xl}`,
  borderTop: `2px solid ${color.ink}`,
  [from.medium]: { gridTemplateColumns: '1fr 3fr', columnGap: space.gap },
});
const nodes = css([
  plainList,
  { display: 'grid', gap: space.xs, [from.medium]: { gridTemplateColumns: '1fr 1fr' } },
]);
const node = css({
  padding: space.s,
  border: `1px solid ${color.edge}`,
  backgroundColor: color.paper,
});
const name = css([smallText, { fontWeight: 600 }]);
const link = css([smallText, { marginTop: space.hair }]);
const arrow = css({
  display: 'inline-block',
  marginInlineEnd: space.xs,
  verticalAlign: '-0.15em',
  color: thread,
  [forcedColours]: { color: 'CanvasText' },
});

/** The drawing as text, layer by layer, where a window is too narrow for it. */
export function DiagramList({ diagram }: { diagram: DiagramData }) {
  const labels = new Map(
    diagram.layers.flatMap((each) => each.nodes.map(({ id, label }) => [id, label] as const)),
  );
  return (
    <ol css={layers}>
      {diagram.layers.map((each) => (
        <li key={each.name} css={layer}>
          <p css={h4Text}>{each.name}</p>
          <ul css={nodes}>
            {each.nodes.map(({ id, label }) => (
              <li key={id} css={node}>
                <p css={name}>{label}</p>
                <NodeLinks id={id} links={diagram.links} labels={labels} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

interface NodeLinksProps {
  id: string;
  links: DiagramData['links'];
  labels: ReadonlyMap<string, string>;
}

/** Where a node leads; of one that leads nowhere, what leads to it. */
function NodeLinks({ id, links, labels }: NodeLinksProps) {
  const onward = links.filter(({ from }) => from === id);
  if (onward.length > 0) {
    return (
      <ul css={plainList}>
        {onward.map(({ to, label }) => (
          <li key={to + String(label)} css={link}>
            {label ? <span css={mutedText}>{`${label} `}</span> : null}
            <Icon css={arrow} name="arrow-right" size={16} />
            <span css={hiddenText}>to </span>
            {labels.get(to)}
          </li>
        ))}
      </ul>
    );
  }
  const sources = new Set(
    links.flatMap(({ from, to }) => (to === id ? (labels.get(from) ?? []) : [])),
  );
  if (sources.size === 0) return null;
  return <p css={[link, mutedText]}>{`from ${[...sources].join(', ')}`}</p>;
}
