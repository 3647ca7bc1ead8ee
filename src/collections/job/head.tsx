import { css } from '@emotion/react';
import { span } from '../../styles/layout';
import { kickerText, leadText, titleText } from '../../styles/text';
import { space } from '../../styles/tokens';
import type { RoleFacts } from './detail';

const head = css({ display: 'grid', gap: space.m });

/** A role's department, title and summary. */
export function RoleHeader({ role }: { role: RoleFacts }) {
  return (
    <header css={[head, span('1 / -1'), span('1 / span 8', 'nav')]}>
      <p css={kickerText} dir="auto">
        {role.department ?? 'Careers'}
      </p>
      <h1 css={titleText(role.title)} dir="auto">
        {role.title}
      </h1>
      {role.short_description ? (
        <p css={leadText} dir="auto">
          {role.short_description}
        </p>
      ) : null}
    </header>
  );
}
