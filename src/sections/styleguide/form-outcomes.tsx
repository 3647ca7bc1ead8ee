import { css } from '@emotion/react';
import { CharacterCount } from '../../forms/fields/character-count';
import { Confirmation } from '../../forms/fields/confirmation';
import { FormFrame } from '../../forms/fields/form-frame';
import type { FormStatus } from '../../forms/fields/form-status';
import { TextField } from '../../forms/fields/text-field';
import { REPLY_TIME } from '../../site/reply-time';
import { space } from '../../styles/tokens';
import { Chapter, Specimen } from './specimen';

const stack = css({ display: 'grid', gap: space.m });
const nothing = () => undefined;
const kept = 'What you wrote is still here.';

interface Outcome {
  readonly name: string;
  readonly status: FormStatus;
  readonly fault?: string;
}

const outcomes: readonly Outcome[] = [
  { name: 'at rest', status: { kind: 'idle' } },
  { name: 'stopped by a fault', status: { kind: 'idle' }, fault: 'Please write a message.' },
  { name: 'sending', status: { kind: 'sending' } },
  {
    name: 'sending, and slow',
    status: {
      kind: 'sending',
      message: 'This is taking longer than usual.',
      detail: 'Leave it running, or stop and try again.',
    },
  },
  {
    name: 'failed',
    status: {
      kind: 'failed',
      message: 'The connection dropped before an answer came.',
      detail: kept,
    },
  },
  {
    name: 'offline',
    status: { kind: 'offline', message: 'You are offline.', detail: `Nothing was sent. ${kept}` },
  },
  {
    name: 'waiting to be back online',
    status: {
      kind: 'waiting',
      message: 'Waiting until you are back online.',
      detail: 'We will send it as soon as you are, as long as this tab stays open.',
    },
  },
  {
    name: 'asked once more',
    status: {
      kind: 'confirm',
      message: 'Please press the button again.',
      detail: 'The form was filled in faster than most people type. Nothing is lost.',
    },
  },
];

const lengths = [4500, 4999, 5012] as const;

/** States of a form, from the first press to the thanks. */
export function FormOutcomes() {
  return (
    <Chapter title="What becomes of a form">
      {outcomes.map(({ name, status, fault }, index) => (
        <Specimen key={name} name={`A form: ${name}`}>
          {(theme) => {
            const id = `sg-${theme}-outcome-${index}`;
            return (
              <FormFrame
                action="#what-becomes-of-a-form"
                aria-label={`Form ${name}, ${theme}`}
                submitLabel="Send"
                notice="Nothing is sent before you press the button."
                status={status}
                onAction={nothing}
                faults={fault ? [{ id, message: fault }] : []}
              >
                <TextField id={id} name="message" label="Message" error={fault} />
              </FormFrame>
            );
          }}
        </Specimen>
      ))}
      <Specimen name="A form: sent">
        <Confirmation
          heading="We have your message"
          againLabel="Send another message"
          onAgain={nothing}
          takesFocus={false}
        >
          <p>{`An engineer answers within ${REPLY_TIME}, to the address you gave.`}</p>
        </Confirmation>
      </Specimen>
      <Specimen name="Near the limit" note="From nine tenths of it on.">
        <div css={stack}>
          {lengths.map((length) => (
            <div key={length}>
              <CharacterCount length={length} limit={5000} />
            </div>
          ))}
        </div>
      </Specimen>
    </Chapter>
  );
}
