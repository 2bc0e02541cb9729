import type { Role } from '@contracts/user';
import { type LucideIcon, ScanLine, ShieldUser } from 'lucide-react';

export interface NavigationEntry {
  label: string;
  path: string;
  icon: LucideIcon;
  /** Who sees it; everybody when nothing is said. */
  role?: Role;
  /** Not in the second row of small screens. */
  isDesktopOnly?: boolean;
}

/** The screens that the top bar leads to, in order. */
export const NAVIGATION: readonly NavigationEntry[] = [
  { label: 'Procesador', path: '/', icon: ScanLine },
  { label: 'Admin', path: '/admin', icon: ShieldUser, role: 'admin', isDesktopOnly: true },
];
