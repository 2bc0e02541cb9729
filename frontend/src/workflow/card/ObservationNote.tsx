import type { DocumentDetail } from '@contracts/document';
import { documentScreen } from '@contracts/routes';
import type { Observation } from '@contracts/workflow';
import { Flag } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useMay, useSignedInUser } from '../../layout/SessionContext';
import { timeInPeru } from '../../ui/format-time';
import { canActFor } from '../teams';
import { LiftObservationButton } from './LiftObservationButton';
import { Note } from './Note';
import { OpenForCorrectionButton } from './OpenForCorrectionButton';

interface ObservationNoteProps {
  document: DocumentDetail;
  observation: Observation;
}

/** Who has found what when, and what each person can do about it. */
export function ObservationNote({ document, observation }: ObservationNoteProps) {
  const user = useSignedInUser();
  const mayReopen = useMay('documents.reopen');
  const { byName, at, reason, isOpenForCorrection } = observation;
  return (
    <Note tone="bad" icon={Flag} label="Observado">
      <p>
        <strong className="b">Observado</strong> por {byName} el {timeInPeru(at)}
      </p>
      <p className="md wf-quote">“{reason}”</p>
      {isOpenForCorrection && (
        <p className="md">
          Sus datos están abiertos para corregir.{' '}
          <Link className="link" to={documentScreen(document.id)}>
            Corregir el documento
          </Link>
        </p>
      )}
      <p className="md">El siguiente paso espera hasta que se levante la observación.</p>
      <span className="row wf-note-acts">
        {canActFor(user, 'tesoreria') && <LiftObservationButton documentId={document.id} />}
        {mayReopen && !isOpenForCorrection && <OpenForCorrectionButton document={document} />}
      </span>
    </Note>
  );
}
