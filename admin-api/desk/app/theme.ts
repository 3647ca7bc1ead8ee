/** The site's design as themes of Material UI. */
import type { RaThemeOptions } from 'react-admin';
import { colours, families, radii, threads } from '../../../src/styles/tokens';

/** Distance of focus rings, as on the site. */
const ring = (colour: string) => ({ outline: `2px solid ${colour}`, outlineOffset: 2 });

/** Forced colours take the grounds away, by which Material UI says what is on. */
const forced = '@media (forced-colors: active)';
const outlined = { [forced]: { border: '1px solid', opacity: 1 } };

const heading = { fontFamily: families.display, fontWeight: 600, letterSpacing: '-0.015em' };

/** A theme for daylight or night. */
export function themeOf(mode: 'light' | 'dark'): RaThemeOptions {
  const of = (role: keyof typeof colours): string => colours[role][mode];
  const focus = ring(of('focus'));
  const flat = {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  };
  return {
    palette: {
      mode,
      primary: { main: of('action'), dark: of('actionStrong'), contrastText: of('onAction') },
      secondary: { main: of('ink'), contrastText: of('paper') },
      error: { main: of('fault') },
      info: { main: of('focus') },
      success: { main: threads.fintech[mode] },
      warning: { main: threads.blockchain[mode] },
      background: { default: of('paper'), paper: of('paper') },
      text: { primary: of('ink'), secondary: of('muted') },
      divider: of('line'),
    },
    shape: { borderRadius: Number.parseInt(radii.control, 10) },
    typography: {
      fontFamily: families.text,
      fontSize: 15,
      h1: { ...heading, fontSize: '2rem', letterSpacing: '-0.025em', lineHeight: 1.1 },
      h2: { ...heading, fontSize: '1.25rem', lineHeight: 1.2 },
      h6: { ...heading, fontSize: '1.125rem' },
      button: { textTransform: 'none', fontWeight: 600 },
    },
    components: {
      MuiCssBaseline: {
        styleOverrides: {
          'a, button, [tabindex]:not([tabindex="-1"])': { '&:focus-visible': focus },
          '@media (prefers-reduced-motion: reduce)': {
            '*, ::before, ::after': {
              animationDuration: '0.01ms !important',
              transitionDuration: '0.01ms !important',
            },
          },
        },
      },
      MuiButtonBase: {
        defaultProps: { disableRipple: true },
        styleOverrides: {
          root: {
            '&.Mui-focusVisible': focus,
            [forced]: {
              '&[aria-pressed="true"], &.Mui-selected': { border: '1px solid Highlight' },
            },
          },
        },
      },
      MuiButton: { defaultProps: { disableElevation: true } },
      MuiPaper: flat,
      MuiAppBar: {
        defaultProps: { elevation: 0 },
        styleOverrides: {
          root: { backgroundColor: of('paper'), borderBottom: `1px solid ${of('line')}` },
        },
      },
      MuiOutlinedInput: { styleOverrides: { notchedOutline: { borderColor: of('edge') } } },
      MuiCircularProgress: { defaultProps: { 'aria-label': 'Loading' } },
      RaSimpleList: { styleOverrides: { root: { '& .RaSimpleList-tertiary': { opacity: 1 } } } },
      MuiTextField: { defaultProps: { variant: 'outlined', size: 'small' } },
      MuiDialog: { styleOverrides: { paper: { border: `1px solid ${of('line')}` } } },
      MuiMenu: { styleOverrides: { paper: { border: `1px solid ${of('edge')}` } } },
      MuiTableCell: { styleOverrides: { head: { fontWeight: 600, color: of('muted') } } },
      MuiToggleButton: { styleOverrides: { root: { color: of('ink') } } },
      // Titles in lists may be one long word.
      MuiListItemText: { styleOverrides: { root: { overflowWrap: 'anywhere' } } },
      MuiAccordionSummary: { styleOverrides: { content: { overflowWrap: 'anywhere' } } },
      MuiSwitch: { styleOverrides: { thumb: outlined, track: outlined } },
      MuiChip: { styleOverrides: { root: { borderRadius: radii.control } } },
    },
  };
}
