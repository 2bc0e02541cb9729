import type { AuditVerification } from '@contracts/audit';
import { Unlink2 } from 'lucide-react';
import { useEffect } from 'react';
import { useStore } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { useMay, useSignedInUser } from '../../layout/SessionContext';
import { Icon } from '../../ui/Icon';
import '../../ui/layout-notice.css';
import { useChainState } from './use-verification';
import { titleOf } from './verification-words';

const AUDIT = '/auditoria';

/** Names what was found broken, whichever check found it: the daily one finds the same again. */
const nameOf = ({ breaks }: AuditVerification): string => {
  const [first] = breaks;
  return `${breaks.length} ${first?.streamId} ${first?.version} ${first?.reason}`;
};

function Notice() {
  const { id } = useSignedInUser();
  const { pathname } = useLocation();
  const { data: check } = useChainState('');
  const broken = check?.state === 'broken' ? nameOf(check) : null;
  const [seen, setSeen] = useStore<string>(`cadena-vista:${id}`);
  const isThere = pathname === AUDIT;
  useEffect(() => {
    if (broken && isThere && seen !== broken) setSeen(broken);
  }, [broken, isThere, seen, setSeen]);
  if (!check || !broken || isThere || seen === broken) return null;
  return (
    <p className="row soft tone-bad layout-notice p8" role="alert">
      <Icon of={Unlink2} />
      <span>
        Auditoría: {titleOf(check).toLowerCase()}.{' '}
        <Link className="link" to={AUDIT}>
          Ver qué se encontró
        </Link>
      </span>
    </p>
  );
}

/** Told to the company's admins on every screen until they have looked: a broken chain that a check has found. */
export const BrokenChainNotice = () => (useMay('company.change') ? <Notice /> : null);
