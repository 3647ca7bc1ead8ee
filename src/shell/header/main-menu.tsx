import { css } from '@emotion/react';
import type { ComponentType } from 'react';
import { activeGroup, headerGroups, type GroupKey, type HeaderGroup } from '../../site/navigation';
import { mark } from '../../site/markup';
import { BAR_HEIGHT } from '../../styles/bar';
import { plainList } from '../../styles/layout';
import { below, closeMenu, forcedColours, from, hover } from '../../styles/media';
import { color, family, size, space } from '../../styles/tokens';
import { useShellPath } from '../shell-path';
import { HubEntry } from './hub-entry';
import { CorporatePanel, ProductsPanel, ResourcesPanel } from './list-panels';
import { chevron, panel } from './menu-styles';
import { ServicesPanel } from './services-panel';

export interface PanelProps {
  group: HeaderGroup;
}

const panels: Readonly<Partial<Record<GroupKey, ComponentType<PanelProps>>>> = {
  services: ServicesPanel,
  products: ProductsPanel,
  resources: ResourcesPanel,
  corporate: CorporatePanel,
};

const nav = css({
  [below.menu]: {
    flex: 1,
    minHeight: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: `0 ${space.gutter} ${space.xl}`,
    borderBottom: `1px solid ${color.line}`,
  },
});
const list = css({
  [from.menu]: { display: 'flex', gap: 'clamp(0.25rem, 1vw, 1rem)' },
  [closeMenu]: { gap: 0 },
});
const item = css({ [below.menu]: { borderBottom: `1px solid ${color.line}` } });
const button = css([
  {
    display: 'flex',
    alignItems: 'center',
    gap: '0.15em',
    // As high as the bar, so that there is no gap between a button and its panel for the pointer to fall into.
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
    [below.menu]: {
      width: '100%',
      padding: 0,
      justifyContent: 'space-between',
      fontFamily: family.display,
      fontSize: size.h3,
      fontWeight: 600,
      letterSpacing: '-0.02em',
      '&[aria-current]': { color: color.action },
    },
  },
  chevron,
]);
const label = css({
  [from.menu]: {
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
  },
});

/**
 * The menu, once for all windows: panels below the bar in wide ones, an accordion in small ones. React never writes what
 * is open: `src/shell/early/menu.ts` does, before the application is there and after.
 */
export function MainMenu() {
  const active = activeGroup(useShellPath());
  return (
    <nav css={nav} aria-label="Main">
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
    <li css={item} {...mark('menu')}>
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
      </button>
      <div id={id} css={panel} {...mark('menu-panel')}>
        <HubEntry hub={group.hub} />
        {Panel ? <Panel group={group} /> : null}
      </div>
    </li>
  );
}
