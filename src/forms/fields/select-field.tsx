import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { space } from '../../styles/tokens';
import { Icon } from '../../components/icons/icon';
import { described, FieldShell, type FieldProps } from './field-parts';
import { controlBox } from './form-styles';

export interface Option {
  readonly value: string;
  readonly label: string;
}

export type SelectFieldProps = FieldProps &
  Omit<ComponentProps<'select'>, keyof FieldProps | 'children'> & {
    options: readonly Option[];
    /** The words of the first, empty choice. */
    placeholder?: string;
  };

const box = css({ position: 'relative' });
const control = css([
  controlBox,
  { appearance: 'none', paddingInlineEnd: '3rem', cursor: 'pointer' },
]);
const chevron = css({
  position: 'absolute',
  insetInlineEnd: space.m,
  top: 'calc(50% - 10px)',
  pointerEvents: 'none',
});

/** One of a closed list; the browser's own list opens. */
export function SelectField({
  label,
  hint,
  error,
  className,
  options,
  placeholder = 'Please choose',
  ...select
}: SelectFieldProps) {
  const { id, required = false } = select;
  return (
    <FieldShell {...{ id, label, hint, error, required, className }}>
      <div css={box}>
        <select
          {...select}
          {...described({ id, hint, error })}
          css={control}
          suppressHydrationWarning
        >
          <option value="">{placeholder}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" css={chevron} />
      </div>
    </FieldShell>
  );
}
