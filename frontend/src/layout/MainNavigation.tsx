import { NavLink } from 'react-router-dom';
import { Icon } from '../ui/Icon';
import { useNavigation } from './navigation';

interface MainNavigationProps {
  className: string;
  /** The row of small screens: it has room for what everybody uses. */
  isCompact?: boolean;
}

/** The screens as links; the present one is marked with the thread under it. */
export function MainNavigation({ className, isCompact = false }: MainNavigationProps) {
  const entries = useNavigation().filter((entry) => !(isCompact && entry.isDesktopOnly));
  return (
    <nav className={className} aria-label="Principal">
      {entries.map(({ label, path, icon, badge: Badge, isDesktopOnly }) => (
        <NavLink
          key={path}
          to={path}
          end={path === '/'}
          className={isDesktopOnly ? 'hide-m' : undefined}
        >
          <Icon of={icon} />
          {label}
          {Badge && !isCompact && <Badge />}
        </NavLink>
      ))}
    </nav>
  );
}
