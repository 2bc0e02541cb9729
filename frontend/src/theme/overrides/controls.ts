import type { Components, Theme } from '@mui/material/styles';
import type { Tokens } from '../tokens';

const focusRing = (tokens: Tokens) => ({
  '&.Mui-focusVisible': { outline: `2px solid ${tokens.focus}`, outlineOffset: 2 },
});

/** Buttons, switches, tabs: the measures of the kit. */
export function controlOverrides(tokens: Tokens): Components<Theme> {
  return {
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiButton: {
      defaultProps: { disableElevation: true, variant: 'outlined', color: 'inherit' },
      styleOverrides: {
        root: { height: 36, padding: '0 14px', gap: 7, whiteSpace: 'nowrap', ...focusRing(tokens) },
        sizeSmall: { height: 30, padding: '0 10px', fontSize: 13 },
        sizeLarge: { height: 46, padding: '0 20px', fontSize: 16, borderRadius: 9 },
        outlined: {
          borderColor: tokens.border,
          background: tokens.surface,
          '&:hover': { borderColor: tokens.border, background: tokens.hover },
        },
        containedPrimary: {
          background: tokens.primarySolid,
          color: tokens.onPrimary,
          '&:hover': { background: tokens.primaryHover },
        },
        containedError: { background: tokens.badSolid, color: tokens.onBadSolid },
        startIcon: { margin: 0 },
        endIcon: { margin: 0 },
      },
    },
    MuiIconButton: {
      styleOverrides: {
        root: { borderRadius: 7, width: 36, height: 36, color: tokens.text2, ...focusRing(tokens) },
        sizeSmall: { width: 30, height: 30 },
      },
    },
    MuiCheckbox: { defaultProps: { size: 'small' }, styleOverrides: { root: focusRing(tokens) } },
    MuiSwitch: {
      styleOverrides: {
        root: { width: 34, height: 20, padding: 0 },
        switchBase: { padding: 2, '&.Mui-checked': { transform: 'translateX(14px)' } },
        thumb: { width: 16, height: 16 },
        track: { borderRadius: 10, opacity: 1, background: tokens.borderStrong },
      },
    },
    MuiTabs: {
      styleOverrides: { root: { minHeight: 38 }, indicator: { height: 2, borderRadius: 2 } },
    },
    MuiTab: {
      styleOverrides: {
        root: { minHeight: 38, padding: '0 12px', minWidth: 0, ...focusRing(tokens) },
      },
    },
    MuiToggleButtonGroup: {
      styleOverrides: { root: { padding: 2, gap: 2, background: tokens.sunken } },
    },
    MuiToggleButton: {
      styleOverrides: {
        root: {
          height: 30,
          border: 0,
          borderRadius: 5,
          fontSize: 13,
          color: tokens.text2,
          '&.Mui-selected': { background: tokens.raised, color: tokens.text },
        },
      },
    },
  };
}
