import { companyContact } from '../site/company-contact';
import { job } from '../collections/job/definition';
import { listFacts } from '../collections/list-facts';
import type { ListContext } from '../collections/page-contexts';
import { Seo } from '../seo/seo';
import { PageBand } from './bands/page-bands';
import { questionsOf } from './designs/design-page';
import { CompanyHero } from './designs/heroes/company-hero';
import { HiringSteps } from '../sections/hiring-steps';
import { PageContact } from '../sections/page-contact';

type Copy = Queries.DesignedPageFragment;

/** The beginning of the first page of open roles: its own copy. */
export function CareersHead({ copy, list: context }: { copy: Copy; list: ListContext }) {
  const facts = listFacts(context, job);
  const [list] = facts.trail;
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
      <CompanyHero page={copy} />
    </>
  );
}

/** Working here and the hiring process, below the open roles. */
export function CareersCopy({ copy }: { copy: Copy }) {
  const lastQuestions = copy.bands.findLastIndex(
    ({ __typename: type }) => type === 'QuestionsBand',
  );
  const split = lastQuestions < 0 ? copy.bands.length : lastQuestions;
  return (
    <>
      {copy.bands.slice(0, split).map((band, index) => (
        <PageBand key={index} band={band} />
      ))}
      <HiringSteps />
      {copy.bands.slice(split).map((band, index) => (
        <PageBand key={index} band={band} />
      ))}
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
