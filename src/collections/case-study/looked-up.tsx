import { serviceKeyOf } from '../../site/service-key';
import { useRelated } from '../../live/look-up/use-related';
import { StudyDetail, type StudyFacts } from './detail';
import { RelatedCases } from './related';

const list = { collection: 'caseStudy', load: () => import('./live') } as const;

/** A case study that is newer than the build, and others of its service. */
export function LookedUpStudy({ item: study }: { item: StudyFacts }) {
  const related = useRelated(list, { slug: study.slug, type: serviceKeyOf(study.service) });
  return (
    <>
      <StudyDetail item={study} />
      <RelatedCases studies={related} />
    </>
  );
}
