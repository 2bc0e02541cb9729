import { NavLink } from 'react-router-dom';
import { Icon } from '../ui/Icon';
import { NAVIGATION } from './navigation';

interface MainNavigationProps {
  className: string;
  label: string;
}

/** The screens as links; the present one is marked with the thread under it. */
export function MainNavigation({ className, label }: MainNavigationProps) {
  return (
    <nav className={className} aria-label={label}>
      {NAVIGATION.map(({ label: name, path, icon }) => (
        <NavLink key={path} to={path} end={path === '/'}>
          <Icon of={icon} />
          {name}
        </NavLink>
      ))}
    </nav>
  );
}
