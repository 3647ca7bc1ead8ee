import { css, keyframes } from '@emotion/react';
import { Link } from 'gatsby';
import type { ServiceKey } from '@corporate-website/contract/vocabulary';
import { WholeSwatch } from '../../cloth/whole-swatch';
import { practices } from '../../site/practices';
import type { Proof } from '../../site/proofs';
import type { ServiceGroup } from '../../site/service-groups';
import { serviceOf } from '../../site/services';
import { plainList } from '../../styles/layout';
import { from, hover, motionWelcome } from '../../styles/media';
import { doorLink, doorName, h4Text, leadText, smallText, tabular } from '../../styles/text';
import { color, size, space, time } from '../../styles/tokens';

export interface PracticeGroupProps {
  group: ServiceGroup;
  /** The figure that proves a service, of those that have one. */
  proofs: ReadonlyMap<ServiceKey, Proof>;
  /** The service that was looked at last: its name stays underlined. */
  selected?: ServiceKey | null;
  onSelect?: (service: ServiceKey) => void;
}

const box = css({ display: 'grid', gap: space.l });
const sampler = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space.m} ${space.gap}`,
  [from.nav]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});
// The sampler's own rows, so that the figures of neighbours stand on one line, however long their words are.
const item = css({
  position: 'relative',
  display: 'grid',
  gridRow: 'span 3',
  gridTemplateRows: ['auto 1fr auto', 'subgrid'],
  // The weave beyond it makes it no wider.
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: space.m,
  // A row of the sampler ends here; the next one keeps its distance.
  paddingBottom: space.l,
  // One sampler: the weaves touch, as on a weaver's own. The words keep to the page's columns.
  '--beyond': space.gap,
  '&:nth-of-type(2n)': { '--beyond': '0px', [from.nav]: { '--beyond': space.gap } },
  '&:nth-of-type(4n)': { [from.nav]: { '--beyond': '0px' } },
});
const woven = keyframes({
  from: { clipPath: 'inset(0 0 100% 0)' },
  to: { clipPath: 'inset(0 0 0 0)' },
});
/** Crossings across and down: whole repeats of most weaves. */
const SIZE = { ends: 32, picks: 16, cell: 12 } as const;
// Neighbours are of one height, whatever their repeat; laid anew when the group is chosen.
const swatch = css({
  alignSelf: 'stretch',
  width: 'calc(100% + var(--beyond))',
  aspectRatio: '2',
  '& > svg': { height: '100%' },
  [motionWelcome]: { animation: `${woven} ${time.calm} steps(16, end) both` },
});
const words = css({ display: 'flex', flexDirection: 'column', gap: space.xs });
const lookedAt = css({ textDecorationColor: color.action });
const proofLink = css({
  position: 'relative',
  display: 'grid',
  gap: space.hair,
  alignContent: 'start',
  color: color.ink,
  textDecoration: 'none',
  [hover]: { '&:hover': { color: color.action } },
});

/** Four services side by side: a weave, a name, a line, and the figure that proves it. */
export function PracticeGroup({ group, proofs, selected, onSelect }: PracticeGroupProps) {
  return (
    <div css={box} data-group={group.key}>
      <p css={leadText}>{group.line}</p>
      <ul css={[plainList, sampler]} aria-label={group.name}>
        {group.services.map((key) => (
          <Practice
            key={key}
            service={key}
            proof={proofs.get(key)}
            isSelected={key === selected}
            onSelect={onSelect}
          />
        ))}
      </ul>
    </div>
  );
}

// In half of a phone's width a change such as `7 weeks → 4 days` stays on one line.
const value = css([h4Text, tabular, { fontSize: `clamp(1rem, 4.4vw, ${size.h4})` }]);

interface PracticeProps {
  service: ServiceKey;
  proof: Proof | undefined;
  isSelected: boolean;
  onSelect: PracticeGroupProps['onSelect'];
}

function Practice({ service, proof, isSelected, onSelect }: PracticeProps) {
  const { name, path } = serviceOf(service) ?? { name: service, path: '/' };
  return (
    <li css={item}>
      {/* The weave leads to the practice too: all of its cell but the figure is the door. */}
      <div css={swatch}>
        <WholeSwatch service={service} {...SIZE} isFilling />
      </div>
      <div css={words}>
        <h3 css={doorName}>
          <Link
            css={[doorLink, isSelected && lookedAt]}
            to={path}
            onClick={() => onSelect?.(service)}
          >
            {name}
          </Link>
        </h3>
        <p css={smallText}>{practices[service]}</p>
      </div>
      {proof ? (
        <Link css={proofLink} to={proof.path}>
          <span css={value} dir="auto">
            {proof.value}
          </span>{' '}
          <span css={smallText} dir="auto">
            {proof.label}
          </span>
        </Link>
      ) : null}
    </li>
  );
}
