import { companyContact } from '../site/company-contact';
import { PageBand } from './bands/page-bands';
import { HiringSteps, PageContact } from './designs/drawn-parts';
import { nearBands } from '../styles/layout';

/** Working here and the hiring process, below the open roles. */
export function CareersCopy({ copy }: { copy: Queries.DesignedPageFragment }) {
  const lastQuestions = copy.bands.findLastIndex(
    ({ __typename: type }) => type === 'QuestionsBand',
  );
  const split = lastQuestions < 0 ? copy.bands.length : lastQuestions;
  return (
    <div css={nearBands}>
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
          label="Write your letter"
          variant="plain"
          isEnquiry={false}
        />
      ) : null}
    </div>
  );
}
