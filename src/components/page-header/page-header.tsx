import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { headRow, hiddenText, span, wrap } from '../../styles/layout';
import { h1Text, leadText } from '../../styles/text';
import { space } from '../../styles/tokens';
import type { Crumb } from '../breadcrumbs/breadcrumbs';
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs';

export interface PageHeaderProps {
  trail: readonly Crumb[];
  title: ReactNode;
  /** Which page of a list it is, such as `page 2 of 3`: Gatsby announces a new page by its heading. */
  number?: string | undefined;
  /** One or two sentences on the content. */
  lead?: ReactNode;
  /** Content about the list as a whole: categories, figures. */
  children?: ReactNode;
}

const header = css({
  paddingTop: space.l,
  paddingBottom: space.xl,
  display: 'grid',
  gap: space.xl,
});
// The filters sit closer to the list than a title would.
const withTools = css({ paddingBottom: `calc(${space.xl} + ${space.xs})` });

/** The head of a list: breadcrumbs, title, introduction. */
export function PageHeader({ trail, title, number, lead, children }: PageHeaderProps) {
  return (
    <header css={[wrap, header, children ? withTools : null]}>
      <Breadcrumbs trail={trail} />
      <div css={[headRow, { rowGap: space.xl }]}>
        <h1 css={[h1Text, span('1 / -1'), span('1 / span 7', 'nav')]} dir="auto">
          {title}
          {number ? <span css={hiddenText}>, {number}</span> : null}
        </h1>
        {lead ? <p css={[leadText, span('1 / -1'), span('8 / -1', 'nav')]}>{lead}</p> : null}
      </div>
      {children}
    </header>
  );
}
