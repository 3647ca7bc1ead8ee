import type { ReactNode } from 'react';
import { useRelated } from '../../live/look-up/use-related';
import { serviceKeyOf } from '../../site/service-key';
import type { DetailProps } from '../live';
import { StudyDetail, type StudyFacts } from './detail';
import { RelatedCases } from './rows';

const list = {
  collection: 'caseStudy',
  load: () => import(/* webpackChunkName: 'case-studies' */ './live'),
} as const;

/** A case study that is newer than the build, and others of its service. */
export function LookedUpStudy({ item: study, listName }: DetailProps<StudyFacts>): ReactNode {
  const related = useRelated(list, { slug: study.slug, type: serviceKeyOf(study.service) });
  return (
    <>
      <StudyDetail item={study} listName={listName} />
      {related.length > 0 ? <RelatedCases studies={related} /> : null}
    </>
  );
}
