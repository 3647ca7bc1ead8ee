import { MAX_FIELD_LENGTH, MAX_MESSAGE_LENGTH } from '@corporate-website/contract/write-facts';
import { RatingField } from './fields/rating-field';
import { TextArea, TextField } from './fields/text-field';
import { DataNotice, OtherWays, pairs, wholeRow } from './form-parts';
import { EnhancedFrame } from './enhanced-frame';
import { useEnhancedForm } from './use-enhanced-form';

const thanks = {
  heading: 'Your feedback has arrived',
  text: 'We will read all of it next Monday. If you left an address, we will tell you what came of it; without one it counts just as much.',
  againLabel: 'Send more feedback',
};

/** `POST contactUs/feedback`, in a browser without scripts too. */
export function FeedbackForm() {
  const form = useEnhancedForm('feedback');
  const { field } = form;
  return (
    <EnhancedFrame
      form={form}
      submitLabel="Send feedback"
      notice={
        <>
          <DataNotice keptFor="12 months" />
          <OtherWays />
        </>
      }
      thanks={thanks}
    >
      <RatingField
        {...field('rating')}
        label="How did we do?"
        hint="1 is poor, 5 is excellent."
        required
      />
      <div css={pairs}>
        <TextArea
          {...field('message')}
          css={wholeRow}
          label="What happened?"
          hint="A page, a call, a release: what you expected, and what you got instead."
          required
          limit={MAX_MESSAGE_LENGTH}
        />
        <TextField
          {...field('name')}
          label="Name"
          autoComplete="name"
          maxLength={MAX_FIELD_LENGTH}
        />
        <TextField
          {...field('business_email')}
          label="Business email, if you want an answer"
          type="email"
          autoComplete="work email"
          spellCheck={false}
          maxLength={MAX_FIELD_LENGTH}
        />
      </div>
    </EnhancedFrame>
  );
}
