import { PageHeader } from '../../components/page-header/page-header';
import { ListSeo } from '../../seo/list-seo';
import { companyContact as company } from '../../site/company-contact';
import { listFacts } from '../list-facts';
import type { ListContext } from '../page-contexts';
import { job } from './definition';
import { rolesTitle } from './roles-title';
import type { JobTeaserData } from './teaser';

interface RolesHeadProps {
  list: ListContext;
  jobs: readonly JobTeaserData[];
}

/** The head of every page but the first, and of the first if there is no copy for it. */
export function RolesHead({ list, jobs }: RolesHeadProps) {
  const facts = listFacts(list, job);
  return (
    <>
      <ListSeo
        facts={facts}
        description={`Open roles at ${company.name} by department, with location, type of contract and, where one is fixed, the salary.`}
      />
      <PageHeader
        trail={facts.trail}
        title={rolesTitle(jobs)}
        number={facts.number}
        lead="Small teams, long-lived systems, one rule: whoever builds it is on call for it."
      />
    </>
  );
}
