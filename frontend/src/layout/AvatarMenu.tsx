import { ROLE_LABEL, type SignedInUser } from '@contracts/user';
import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Popover from '@mui/material/Popover';
import { Building2, CircleUser, LogOut } from 'lucide-react';
import { Link } from 'react-router-dom';
import { creditsAdvice, creditsAvailable, creditsLevel } from '../account/credits/credits-words';
import { useOwnCredits } from '../account/credits/use-credits';
import { displayName, initials } from '../api/display-name';
import { signOut } from '../api/sign-out';
import { useChosenTheme } from '../theme/use-chosen-theme';
import { Icon } from '../ui/Icon';
import { useLayer } from '../ui/PopoverButton';
import { Segments } from '../ui/Segments';
import { type NavigationEntry, useNavigation } from './navigation';
import { useMay, useSignedInUser } from './SessionContext';

function AccountCard({ user }: { user: SignedInUser }) {
  const name = displayName(user);
  return (
    <div className="col g2 p12-14 pb10">
      <strong className="b ell">{name}</strong>
      {name !== user.email && <span className="md t2 ell">{user.email}</span>}
      <span className="sm t3">Rol: {ROLE_LABEL[user.role]}</span>
      <AccountCredits />
    </div>
  );
}

/** '{credits} créditos disponibles' once they are known, and what to do when they run out. */
function AccountCredits() {
  const { credits, giver } = useOwnCredits();
  const addsThem = useMay('admin.credits');
  if (credits === undefined) return null;
  const level = creditsLevel(credits);
  return (
    <span className="mt6 col t2 account-credits sm" data-level={level}>
      <strong className="m">{creditsAvailable(credits)}</strong>
      {level !== 'enough' && <span>{creditsAdvice(addsThem, giver)}</span>}
    </span>
  );
}

const PROFILE: NavigationEntry = { label: 'Perfil', path: '/perfil', icon: CircleUser };
const COMPANY: NavigationEntry = { label: 'Mi Empresa', path: '/mi-empresa', icon: Building2 };

const LOOKS = [
  { id: 'light', label: 'Claro' },
  { id: 'dark', label: 'Oscuro' },
  { id: 'system', label: 'Sistema' },
] as const;

function LookChoice() {
  const [mode, choose] = useChosenTheme();
  return (
    <Segments
      label="Aspecto"
      className="account-look"
      value={mode ?? 'system'}
      choices={LOOKS}
      onChoose={(id) => choose(id === 'system' ? null : id)}
    />
  );
}

/** Who is signed in, what is left to use, and the ways from here (spec section 2). */
export function AvatarMenu() {
  const user = useSignedInUser();
  const { opener, layer, close } = useLayer('Su cuenta', 'account');
  const entries = [
    PROFILE,
    ...(user.companyId ? [COMPANY] : []),
    ...useNavigation().filter(({ isDesktopOnly }) => isDesktopOnly),
  ];
  return (
    <>
      <button
        {...opener}
        type="button"
        className="holds avatar-circle centred firm b soft tone-edit avatar"
        aria-label={`${initials(user)}, cuenta de ${displayName(user)}`}
      >
        {initials(user)}
      </button>
      <Popover {...layer}>
        <AccountCard user={user} />
        <LookChoice />
        <Divider />
        <MenuList autoFocusItem={layer.open} aria-label="Su cuenta">
          {entries.map(({ label, path, icon, isDesktopOnly }) => (
            <MenuItem
              key={path}
              // The top bar has it on wide screens.
              className={isDesktopOnly ? 'only-m' : undefined}
              component={Link}
              to={path}
              onClick={close}
            >
              <Icon of={icon} className="t3" />
              {label}
            </MenuItem>
          ))}
          <MenuItem onClick={signOut}>
            <Icon of={LogOut} className="t3" />
            Cerrar Sesión
          </MenuItem>
        </MenuList>
      </Popover>
    </>
  );
}
