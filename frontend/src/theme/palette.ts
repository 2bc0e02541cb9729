import type { ThemeOptions } from '@mui/material/styles';
import type { Mode, Tokens } from './tokens';

declare module '@mui/material/styles' {
  interface Palette {
    tokens: Tokens;
  }
  interface PaletteOptions {
    tokens?: Tokens;
  }
}

type Meaning = 'ok' | 'warn' | 'bad' | 'info';

/** A semantic colour: its text colour, the soft ground behind it and its line. */
const meaning = (tokens: Tokens, name: Meaning, contrastText: string) => ({
  main: tokens[name],
  light: tokens[`${name}Soft`],
  dark: tokens[`${name}Line`],
  contrastText,
});

/** The tokens as Material UI's palette; the tokens themselves stay at hand as `palette.tokens`. */
export function makePalette(mode: Mode, tokens: Tokens): ThemeOptions['palette'] {
  const onColour = mode === 'light' ? tokens.onPrimary : tokens.onInverse;
  return {
    mode,
    primary: {
      main: tokens.primary,
      light: tokens.primarySoft,
      dark: tokens.primaryHover,
      contrastText: onColour,
    },
    secondary: { main: tokens.text2, contrastText: tokens.surface },
    success: meaning(tokens, 'ok', onColour),
    warning: meaning(tokens, 'warn', onColour),
    error: meaning(tokens, 'bad', onColour),
    info: meaning(tokens, 'info', onColour),
    background: { default: tokens.canvas, paper: tokens.surface },
    text: { primary: tokens.text, secondary: tokens.text2, disabled: tokens.text3 },
    divider: tokens.border,
    action: {
      hover: tokens.hover,
      selected: tokens.primarySoft,
      disabledBackground: tokens.sunken,
    },
    tokens,
  };
}
