import { css } from '@emotion/react';
import { LeadCard } from '../components/lead-card/lead-card';
import { span } from '../styles/layout';
import { h2Text, leadText } from '../styles/text';
import { space } from '../styles/tokens';
import { OtherWays } from './form-parts';

export interface InsurtechWordsProps {
  heading: string;
  text: string;
  /** Who reads the enquiry. */
  lead?: Queries.PracticeLeadFragment | undefined;
}

const words = css({ display: 'grid', gap: space.m, alignContent: 'start' });

/** The words beside the form. */
export function InsurtechWords({ heading, text, lead }: InsurtechWordsProps) {
  return (
    <div css={[words, span('1 / span 4')]}>
      <h2 css={h2Text} id="form-heading">
        {heading}
      </h2>
      <p css={leadText}>{text}</p>
      {lead ? <LeadCard lead={lead} /> : null}
      <OtherWays />
    </div>
  );
}
