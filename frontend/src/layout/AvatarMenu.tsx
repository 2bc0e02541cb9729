import { ROLE_LABEL, type SignedInUser } from '@contracts/user';
import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Popover from '@mui/material/Popover';
import { LogOut } from 'lucide-react';
import { useRef, useState } from 'react';
import { displayName, initials } from '../api/display-name';
import { signOut } from '../api/sign-out';
import { Icon } from '../ui/Icon';
import { useSignedInUser } from './SessionContext';

function AccountCard({ user }: { user: SignedInUser }) {
  const name = displayName(user);
  return (
    <div className="account-card">
      <strong className="b ell">{name}</strong>
      {name !== user.email && <span className="md t2 ell">{user.email}</span>}
      <span className="sm t3">Rol: {ROLE_LABEL[user.role]}</span>
    </div>
  );
}

/** Who is signed in, and the way out. */
export function AvatarMenu() {
  const user = useSignedInUser();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        ref={button}
        type="button"
        className="avatar"
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
        <Divider />
        <MenuList autoFocusItem={isOpen} aria-label="Su cuenta">
          <MenuItem onClick={signOut}>
            <Icon of={LogOut} className="t3" />
            Cerrar Sesión
          </MenuItem>
        </MenuList>
      </Popover>
    </>
  );
}
