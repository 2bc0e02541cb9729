import type { Components, Theme } from '@mui/material/styles';
import type { Tokens } from '../tokens';

/** Cards, menus, dialogs, tooltips: hairline before shadow. */
export function surfaceOverrides(tokens: Tokens): Components<Theme> {
  return {
    MuiPaper: {
      defaultProps: { elevation: 0 },
      styleOverrides: { root: { backgroundImage: 'none' } },
    },
    MuiCard: {
      defaultProps: { variant: 'outlined' },
      styleOverrides: { root: { borderColor: tokens.border, borderRadius: 10 } },
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
    MuiDialogTitle: {
      styleOverrides: { root: { fontSize: 16, lineHeight: '22px', fontWeight: 600 } },
    },
    MuiDialogActions: { styleOverrides: { root: { padding: '12px 16px', gap: 8 } } },
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
    MuiAlert: { styleOverrides: { root: { borderRadius: 10, fontSize: 13 } } },
    MuiSnackbarContent: {
      styleOverrides: {
        root: { background: tokens.inverse, color: tokens.onInverse, borderRadius: 10 },
      },
    },
  };
}
