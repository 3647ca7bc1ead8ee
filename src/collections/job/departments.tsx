import { css } from '@emotion/react';
import { groupInOrder } from '../../lib/group-in-order';
import { columns, span } from '../../styles/layout';
import { h3Text } from '../../styles/text';
import { space } from '../../styles/tokens';
import { JobRows, type JobTeaserData } from './teaser';

const department = css({ paddingTop: space.m });
const rowLevels = { h2: 'h3', h3: 'h4' } as const;

export interface DepartmentsProps {
  jobs: readonly JobTeaserData[];
  headingLevel?: keyof typeof rowLevels;
}

/** Jobs by the department that hires. */
export function Departments({ jobs, headingLevel: Heading = 'h2' }: DepartmentsProps) {
  const departments = groupInOrder(jobs, ({ department: name }) => name ?? 'Other teams');
  return departments.map(([name, own]) => (
    <section key={name} css={[columns, { rowGap: space.xs }]}>
      <Heading css={[h3Text, span('1 / -1'), span('1 / span 3', 'wide'), department]} dir="auto">
        {name}
      </Heading>
      <div css={[span('1 / -1'), span('4 / -1', 'wide')]}>
        <JobRows jobs={own} headingLevel={rowLevels[Heading]} />
      </div>
    </section>
  ));
}
