import { FileWarning } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useNotify } from 'react-admin';
import { useSignedInUser } from '../layout/SessionContext';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { type LostFiles, UNSENT_BEAT_MS, forgetLost, lostFiles } from './unsent-files';

/** Names that are told at once; the others on demand. */
const SHOWN = 5;

function useLostFiles() {
  const { id } = useSignedInUser();
  const [lost, setLost] = useState(() => lostFiles(id));
  useEffect(() => {
    // Another window that was killed is silent for a while before it counts as closed.
    const timer = setInterval(() => setLost(lostFiles(id)), UNSENT_BEAT_MS);
    return () => clearInterval(timer);
  }, [id]);
  const forget = (): void => {
    forgetLost(id);
    setLost(null);
  };
  return { lost, forget };
}

const Names = ({ names }: { names: readonly string[] }) => (
  <ul className="breaks t2 sm mono">
    {names.map((name, index) => (
      // Two files may have one name.
      <li key={`${index}-${name}`}>{name}</li>
    ))}
  </ul>
);

const titleOf = ({ count }: LostFiles): string =>
  count === 1 ? '1 archivo no se envió' : `${count} archivos no se enviaron`;

/** Says it once where the visit begins elsewhere than on the upload screen. */
export function useLostFilesToast(): void {
  const { id } = useSignedInUser();
  const notify = useNotify();
  const navigate = useNavigate();
  const [isHere] = useState(useLocation().pathname === '/');
  useEffect(() => {
    const lost = isHere ? null : lostFiles(id);
    if (!lost) return;
    const action = { label: 'Ver', run: () => void navigate('/') };
    notify(titleOf(lost), { description: lost.names[0], type: 'error', action });
  }, [id, isHere, notify, navigate]);
}

/** What was chosen at the last visit and never reached the server; it has to be chosen again. */
export function LostFilesNotice() {
  const { lost, forget } = useLostFiles();
  if (!lost) return null;
  const { names, count } = lost;
  return (
    <section
      className="card lead g10 lost-files p12-14"
      role="alert"
      aria-label="Archivos sin enviar"
    >
      <Icon of={FileWarning} size={20} />
      <div className="col g4 fit starts">
        <h2 className="h3">{titleOf(lost)}</h2>
        <p className="md t2">La página se cerró antes. Elíjalos de nuevo.</p>
        <Names names={names.slice(0, SHOWN)} />
        {names.length > SHOWN && (
          <details>
            <summary className="sm link">Ver los otros {count - SHOWN}</summary>
            <Names names={names.slice(SHOWN)} />
          </details>
        )}
        <Button size="s" onClick={forget}>
          Entendido
        </Button>
      </div>
    </section>
  );
}
