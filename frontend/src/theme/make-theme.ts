import { createTheme } from '@mui/material/styles';
import { esES } from '@mui/material/locale';
import type { RaThemeOptions } from 'react-admin';
import { overrides } from './overrides';
import { makePalette } from './palette';
import { type Mode, TOKENS } from './tokens';
import { typography } from './typography';

/** No shadows but the menu (2) and the dialog (3); Material UI asks for 25 levels. */
function shadows(): RaThemeOptions['shadows'] {
  const levels = createTheme().shadows;
  return levels.map((_, level) => {
    if (level === 0) return 'none';
    return level < 16 ? 'var(--e2)' : 'var(--e3)';
  }) as typeof levels;
}

/** The theme of react-admin and Material UI in one mode, made from the same tokens as the CSS variables. */
export function makeTheme(mode: Mode): RaThemeOptions {
  const tokens = TOKENS[mode];
  return {
    palette: makePalette(mode, tokens),
    typography,
    shape: { borderRadius: 7 },
    spacing: 8,
    shadows: shadows(),
    transitions: { duration: { shortest: 120, shorter: 120, short: 200, standard: 200 } },
    components: { ...esES.components, ...overrides(tokens) },
  };
}
