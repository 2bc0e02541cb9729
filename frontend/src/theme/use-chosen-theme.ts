import { useLayoutEffect } from 'react';
import { useRemoveFromStore, useStore } from 'react-admin';
import { type Mode, EFFECTS, TOKENS } from './tokens';

/** `--on-primary-soft` of `onPrimarySoft`, as in tokens.css. */
export const variableOf = (token: string): string =>
  `--${token.replace(/([A-Z]|\d$)/g, '-$1').toLowerCase()}`;

/** Light, dark, or null: as the system has it. react-admin's themes follow the same entry of the store. */
export function useChosenTheme(): [Mode | null, (mode: Mode | null) => void] {
  const [chosen, choose] = useStore<Mode | null>('theme', null);
  const forget = useRemoveFromStore('theme');
  const mode = chosen === 'light' || chosen === 'dark' ? chosen : null;
  return [mode, (next) => (next ? choose(next) : forget())];
}

/** What is chosen goes over the sheet's own variables, which follow the system. */
export function useThemeVariables(): void {
  const [mode] = useChosenTheme();
  useLayoutEffect(() => {
    if (!mode) return undefined;
    const { style } = document.documentElement;
    const colours = Object.entries(TOKENS[mode]).map(([token, value]) => [
      variableOf(token),
      value,
    ]);
    const values = [...colours, ...Object.entries(EFFECTS[mode])] as [string, string][];
    style.colorScheme = mode;
    for (const [name, value] of values) style.setProperty(name, value);
    return () => {
      style.removeProperty('color-scheme');
      for (const [name] of values) style.removeProperty(name);
    };
  }, [mode]);
}
