import { type Action, permits, POLICY } from '@contracts/policy';
import {
  CalendarClock,
  Files,
  Landmark,
  Link2,
  type LucideIcon,
  ReceiptText,
  ScanLine,
  ShieldUser,
  Waypoints,
} from 'lucide-react';
import type { ComponentType } from 'react';
import { ReviewBadge } from '../history/ReviewBadge';
import { useSignedInUser } from './SessionContext';

export interface NavigationEntry {
  label: string;
  path: string;
  icon: LucideIcon;
  /** Who may act so sees it; everybody when nothing is said. */
  action?: Action;
  /** Where there is little room it is in the menu of the account. */
  isDesktopOnly?: boolean;
  /** What waits there, beside the label; only where there is room. */
  badge?: ComponentType;
}

/** The screens that the top bar leads to, in order. */
const NAVIGATION: readonly NavigationEntry[] = [
  { label: 'Procesador', path: '/', icon: ScanLine },
  { label: 'Historial', path: '/historial', icon: Files, badge: ReviewBadge },
  { label: 'Workflow', path: '/workflow', icon: Waypoints },
  { label: 'Vencimientos', path: '/vencimientos', icon: CalendarClock, isDesktopOnly: true },
  { label: 'Proveedores', path: '/proveedores', icon: Landmark, isDesktopOnly: true },
  {
    label: 'Detracciones',
    path: '/detracciones',
    icon: ReceiptText,
    action: 'detraction-deposits.read',
    isDesktopOnly: true,
  },
  {
    label: 'Auditoría',
    path: '/auditoria',
    icon: Link2,
    action: 'audit.read',
    isDesktopOnly: true,
  },
  { label: 'Admin', path: '/admin', icon: ShieldUser, action: 'admin.read', isDesktopOnly: true },
];

/** Those of the person who is signed in. */
export function useNavigation(): NavigationEntry[] {
  const user = useSignedInUser();
  return NAVIGATION.filter(({ action }) => !action || permits(POLICY[action], user));
}
