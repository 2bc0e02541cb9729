/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { makeTheme } from './make-theme';
import { EFFECTS, TOKENS, type Mode } from './tokens';
import { variableOf } from './use-chosen-theme';

const css = readFileSync(path.join(__dirname, 'tokens.css'), 'utf8');
const [bothCss = '', darkCss = ''] = css.split('@media (prefers-color-scheme: dark)');
const KEYS = Object.keys(TOKENS.light) as (keyof (typeof TOKENS)['light'])[];

it.each(KEYS)('%s is in the style sheet too, of both modes', (key) => {
  const [light, dark] = [TOKENS.light[key].toLowerCase(), TOKENS.dark[key].toLowerCase()];
  const value = light === dark ? light : `light-dark(${light}, ${dark})`;
  expect(bothCss).toContain(`${variableOf(key)}: ${value};`);
});

describe.each<[Mode, string]>([
  ['light', bothCss],
  ['dark', darkCss],
])('the %s tokens', (mode, sheet) => {
  it.each(Object.entries(EFFECTS[mode]))('have %s in the style sheet too', (name, value) => {
    expect(sheet.replace(/\s+/g, ' ')).toContain(`${name}: ${value};`);
  });

  it('are what the Material UI theme is painted with', () => {
    const theme = makeTheme(mode);
    expect(theme.palette).toMatchObject({
      mode,
      primary: { main: TOKENS[mode].primary },
      background: { default: TOKENS[mode].canvas, paper: TOKENS[mode].surface },
    });
  });
});
