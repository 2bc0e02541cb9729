import type { ThemeOptions } from '@mui/material/styles';

const FONT = "'Instrument Sans Variable', 'Segoe UI', system-ui, sans-serif";

/** Type scale of the design language: size, line and weight of every level. */
export const typography: ThemeOptions['typography'] = {
  fontFamily: FONT,
  fontSize: 14,
  htmlFontSize: 16,
  fontWeightRegular: 400,
  fontWeightMedium: 500,
  fontWeightBold: 600,
  h1: { fontSize: 22, lineHeight: '28px', fontWeight: 600, letterSpacing: '-0.015em' },
  h2: { fontSize: 16, lineHeight: '22px', fontWeight: 600, letterSpacing: '-0.006em' },
  h3: { fontSize: 14, lineHeight: '20px', fontWeight: 600 },
  h4: { fontSize: 14, lineHeight: '20px', fontWeight: 600 },
  h5: { fontSize: 14, lineHeight: '20px', fontWeight: 600 },
  h6: { fontSize: 14, lineHeight: '20px', fontWeight: 600 },
  body1: { fontSize: 14, lineHeight: '20px', letterSpacing: '0.002em' },
  body2: { fontSize: 13, lineHeight: '18px', letterSpacing: '0.002em' },
  subtitle1: { fontSize: 14, lineHeight: '20px', fontWeight: 500 },
  subtitle2: { fontSize: 13, lineHeight: '18px', fontWeight: 500 },
  caption: { fontSize: 12, lineHeight: '16px', letterSpacing: '0.002em' },
  overline: { fontSize: 12, lineHeight: '16px', textTransform: 'none' },
  button: { fontSize: 14, lineHeight: '20px', fontWeight: 500, textTransform: 'none' },
};
