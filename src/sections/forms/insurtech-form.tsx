import { css } from '@emotion/react';
import { FormFrame } from '../../components/form/form-frame';
import { SelectField } from '../../components/form/select-field';
import { lineChoices, sizeChoices } from '../../lib/enquiry-choices';
import { columns, section, span, wrap } from '../../styles/layout';
import { h2Text, leadText } from '../../styles/text';
import { color, space } from '../../styles/tokens';
import { EnquiryFields, enquiryFields } from './enquiry-fields';
import { DataNotice, faultsOf, type FormControls } from './form-parts';
import { useFormAction } from './use-form-action';

/** In the order in which they stand in the form. */
export const insurtechFields = [
  ...enquiryFields.slice(0, -1),
  'line_of_business',
  'company_size',
  'message',
] as const;
export type InsurtechField = (typeof insurtechFields)[number];

export interface InsurtechFormProps extends FormControls<InsurtechField> {
  heading: string;
  text: string;
}

const FORM = 'insurtech';
const band = css({ backgroundColor: color.raised });
const words = css({ display: 'grid', gap: space.m, alignContent: 'start' });

/** The enquiry of an insurer: `POST contactUs/insurtech`. A band of its own, for the insurtech pages. */
export function InsurtechForm({
  heading,
  text,
  errors = {},
  status,
  summaryRef,
}: InsurtechFormProps) {
  const field = (name: InsurtechField) => ({ id: `${FORM}-${name}`, name, error: errors[name] });
  return (
    <section css={band} id="form" data-ground="raised" aria-labelledby="form-heading">
      <div css={[wrap, section, columns]}>
        <div css={[words, span('1 / span 4')]}>
          <h2 css={h2Text} id="form-heading">
            {heading}
          </h2>
          <p css={leadText}>{text}</p>
        </div>
        <div css={span('6 / -1')}>
          <FormFrame
            action={useFormAction('insurtech')}
            aria-labelledby="form-heading"
            submitLabel="Send the enquiry"
            faults={faultsOf(FORM, insurtechFields, errors)}
            notice={<DataNotice keptFor="24 months after our last contact" />}
            status={status}
            summaryRef={summaryRef}
          >
            <EnquiryFields
              form={FORM}
              errors={errors}
              service="insurtech"
              messageHint="Policies and claims a year, the policy system and its age, the worst delay in days."
            >
              <SelectField
                {...field('line_of_business')}
                label="Line of business"
                options={lineChoices}
                autoComplete="off"
              />
              <SelectField
                {...field('company_size')}
                label="Size of the company"
                options={sizeChoices}
                autoComplete="off"
              />
            </EnquiryFields>
          </FormFrame>
        </div>
      </div>
    </section>
  );
}
