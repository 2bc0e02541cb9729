import { Unlink2 } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useMay, useSignedInUser } from '../../layout/SessionContext';
import { Icon } from '../../ui/Icon';
import '../../ui/layout-notice.css';
import { isSeen, markSeen } from './seen-break';
import { useChainState } from './use-verification';
import { titleOf } from './verification-words';

const AUDIT = '/auditoria';

function Notice() {
  const { id } = useSignedInUser();
  const { pathname } = useLocation();
  const { data: check } = useChainState('');
  const broken = check?.state === 'broken' ? check : null;
  const isThere = pathname === AUDIT;
  useEffect(() => {
    if (broken && isThere) markSeen(id, broken);
  }, [broken, isThere, id]);
  if (!broken || isThere || isSeen(id, broken)) return null;
  return (
    <p className="layout-notice layout-notice-bad" role="alert">
      <Icon of={Unlink2} />
      <span>
        Auditoría: {titleOf(broken).toLowerCase()}.{' '}
        <Link className="link" to={AUDIT}>
          Ver qué se encontró
        </Link>
      </span>
    </p>
  );
}

/** Told to the company's admins on every screen until they have looked: a broken chain that a check has found. */
export function BrokenChainNotice() {
  return useMay('company.change') ? <Notice /> : null;
}
