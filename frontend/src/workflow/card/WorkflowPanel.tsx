import type { DocumentDetail } from '@contracts/document';
import { supplierScreen } from '@contracts/routes';
import { TEAM_LABEL, type Team } from '@contracts/user';
import { PAYMENT_STEP, STEPS, type WorkflowStep } from '@contracts/workflow';
import type { WorkflowDetail } from '@contracts/workflow-calls';
import { Archive, CircleCheck, Flag, Hourglass, UserX } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useSignedInUser } from '../../layout/SessionContext';
import { FindingList, isForged } from '../../documents/findings/FindingList';
import { nextStep } from '../steps';
import { canActFor } from '../teams';
import { actOutcome } from './act-outcome';
import { ApprovalNote } from './ApprovalNote';
import { ForgedNote } from './ForgedNote';
import { Journey } from './Journey';
import { Note } from './Note';
import { ObservationNote } from './ObservationNote';
import { ReasonButton } from './ReasonButton';
import { AcceptedDuplicateNote, RepeatedNote } from './RepeatedNote';
import { StepForm } from './StepForm';
import { StepRail } from './StepRail';
import type { CommentForm } from './step-request';
import { WarningList } from './WarningList';
import './card.css';

interface WorkflowPanelProps {
  document: DocumentDetail;
  detail: WorkflowDetail;
  /** Whose list is open; null on the document screen, which belongs to both. */
  team: Team | null;
  form: CommentForm;
  /** Another document's step opened this one, not the person. */
  isArrival?: boolean;
  /** The first field takes the focus. */
  isFormWanted?: boolean;
  onTaken(): void;
}

/** What hinders the next step and is told by a note of its own. */
const TOLD_ELSEWHERE: readonly string[] = [
  'DOCUMENTO_OBSERVADO',
  'COMPROBANTE_REPETIDO',
  'FALTA_APROBACION',
];

/** Before them nobody thinks of the payment yet. */
const LOGISTICS_STEPS = STEPS.filter(({ team }) => team === 'logistica').length;

/** Why the person cannot take the step; null when nothing hinders. */
function refusalOf({ blockers }: WorkflowDetail, { extractedData }: DocumentDetail) {
  if (blockers.length === 0) return null;
  const told = blockers.filter(({ code }) => !TOLD_ELSEWHERE.includes(code));
  if (told.length === 0) return <></>;
  return (
    <Note tone="info" icon={UserX} label="Por qué no puede dar este paso">
      {told.map(({ code, message }) => (
        <p key={code} className="md">
          {message}
          {code === 'CUENTA_POR_ACEPTAR' && (
            <>
              {' '}
              <Link className="link" to={supplierScreen(extractedData?.proveedor?.ruc ?? '')}>
                Ver las cuentas del proveedor
              </Link>
            </>
          )}
        </p>
      ))}
    </Note>
  );
}

/** The document is at a step of the other team (spec section 4). */
function OtherTeamNote({ step, documentId }: { step: WorkflowStep; documentId: string }) {
  const isPast = step.team === 'tesoreria';
  const there = `/workflow?equipo=${step.team}&filtro=todos&documento=${encodeURIComponent(documentId)}`;
  return (
    <Note tone="info" icon={isPast ? CircleCheck : Hourglass}>
      <p>
        <strong className="b">
          {isPast ? 'Logística ya procesó este documento.' : 'Logística debe procesarlo primero.'}
        </strong>
      </p>
      <p className="md">
        Espera el paso {step.step} de {STEPS.length}, {step.title.toLowerCase()}, de{' '}
        {TEAM_LABEL[step.team]}.{' '}
        <Link className="link" to={there}>
          Verlo en {TEAM_LABEL[step.team]}
        </Link>
      </p>
    </Note>
  );
}

/** Spec section 4: a document that is past logistics. */
const ProcessedNote = () => (
  <Note tone="info" icon={CircleCheck}>
    <strong className="b">Logística ya procesó este documento.</strong>
  </Note>
);

const ArchivedNote = () => (
  <Note tone="ok" icon={Archive}>
    <p>
      <strong className="b">Documento archivado.</strong>
    </p>
    <p className="md">Todos los pasos están dados. No queda nada por hacer.</p>
  </Note>
);

function StepArea(props: WorkflowPanelProps) {
  const { document, detail, team, form, isFormWanted = false, onTaken } = props;
  const { isArrival = false } = props;
  const user = useSignedInUser();
  const step = nextStep(detail.workflowVersion);
  if (!step)
    return (
      <>
        {team === 'logistica' && <ProcessedNote />}
        <ArchivedNote />
      </>
    );
  if (team !== null && team !== step.team) {
    return <OtherTeamNote step={step} documentId={detail.documentId} />;
  }
  const canObserve =
    step.team === 'tesoreria' &&
    step.step <= PAYMENT_STEP &&
    detail.observation === null &&
    canActFor(user, 'tesoreria');
  const { documentId } = detail;
  const observe = (
    <ReasonButton
      {...actOutcome(documentId, 'Documento observado')}
      form={`observar:${documentId}`}
      size="m"
      look="ghost"
      label="Observar"
      icon={Flag}
      title="Observar el documento"
      help="El siguiente paso espera hasta que se levante la observación. El motivo queda registrado."
      confirmLabel="Observar"
      act={(provider, reason) => provider.observeDocument(documentId, { reason })}
    />
  );
  return (
    <StepForm
      document={document}
      detail={detail}
      step={step}
      form={form}
      refusal={refusalOf(detail, document)}
      otherActs={canObserve && observe}
      isArrival={isArrival}
      isWanted={isFormWanted}
      onTaken={onTaken}
    />
  );
}

/** Rail, notes, form and journey of one document: the same on the workflow and on the document's screen. */
export function WorkflowPanel(props: WorkflowPanelProps) {
  const { document, detail } = props;
  const { observation, duplicateAcceptance, warnings, approval } = detail;
  // Where the judgement of payments is told it says so itself.
  const isShownForged = detail.workflowVersion < PAYMENT_STEP && !isForged(detail.findings);
  return (
    <div className="fit workflow-panel">
      <StepRail version={detail.workflowVersion} history={detail.history} />
      <div className="workflow-columns">
        <div className="p16 col g14 fit">
          {isShownForged && <ForgedNote document={document} />}
          {observation && <ObservationNote document={document} observation={observation} />}
          {duplicateAcceptance ? (
            <AcceptedDuplicateNote acceptance={duplicateAcceptance} />
          ) : (
            <RepeatedNote documentId={detail.documentId} repeated={detail.repeated} />
          )}
          {approval && detail.workflowVersion >= LOGISTICS_STEPS && (
            <ApprovalNote document={document} approval={approval} />
          )}
          <WarningList warnings={warnings} />
          <FindingList findings={detail.findings} />
          <StepArea {...props} />
        </div>
        <Journey document={document} detail={detail} />
      </div>
    </div>
  );
}
