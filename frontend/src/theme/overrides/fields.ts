import type { Components, Theme } from '@mui/material/styles';
import type { Tokens } from '../tokens';

const ring = (colour: string) => `0 0 0 3px color-mix(in srgb, ${colour} 18%, transparent)`;

const outline = (tokens: Tokens) => ({
  '& .MuiOutlinedInput-notchedOutline': { borderColor: tokens.borderStrong },
  '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: tokens.text3 },
  '&.Mui-focused': { boxShadow: ring(tokens.primary) },
  '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
    borderColor: tokens.primary,
    borderWidth: 1,
  },
  '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: tokens.badLine },
  '&.Mui-error.Mui-focused': { boxShadow: ring(tokens.badLine) },
});

/** Inputs: label above, help below, 36 px high, the outline strong enough to be seen. */
export function fieldOverrides(tokens: Tokens): Components<Theme> {
  return {
    MuiTextField: { defaultProps: { variant: 'outlined', size: 'small' } },
    MuiFormControl: { defaultProps: { size: 'small', margin: 'none' } },
    MuiOutlinedInput: {
      defaultProps: { notched: false },
      styleOverrides: {
        root: { background: tokens.surface, minHeight: 36, ...outline(tokens) },
        input: {
          height: 20,
          padding: '7px 11px',
          '&::placeholder': { color: tokens.text3, opacity: 1 },
        },
      },
    },
    MuiInputLabel: {
      defaultProps: { shrink: true },
      styleOverrides: {
        root: {
          position: 'static',
          transform: 'none',
          marginBottom: 6,
          fontSize: 13,
          lineHeight: '18px',
          fontWeight: 500,
          color: tokens.text,
          '&.Mui-focused': { color: tokens.text },
        },
      },
    },
    MuiFormHelperText: {
      styleOverrides: {
        root: { margin: '5px 0 0', fontSize: 12, lineHeight: '16px', color: tokens.text3 },
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
  };
}
