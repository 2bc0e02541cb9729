import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { CreditsCard } from '../credits/CreditsCard';
import { IdentityCard } from './IdentityCard';
import { NoticeMailCard } from './NoticeMailCard';
import { PasswordCard } from './PasswordCard';
import { SessionsCard } from './SessionsCard';
import '../account.css';

/** A link to a part of the screen brings that part, and the focus, into view. */
function useFragment(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (!hash) return;
    const target = document.getElementById(hash.slice(1));
    target?.focus({ preventScroll: true });
    target?.scrollIntoView?.({ block: 'start' });
  }, [hash]);
}

/** The person's own account: name, password, sessions, credits. */
export default function ProfileScreen() {
  useFragment();
  return (
    <main id="contenido" className="page" tabIndex={-1}>
      <title>Perfil · Foliado</title>
      <h1>Perfil</h1>
      <div className="account-columns starts g16 in-grid">
        <div className="col g16 fit">
          <IdentityCard />
          <PasswordCard />
          <NoticeMailCard />
        </div>
        <div className="col g16 fit">
          <SessionsCard />
          <CreditsCard />
        </div>
      </div>
    </main>
  );
}
