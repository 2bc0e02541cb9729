import { permits, POLICY } from '@contracts/policy';
import { NavLink } from 'react-router-dom';
import { Icon } from '../ui/Icon';
import { NAVIGATION } from './navigation';
import { useSignedInUser } from './SessionContext';

interface MainNavigationProps {
  className: string;
  label: string;
  /** The row of small screens: it has room for what everybody uses. */
  isCompact?: boolean;
}

/** The screens as links; the present one is marked with the thread under it. */
export function MainNavigation({ className, label, isCompact = false }: MainNavigationProps) {
  const user = useSignedInUser();
  const entries = NAVIGATION.filter(
    (entry) =>
      (!entry.action || permits(POLICY[entry.action], user)) && !(isCompact && entry.isDesktopOnly),
  );
  return (
    <nav className={className} aria-label={label}>
      {entries.map(({ label: name, path, icon, badge: Badge, isDesktopOnly }) => (
        <NavLink
          key={path}
          to={path}
          end={path === '/'}
          className={isDesktopOnly ? 'hide-m' : undefined}
        >
          <Icon of={icon} />
          {name}
          {Badge && !isCompact && <Badge />}
        </NavLink>
      ))}
    </nav>
  );
}
