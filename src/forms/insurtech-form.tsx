import { css } from '@emotion/react';
import { LeadCard } from '../components/lead-card/lead-card';
import { SelectField } from './fields/select-field';
import { lineChoices, sizeChoices } from './insurtech-choices';
import { REPLY_TIME } from '../site/reply-time';
import { columns, noPrint, section, span, wrap } from '../styles/layout';
import { h2Text, leadText } from '../styles/text';
import { color, space } from '../styles/tokens';
import { EnquiryFields } from './enquiry-fields';
import { DataNotice, OtherWays } from './form-parts';
import { EnhancedFrame } from './enhanced-frame';
import { useEnhancedForm } from './use-enhanced-form';

const thanks = {
  heading: 'We have your enquiry',
  text: `The insurance practice will read it and answer within ${REPLY_TIME}, at the address you gave, with questions first, then a range for time and cost.`,
  againLabel: 'Send another enquiry',
};

const band = css({ backgroundColor: color.raised });
const words = css({ display: 'grid', gap: space.m, alignContent: 'start' });

export interface InsurtechFormProps {
  heading: string;
  text: string;
  /** Who reads the enquiry. */
  lead?: Queries.PracticeLeadFragment | undefined;
}

/** The enquiry of an insurer: `POST contactUs/insurtech`. A band of its own, for the insurtech pages. */
export function InsurtechForm({ heading, text, lead }: InsurtechFormProps) {
  const form = useEnhancedForm('insurtech');
  const { field } = form;
  return (
    <section css={band} id="form" data-ground="raised" aria-labelledby="form-heading">
      <div css={[wrap, section, columns]}>
        <div css={[words, span('1 / span 4')]}>
          <h2 css={h2Text} id="form-heading">
            {heading}
          </h2>
          <p css={leadText}>{text}</p>
          {lead ? <LeadCard lead={lead} /> : null}
          <OtherWays />
        </div>
        <div css={[span('6 / -1'), noPrint]}>
          <EnhancedFrame
            form={form}
            submitLabel="Send enquiry"
            notice={<DataNotice />}
            thanks={thanks}
          >
            <EnquiryFields
              field={field}
              messageHint="Policies and claims a year, the policy system and its age, the worst delay in days."
            >
              <input type="hidden" name="service" value="insurtech" />
              <SelectField
                {...field('line_of_business')}
                label="Line of business"
                options={lineChoices}
              />
              <SelectField {...field('company_size')} label="Company size" options={sizeChoices} />
            </EnquiryFields>
          </EnhancedFrame>
        </div>
      </div>
    </section>
  );
}
