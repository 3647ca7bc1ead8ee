import { companyContact } from '../site/company-contact';
import { job } from '../collections/job/definition';
import { listFacts } from '../collections/list-facts';
import type { ListContext } from '../collections/page-contexts';
import { Seo } from '../seo/seo';
import { HydratedPart } from '../hydration/hydration';
import { ComparisonBand } from './bands/comparison-band';
import { PageBand } from './bands/page-bands';
import { questionsOf } from './designs/design-page';
import { CompanyHero } from './designs/heroes/company-hero';
import { HiringSteps } from '../sections/hiring-steps';
import { PageContact } from '../sections/page-contact';

type Copy = Queries.DesignedPageFragment;

/** Id of the open roles, below the head. */
export const ROLES_ID = 'open-roles';

interface CareersHeadProps {
  copy: Copy;
  list: ListContext;
  /** The number of open roles. */
  open: number;
}

/** The beginning of the first page of open roles: its own copy, and the way to the roles where there are any. */
export function CareersHead({ copy, list: context, open }: CareersHeadProps) {
  const facts = listFacts(context, job);
  const [list] = facts.trail;
  const action = open > 0 ? { label: 'See the open roles', href: `#${ROLES_ID}` } : null;
  return (
    <>
      <Seo
        title={copy.meta_title}
        description={copy.meta_description}
        path={facts.path}
        // Later pages and archives are shared with the card of this one, which they know by the list's name.
        {...(list ? { cardOf: { title: list.name, path: list.path } } : {})}
        jsonLd={[
          ['breadcrumbList', facts.trail],
          ['faqPage', questionsOf(copy)],
        ]}
      />
      <CompanyHero page={{ ...copy, hero: { ...copy.hero, action, measure: null } }} />
    </>
  );
}

/** Working here and the hiring process, below the open roles. */
export function CareersCopy({ copy }: { copy: Copy }) {
  const lastQuestions = copy.bands.findLastIndex(
    ({ __typename: type }) => type === 'QuestionsBand',
  );
  const split = lastQuestions < 0 ? copy.bands.length : lastQuestions;
  const drawn = copy.bands.map((band, index) =>
    band.__typename === 'ComparisonBand' ? (
      <HydratedPart key={index}>
        <ComparisonBand band={band} measure={copy.hero.measure} />
      </HydratedPart>
    ) : (
      <PageBand key={index} band={band} />
    ),
  );
  return (
    <>
      {drawn.slice(0, split)}
      <HiringSteps />
      {drawn.slice(split)}
      {copy.contact ? (
        <PageContact
          {...copy.contact}
          to={`mailto:${companyContact.email.careers}`}
          label="Email the hiring team"
          variant="plain"
          isEnquiry={false}
        />
      ) : null}
    </>
  );
}
