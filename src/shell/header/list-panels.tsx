/** The panels of the groups that are lists of a few pages, each with a line. */
import { css } from '@emotion/react';
import { span } from '../../styles/layout';
import { from } from '../../styles/media';
import { color, space } from '../../styles/tokens';
import { FeaturedRead, NOTHING_TO_READ } from './featured-read';
import { panelGrid } from './menu-styles';
import { PanelEntries, type PanelProps } from './panel';

const grid = (count: number) =>
  css({
    display: 'grid',
    gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
    alignContent: 'start',
    columnGap: space.gap,
    rowGap: space.l,
  });
const two = grid(2);
const three = grid(3);
const four = grid(4);
const reads = css([
  two,
  {
    [from.wide]: { paddingInlineStart: space.gap, borderInlineStart: `1px solid ${color.line}` },
    [`&:not(:has(> :not(${NOTHING_TO_READ})))`]: { display: 'none' },
  },
]);

export function ProductsPanel({ group }: PanelProps) {
  return (
    <div css={panelGrid}>
      <PanelEntries css={[four, span('1 / -1')]} links={group.links} />
    </div>
  );
}

/** The five lists, and the latest items: a press release besides the one that Services features, and a post. */
export function ResourcesPanel({ group }: PanelProps) {
  return (
    <div css={panelGrid}>
      <PanelEntries css={[two, span('1 / -1'), span('1 / span 6', 'wide')]} links={group.links} />
      <div css={[reads, span('1 / -1'), span('7 / -1', 'wide')]}>
        <FeaturedRead label="More news" name="newestPressRelease" />
        <FeaturedRead label="Latest post" name="newestPost" />
      </div>
    </div>
  );
}

/** The company's own pages; those with pages beneath them stand apart. */
export function CorporatePanel({ group }: PanelProps) {
  const single = group.links.filter((link) => !link.links);
  const parents = group.links.filter((link) => link.links);
  return (
    <div css={panelGrid}>
      <PanelEntries css={[three, span('1 / span 9')]} links={single} />
      <PanelEntries css={span('10 / -1')} links={parents} />
    </div>
  );
}
