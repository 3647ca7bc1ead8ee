import { Related } from '../../sections/related';
import { CaseRow, type CaseTeaserData } from './teaser';

export function RelatedCases({ studies }: { studies: readonly CaseTeaserData[] }) {
  if (studies.length === 0) return null;
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
