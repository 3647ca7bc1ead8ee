import { css } from '@emotion/react';
import { FactList } from '../../components/fact-list/fact-list';
import { company } from '../../site/company';
import { companyFacts } from '../../site/company-facts';
import { color, space } from '../../styles/tokens';

const { address, registration, legal_name: legalName } = company;

/** Sewn in on two sides, as the label of a cloth is. */
const label = css({
  paddingInline: space.l,
  paddingBlock: space.m,
  backgroundColor: color.raised,
  border: 'dashed',
  borderWidth: '3px 0',
  borderColor: color.action,
  '& > dl > :first-of-type': { borderTop: 0 },
});

const words = (...parts: readonly string[]) => parts.filter(Boolean).join(', ');

/** The company as registers know it. */
export function CompanyLabel({ className }: { className?: string }) {
  return (
    <div css={label} className={className}>
      <FactList
        facts={[
          ['Legal name', legalName],
          [
            'Registered office',
            words(
              address.street,
              address.locality,
              `${address.postal_code}, ${address.country_name}`,
            ),
          ],
          ['Company number', `${registration.company_number}, ${registration.place}`],
          ['VAT number', registration.vat_number],
          ['Certificates', companyFacts.certificates.join(', ')],
          ['Telephone', company.telephone],
        ]}
      />
    </div>
  );
}
