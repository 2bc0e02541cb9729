import { type LucideIcon, ScanLine } from 'lucide-react';

export interface NavigationEntry {
  label: string;
  path: string;
  icon: LucideIcon;
}

/** The screens that the top bar leads to, in order. */
export const NAVIGATION: readonly NavigationEntry[] = [
  { label: 'Procesador', path: '/', icon: ScanLine },
];
