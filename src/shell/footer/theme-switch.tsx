import { css } from '@emotion/react';
import type { ThemeChoice } from '../../site/theme';
import { overLabel } from '../../styles/layout';
import { forcedColours, hover } from '../../styles/media';
import { captionText, mutedText } from '../../styles/text';
import { color, radius, size, space } from '../../styles/tokens';
import { IconDrawing } from '../../components/icons/icon';
import { themeIcons } from './theme-icons';
import { mark } from '../../site/markup';

const choices: readonly { choice: ThemeChoice; name: string; icon: keyof typeof themeIcons }[] = [
  { choice: 'system', name: 'System', icon: 'monitor' },
  { choice: 'light', name: 'Light', icon: 'sun' },
  { choice: 'dark', name: 'Dark', icon: 'moon' },
];

// Nothing can be switched or remembered without scripts.
const group = css({
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  '@media (scripting: none)': { display: 'none' },
});
const legend = css({ padding: 0 });
const row = css({ display: 'inline-flex', marginTop: space.xs });
const option = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.4em',
  minHeight: '2.75rem',
  paddingInline: space.s,
  marginInlineStart: -1,
  border: `1px solid ${color.edge}`,
  color: color.muted,
  fontSize: size.small,
  cursor: 'pointer',
  '&:first-of-type': {
    borderStartStartRadius: radius.control,
    borderEndStartRadius: radius.control,
    marginInlineStart: 0,
  },
  '&:last-of-type': {
    borderStartEndRadius: radius.control,
    borderEndEndRadius: radius.control,
  },
  [hover]: { '&:hover': { color: color.ink } },
  '&:has(input:checked)': {
    zIndex: 1,
    borderColor: color.ink,
    backgroundColor: color.paper,
    color: color.ink,
    fontWeight: 600,
  },
  '&:has(input:focus-visible)': {
    zIndex: 2,
    outline: `3px solid ${color.focus}`,
    outlineOffset: 2,
  },
  [forcedColours]: { '&:has(input:checked)': { outline: '2px solid Highlight' } },
});

/** Light, dark, or the system's theme. `src/shell/early/theme.ts` applies and remembers the choice. */
export function ThemeSwitch({ className }: { className?: string }) {
  return (
    <fieldset css={group} className={className} {...mark('theme-switch')}>
      <legend css={[captionText, mutedText, legend]}>Theme</legend>
      <div css={row}>
        {choices.map(({ choice, name, icon }) => (
          <label key={choice} css={option}>
            <input
              css={overLabel}
              type="radio"
              name="theme"
              value={choice}
              defaultChecked={choice === 'system'}
              suppressHydrationWarning
            />
            <IconDrawing shapes={themeIcons[icon]} size={16} />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
