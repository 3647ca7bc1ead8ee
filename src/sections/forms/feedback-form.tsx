import { MAX_FIELD_LENGTH, MAX_MESSAGE_LENGTH } from '../../../contract/write-facts';
import { FormFrame } from '../../components/form/form-frame';
import { RatingField } from '../../components/form/rating-field';
import { TextArea, TextField } from '../../components/form/text-field';
import { DataNotice, faultsOf, pairs, wholeRow, type FormControls } from './form-parts';
import { useFormAction } from './use-form-action';

/** In the order in which they stand in the form. */
export const feedbackFields = ['rating', 'message', 'name', 'business_email'] as const;
export type FeedbackField = (typeof feedbackFields)[number];

const FORM = 'feedback';

/** `POST contactUs/feedback`, in a browser without scripts too. */
export function FeedbackForm({ errors = {}, status, summaryRef }: FormControls<FeedbackField>) {
  const field = (name: FeedbackField) => ({ id: `${FORM}-${name}`, name, error: errors[name] });
  return (
    <FormFrame
      action={useFormAction('feedback')}
      aria-labelledby="form-heading"
      submitLabel="Send the feedback"
      faults={faultsOf(FORM, feedbackFields, errors)}
      notice={<DataNotice keptFor="12 months" />}
      status={status}
      summaryRef={summaryRef}
    >
      <RatingField
        {...field('rating')}
        label="How did it hold"
        hint="1 is poor, 5 is as good as it gets."
        required
      />
      <div css={pairs}>
        <TextArea
          {...field('message')}
          css={wholeRow}
          label="What happened"
          hint="A page, a call, a release: what you expected, and what you got instead."
          required
          maxLength={MAX_MESSAGE_LENGTH}
        />
        <TextField
          {...field('name')}
          label="Name"
          autoComplete="name"
          maxLength={MAX_FIELD_LENGTH}
        />
        <TextField
          {...field('business_email')}
          label="Business e-mail, if you want an answer"
          type="email"
          autoComplete="work email"
          spellCheck={false}
          maxLength={MAX_FIELD_LENGTH}
        />
      </div>
    </FormFrame>
  );
}
