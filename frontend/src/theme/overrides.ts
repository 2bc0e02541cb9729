import type { Components, Theme } from '@mui/material/styles';
import type { Tokens } from './tokens';

const ring = (colour: string) => `0 0 0 3px color-mix(in srgb, ${colour} 18%, transparent)`;

const outline = (tokens: Tokens) => ({
  '& .MuiOutlinedInput-notchedOutline': { borderColor: tokens.borderStrong },
  '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: tokens.text3 },
  '&.Mui-focused': { boxShadow: ring(tokens.primary) },
  '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
    borderColor: tokens.primary,
    borderWidth: 1,
  },
});

/** The looks of the parts of Material UI that the screens have: menus, dialogs, tooltips, lists to choose from. */
export const overrides = (tokens: Tokens): Components<Theme> => ({
  MuiCssBaseline: {
    styleOverrides: {
      body: {
        wordSpacing: '0.04em',
        letterSpacing: '0.002em',
        fontVariantNumeric: 'tabular-nums',
        WebkitFontSmoothing: 'antialiased',
      },
    },
  },
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: { background: tokens.surface, minHeight: 36, ...outline(tokens) },
      input: { height: 20, padding: '7px 11px' },
    },
  },
  MuiSelect: {
    defaultProps: {
      MenuProps: {
        anchorOrigin: { vertical: 'bottom', horizontal: 'left' },
        transformOrigin: { vertical: 'top', horizontal: 'left' },
      },
    },
    styleOverrides: {
      select: { display: 'flex', alignItems: 'center', gap: 8, minHeight: 20 },
      icon: { color: tokens.text3, width: 16, height: 16, top: 'calc(50% - 8px)', right: 10 },
      // The chevrons point both ways: they do not turn when the list opens.
      iconOpen: { transform: 'none' },
    },
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiPopover: {
    styleOverrides: {
      paper: { background: tokens.raised, boxShadow: 'var(--e2)', marginTop: 4 },
    },
  },
  MuiList: { styleOverrides: { padding: { padding: 4 } } },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        minHeight: 34,
        '@media (max-width: 899px), (pointer: coarse)': { minHeight: 40 },
        padding: '7px 10px',
        gap: 8,
        borderRadius: 5,
        '&.Mui-selected': { background: tokens.primarySoft, color: tokens.onPrimarySoft },
        '&.Mui-disabled': { opacity: 1, color: tokens.text3 },
        '&.Mui-focusVisible': { background: tokens.hover },
        '&.Mui-selected.Mui-focusVisible': { background: tokens.primarySoft },
      },
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: { borderRadius: 14, boxShadow: 'var(--e3)', background: tokens.raised },
    },
  },
  MuiTooltip: {
    styleOverrides: {
      tooltip: {
        background: tokens.inverse,
        color: tokens.onInverse,
        fontSize: 12,
        lineHeight: '16px',
        fontWeight: 400,
        padding: '6px 9px',
        borderRadius: 5,
      },
    },
  },
});
