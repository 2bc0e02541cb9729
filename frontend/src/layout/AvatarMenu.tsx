import { ROLE_LABEL, type SignedInUser } from '@contracts/user';
import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Popover from '@mui/material/Popover';
import {
  Building2,
  CalendarClock,
  CircleUser,
  Landmark,
  Link2,
  type LucideIcon,
  LogOut,
  ReceiptText,
  Shield,
} from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { creditsAdvice, creditsAvailable, creditsLevel } from '../account/credits/credits-words';
import { useOwnCredits } from '../account/credits/use-credits';
import { displayName, initials } from '../api/display-name';
import { signOut } from '../api/sign-out';
import { useChosenTheme } from '../theme/use-chosen-theme';
import { Icon } from '../ui/Icon';
import { Segments } from '../ui/Segments';
import { useMay, useSignedInUser } from './SessionContext';

function AccountCard({ user }: { user: SignedInUser }) {
  const name = displayName(user);
  return (
    <div className="col g2 account-card">
      <strong className="b ell">{name}</strong>
      {name !== user.email && <span className="md t2 ell">{user.email}</span>}
      <span className="sm t3">Rol: {ROLE_LABEL[user.role]}</span>
      <AccountCredits user={user} />
    </div>
  );
}

/** '{credits} créditos disponibles' once they are known, and what to do when they run out. */
function AccountCredits({ user }: { user: SignedInUser }) {
  const { credits, giver } = useOwnCredits();
  if (credits === undefined) return null;
  const level = creditsLevel(credits);
  return (
    <span className="mt6 col t2 account-credits sm" data-level={level}>
      <strong className="m">{creditsAvailable(credits)}</strong>
      {level !== 'enough' && <span>{creditsAdvice(user.role, giver)}</span>}
    </span>
  );
}

interface Entry {
  label: string;
  path: string;
  icon: LucideIcon;
  /** The top bar has it on wide screens. */
  className?: string;
}

const PROFILE: Entry = { label: 'Perfil', path: '/perfil', icon: CircleUser };
const COMPANY: Entry = { label: 'Mi Empresa', path: '/mi-empresa', icon: Building2 };

const DUE_DATES: Entry = {
  ...{ label: 'Vencimientos', path: '/vencimientos', icon: CalendarClock },
  className: 'only-m',
};
const SUPPLIERS: Entry = {
  ...{ label: 'Proveedores', path: '/proveedores', icon: Landmark },
  className: 'only-m',
};
const DETRACTIONS: Entry = {
  ...{ label: 'Detracciones', path: '/detracciones', icon: ReceiptText },
  className: 'only-m',
};
const AUDIT: Entry = { label: 'Auditoría', path: '/auditoria', icon: Link2, className: 'only-m' };
const ADMIN: Entry = { label: 'Admin', path: '/admin', icon: Shield, className: 'only-m' };

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
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const entries = [
    PROFILE,
    ...(user.companyId ? [COMPANY] : []),
    DUE_DATES,
    SUPPLIERS,
    ...(useMay('detraction-deposits.read') ? [DETRACTIONS] : []),
    ...(useMay('audit.read') ? [AUDIT] : []),
    ...(useMay('admin.read') ? [ADMIN] : []),
  ];
  return (
    <>
      <button
        ref={button}
        type="button"
        className="firm b centred avatar"
        aria-label={`${initials(user)}, cuenta de ${displayName(user)}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        {initials(user)}
      </button>
      <Popover
        open={isOpen}
        anchorEl={() => button.current}
        onClose={() => setIsOpen(false)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { className: 'account', role: 'dialog', 'aria-label': 'Su cuenta' } }}
      >
        <AccountCard user={user} />
        <LookChoice />
        <Divider />
        <MenuList autoFocusItem={isOpen} aria-label="Su cuenta">
          {entries.map(({ label, path, icon, className }) => (
            <MenuItem
              key={path}
              className={className}
              component={Link}
              to={path}
              onClick={() => setIsOpen(false)}
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
