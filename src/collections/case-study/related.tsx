import { Related } from '../related';
import { CaseRow, type CaseTeaserData } from './teaser';

/** Other case studies of its service. */
export function RelatedCases({ studies }: { studies: readonly CaseTeaserData[] }) {
  return (
    <Related title="More work like this">
      <div>
        {studies.map((study) => (
          <CaseRow key={study.path} study={study} headingLevel="h3" />
        ))}
      </div>
    </Related>
  );
}
