import type { RaThemeOptions } from 'react-admin';
import type { Tokens } from '../tokens';

/** Page ground and react-admin's own parts. */
export function layoutOverrides(tokens: Tokens): NonNullable<RaThemeOptions['components']> {
  return {
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
    MuiAppBar: {
      defaultProps: { elevation: 0, color: 'default' },
      styleOverrides: { root: { background: tokens.surface, color: tokens.text } },
    },
    RaEmpty: { styleOverrides: { root: { color: tokens.text2 } } },
    RaDatagrid: {
      styleOverrides: {
        root: {
          '& .RaDatagrid-headerCell': { color: tokens.text3 },
          '& .RaDatagrid-rowOdd, & .RaDatagrid-rowEven': { background: 'transparent' },
        },
      },
    },
    RaBulkActionsToolbar: {
      styleOverrides: {
        root: {
          '& .RaBulkActionsToolbar-toolbar': {
            background: tokens.inverse,
            color: tokens.onInverse,
            borderRadius: 10,
            boxShadow: 'var(--e3)',
          },
        },
      },
    },
  };
}
