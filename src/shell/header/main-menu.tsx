import { css } from '@emotion/react';
import type { ComponentType } from 'react';
import { activeGroup, headerGroups, type GroupKey } from '../../site/navigation';
import { plainList, wrap } from '../../styles/layout';
import { closeMenu, forcedColours, hover, motionWelcome } from '../../styles/media';
import { color, size, space, time } from '../../styles/tokens';
import { useShellPath } from '../shell-path';
import { Icon } from '../../components/icons/icon';
import { BAR_HEIGHT } from '../../styles/bar';
import { CorporatePanel, ProductsPanel, ResourcesPanel } from './list-panels';
import { panel } from './menu-styles';
import type { PanelProps } from './panel';
import { ServicesPanel } from './services-panel';
import { mark } from '../../site/markup';

const panels: Readonly<Partial<Record<GroupKey, ComponentType<PanelProps>>>> = {
  services: ServicesPanel,
  products: ProductsPanel,
  resources: ResourcesPanel,
  corporate: CorporatePanel,
};

const list = css({ display: 'flex', gap: 'clamp(0.25rem, 1vw, 1rem)', [closeMenu]: { gap: 0 } });
// As high as the bar, so that there is no gap between a button and its panel for the pointer to fall into.
const button = css({
  display: 'flex',
  alignItems: 'center',
  height: BAR_HEIGHT,
  padding: `0 ${space.xs}`,
  [closeMenu]: { paddingInline: '0.375rem' },
  border: 0,
  background: 'none',
  color: color.ink,
  fontSize: size.small,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&:focus-visible': { outlineOffset: -6 },
  '& svg': {
    flex: 'none',
    marginInlineStart: '0.15em',
    [motionWelcome]: { transition: `transform ${time.quick} ${time.ease}` },
  },
  "&[aria-expanded='true'] svg": { transform: 'rotate(180deg)' },
});
const label = css({
  paddingBlock: space.hair,
  borderBottom: '2px solid transparent',
  [hover]: { 'button:hover > &': { borderBottomColor: color.edge } },
  "button[aria-expanded='true'] > &": { borderBottomColor: color.edge },
  'button[aria-current] > &': { borderBottomColor: color.action },
  // Forced colours draw transparent borders too; only the current group is to be marked.
  [forcedColours]: {
    borderBottomColor: 'Canvas',
    'button[aria-current] > &': { borderBottomColor: 'Highlight' },
  },
});

/**
 * The menu of wide windows. Use never changes its markup: `src/shell/early/menu.ts` opens and closes it, before the
 * application is there and after.
 */
export function MainMenu() {
  const active = activeGroup(useShellPath());
  return (
    <nav aria-label="Main">
      <ul css={[plainList, list]}>
        {headerGroups.map((group) => (
          <MenuGroup key={group.key} group={group} isActive={group.key === active?.key} />
        ))}
      </ul>
    </nav>
  );
}

function MenuGroup({ group, isActive }: PanelProps & { isActive: boolean }) {
  const Panel = panels[group.key];
  const id = `menu-${group.key}`;
  return (
    <li {...mark('menu')}>
      <button
        type="button"
        css={button}
        {...mark('menu-button')}
        aria-expanded="false"
        aria-controls={id}
        aria-current={isActive ? 'true' : undefined}
        suppressHydrationWarning
      >
        <span css={label}>{group.name}</span>
        <Icon name="chevron-down" size={16} />
      </button>
      <div id={id} css={panel} {...mark('menu-panel')}>
        <div css={wrap}>{Panel ? <Panel group={group} /> : null}</div>
      </div>
    </li>
  );
}
