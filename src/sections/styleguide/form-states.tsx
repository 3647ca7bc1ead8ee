import { css } from '@emotion/react';
import { Button } from '../../components/button/button';
import { ButtonLink } from '../../components/button-link/button-link';
import { ChoiceSwitch } from '../../components/choice-switch/choice-switch';
import { RatingField } from '../../forms/fields/rating-field';
import { SelectField } from '../../forms/fields/select-field';
import { TextArea, TextField } from '../../forms/fields/text-field';
import { serviceGroups } from '../../site/service-groups';
import { space } from '../../styles/tokens';
import { Chapter, Specimen } from './specimen';

const row = css({ display: 'flex', flexWrap: 'wrap', gap: space.m });
const stack = css({ display: 'grid', gap: space.l });
const variants = ['action', 'ink', 'outline'] as const;
const options = [
  { value: 'a', label: 'Plain' },
  { value: 'b', label: 'Twill' },
];

interface State {
  readonly name: string;
  readonly props: {
    readonly hint?: string;
    readonly error?: string;
    readonly required?: boolean;
    readonly disabled?: boolean;
  };
}

const states: readonly State[] = [
  { name: 'At rest', props: {} },
  { name: 'Required, with a hint', props: { required: true, hint: 'What to write here.' } },
  { name: 'Wrong', props: { required: true, error: 'Please say what it is about.' } },
  { name: 'Disabled', props: { disabled: true } },
];

/** Buttons, links that look like them, and the switch. */
export function Buttons() {
  return (
    <Chapter title="Buttons">
      <Specimen name="Links" note="Point at them, and reach them by Tab.">
        <div css={row}>
          {variants.map((variant) => (
            <ButtonLink key={variant} to="#buttons" variant={variant}>
              {variant}
            </ButtonLink>
          ))}
        </div>
      </Specimen>
      <Specimen name="Buttons: at rest, busy, disabled">
        {variants.map((variant) => (
          <div key={variant} css={row}>
            <Button variant={variant}>{variant}</Button>
            <Button variant={variant} isBusy>
              {variant}
            </Button>
            <Button variant={variant} disabled>
              {variant}
            </Button>
          </div>
        ))}
      </Specimen>
      <Specimen name="Switch">
        {(theme) => (
          <ChoiceSwitch
            legend="Services shown"
            name={`switch-${theme}`}
            choices={serviceGroups}
            value={serviceGroups[theme === 'light' ? 0 : 1].key}
            onChange={() => undefined}
          />
        )}
      </Specimen>
    </Chapter>
  );
}

/** Every field of a form in every state. */
export function FormStates() {
  return (
    <Chapter title="Forms">
      {states.map(({ name, props }, index) => (
        <Specimen key={name} name={name}>
          {(theme) => {
            const field = (key: string) => ({
              ...props,
              id: `sg-${theme}-${index}-${key}`,
              name: `${theme}-${index}-${key}`,
            });
            return (
              <div css={stack}>
                <TextField {...field('text')} label="A line" defaultValue="Selvedge Lane" />
                <TextArea {...field('area')} label="Several lines" placeholder="Nothing yet" />
                <SelectField {...field('select')} label="A list" options={options} />
                <RatingField {...field('rating')} label="A rating" defaultValue="3" />
              </div>
            );
          }}
        </Specimen>
      ))}
    </Chapter>
  );
}
