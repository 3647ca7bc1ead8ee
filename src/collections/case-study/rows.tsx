import { css } from '@emotion/react';
import { EmptyState } from '../../components/empty-state/empty-state';
import { ListFoot } from '../../live/lists/list-foot';
import { wrap } from '../../styles/layout';
import { space } from '../../styles/tokens';
import type { ListContext } from '../page-contexts';
import { Related } from '../related';
import { CaseLead, CaseRow, type CaseTeaserData } from './teaser';

const body = css({ paddingBottom: space.section });
const lead = css({ paddingBottom: space.xxl });

export interface CaseRowsProps {
  studies: readonly CaseTeaserData[];
  list: ListContext;
}

/** A built page of the list; the first page has the newest case study at length. */
export function CaseRows({ studies, list }: CaseRowsProps) {
  const newest = list.page === 1 ? studies[0] : undefined;
  const rows = newest ? studies.slice(1) : studies;
  return (
    <div css={[wrap, body]}>
      {newest ? (
        <div css={lead}>
          <CaseLead study={newest} priority />
        </div>
      ) : null}
      {rows.map((study) => (
        <CaseRow key={study.path} study={study} />
      ))}
      {studies.length === 0 ? <EmptyState>No case studies here yet.</EmptyState> : null}
      <ListFoot list={list} label="case studies" />
    </div>
  );
}

interface FoundCasesProps extends Pick<CaseRowsProps, 'studies'> {
  isRelated?: boolean;
}

/** Found or related case studies, below a heading of level 2. */
export function FoundCases({ studies, isRelated = false }: FoundCasesProps) {
  return (
    <div>
      {studies.map((study) => (
        <CaseRow key={study.path} study={study} headingLevel="h3" isRelated={isRelated} />
      ))}
    </div>
  );
}

/** Other case studies of its service. */
export function RelatedCases({ studies }: Pick<CaseRowsProps, 'studies'>) {
  return (
    <Related title="More work like this">
      <FoundCases studies={studies} isRelated />
    </Related>
  );
}
