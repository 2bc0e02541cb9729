import type { DocumentDetail } from '@contracts/document';
import { documentScreen } from '@contracts/routes';
import type { Observation } from '@contracts/workflow';
import { Flag, FlagOff, LockOpen } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { useMay, useSignedInUser } from '../../layout/SessionContext';
import { timeInPeru } from '../../ui/format-time';
import { canActFor } from '../teams';
import { actOutcome } from './act-outcome';
import { Note } from './Note';
import { ReasonButton } from './ReasonButton';

interface ObservationNoteProps {
  document: DocumentDetail;
  observation: Observation;
}

/** Who has found what when, and what each person can do about it. */
export function ObservationNote({ document, observation }: ObservationNoteProps) {
  const user = useSignedInUser();
  const navigate = useNavigate();
  const mayReopen = useMay('documents.reopen');
  const { id } = document;
  const { byName, at, reason, isOpenForCorrection } = observation;
  return (
    <Note tone="bad" icon={Flag} label="Observado">
      <p>
        <strong className="b">Observado</strong> por {byName} el {timeInPeru(at)}
      </p>
      <p className="md quote">“{reason}”</p>
      {isOpenForCorrection && (
        <p className="md">
          Sus datos están abiertos para corregir.{' '}
          <Link className="link" to={documentScreen(id)}>
            Corregir el documento
          </Link>
        </p>
      )}
      <p className="md">El siguiente paso espera hasta que se levante la observación.</p>
      <span className="row wf-note-acts">
        {canActFor(user, 'tesoreria') && (
          <ReasonButton
            {...actOutcome(id, 'Observación levantada')}
            form={`levantar:${id}`}
            label="Levantar observación"
            icon={FlagOff}
            title="Levantar la observación"
            help="Diga cómo se resolvió. El motivo queda registrado."
            confirmLabel="Levantar"
            act={(provider, said) => provider.liftObservation(id, { reason: said })}
          />
        )}
        {mayReopen && !isOpenForCorrection && (
          <ReasonButton
            {...actOutcome(id, 'Documento abierto para corregir')}
            form={`corregir:${id}`}
            label="Abrir para corregir"
            icon={LockOpen}
            title="Abrir el documento para corregirlo"
            help="Sus datos podrán cambiarse hasta que se levante la observación. El motivo queda en su historia."
            confirmLabel="Abrir"
            act={(provider, said) =>
              provider.reopen(id, { reason: said }, document.version, document)
            }
            onDone={() => void navigate(documentScreen(id))}
          />
        )}
      </span>
    </Note>
  );
}
