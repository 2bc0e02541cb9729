import type { Components, Theme } from '@mui/material/styles';
import type { Tokens } from '../tokens';

/** Tables, chips, progress: hairlines and no zebra. */
export function dataOverrides(tokens: Tokens): Components<Theme> {
  return {
    MuiTableCell: {
      styleOverrides: {
        root: {
          height: 38,
          padding: '0 9px',
          fontSize: 13,
          lineHeight: '18px',
          borderColor: tokens.border,
        },
        head: {
          height: 34,
          fontSize: 12,
          fontWeight: 500,
          color: tokens.text3,
          background: tokens.surface,
        },
      },
    },
    MuiTableRow: {
      styleOverrides: {
        root: {
          '&.Mui-selected, &.Mui-selected:hover': { background: tokens.primarySoft },
          '&:hover': { background: tokens.hover },
        },
      },
    },
    MuiChip: {
      styleOverrides: {
        root: { height: 22, borderRadius: 5, fontSize: 12, fontWeight: 500 },
        label: { padding: '0 8px' },
      },
    },
    MuiSkeleton: {
      defaultProps: { animation: 'wave' },
      styleOverrides: { root: { background: tokens.border, borderRadius: 5, transform: 'none' } },
    },
    MuiLinearProgress: {
      styleOverrides: {
        root: { height: 4, borderRadius: 2, background: tokens.sunken },
        bar: { borderRadius: 2 },
      },
    },
  };
}
