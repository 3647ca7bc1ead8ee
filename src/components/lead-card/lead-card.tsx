import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { WholeSwatch } from '../../cloth/whole-swatch';
import { MailAddress } from '../mail-address';
import { serviceKeyOf } from '../../site/service-key';
import { from } from '../../styles/media';
import { h4Text, smallText, standaloneLink } from '../../styles/text';
import { space } from '../../styles/tokens';

export const query = graphql`
  fragment PracticeLead on PracticeLead {
    service
    role
    city
    since
    trade
    refuses
    mail
  }
`;

export interface LeadCardProps {
  lead: Queries.PracticeLeadFragment;
  className?: string;
}

const card = css({ display: 'flex', flexWrap: 'wrap', gap: space.s, alignItems: 'start' });
// Whole repeats of every weave come to about a square.
const weave = css({
  width: '3rem',
  [from.small]: { width: '4rem', marginInlineEnd: space.hair },
  aspectRatio: '1',
  '& > svg': { height: '100%' },
});
// Below the weave where a mailbox has no room beside it.
const words = css([smallText, { display: 'grid', gap: space.hair, flex: '1 1 11rem' }]);
const box = css({ overflowWrap: 'anywhere' });

/** Who leads a practice, beside its weave: where, since when in which trade, what is turned down, and a mailbox. */
export function LeadCard({ lead, className }: LeadCardProps) {
  const { role, city, since, trade, refuses, mail } = lead;
  const service = serviceKeyOf({ key: lead.service });
  return (
    <div css={card} className={className}>
      {service ? (
        <div css={weave}>
          <WholeSwatch service={service} ends={16} picks={16} isFilling />
        </div>
      ) : null}
      <div css={words}>
        <p css={h4Text}>{role}</p>
        <p>{`${city}. In the trade since ${since}: ${trade}.`}</p>
        <p>{`Does not take on: ${refuses}`}</p>
        <p css={box}>
          <a css={standaloneLink} href={`mailto:${mail}`}>
            <MailAddress address={mail} />
          </a>
        </p>
      </div>
    </div>
  );
}
