import { type AuditVerification, BREAK_REASON_LABEL } from '@contracts/audit';
import type { UseQueryResult } from '@tanstack/react-query';
import {
  Building2,
  CircleDashed,
  Link2,
  LoaderCircle,
  type LucideIcon,
  OctagonAlert,
  Unlink2,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/Button';
import { CopyButton } from '../../ui/CopyButton';
import { ErrorCard } from '../../layout/ErrorCard';
import { Icon } from '../../ui/Icon';
import '../../ui/sign-tile.css';
import { Skeleton } from '../../ui/Skeleton';
import { timeInPeru } from '../../ui/format-time';
import { useNow } from '../../ui/use-now';
import { shortHash, streamParts } from '../entry-words';
import { BreakList, BreakPlace } from './BreakList';
import { ChainDrawing } from './ChainDrawing';
import { useHasChain } from './use-verification';
import { lastCheck, plural, titleOf } from './verification-words';
import { VerifyButton } from './VerifyButton';

const LOOK: Readonly<Record<AuditVerification['state'], { icon: LucideIcon; tone: string }>> = {
  never: { icon: CircleDashed, tone: 'mute' },
  running: { icon: LoaderCircle, tone: 'info' },
  whole: { icon: Link2, tone: 'ok' },
  broken: { icon: Unlink2, tone: 'bad' },
  failed: { icon: OctagonAlert, tone: 'warn' },
};

interface CheckProps {
  check: AuditVerification;
}

function Whole({ check }: CheckProps) {
  const { lastHash } = check;
  const when = lastCheck(check, useNow());
  return (
    <>
      Cada evento lleva la huella del anterior. Última verificación {when}, de todos los eventos
      hasta entonces, también los del sistema.{' '}
      {lastHash && (
        <span className="nw">
          Último eslabón <span className="mono">{shortHash(lastHash)}</span>
          <CopyButton
            look="ghost"
            label="Copiar eslabón"
            text={() => lastHash}
            success={{ title: 'Copiado', description: 'Huella del último eslabón copiada' }}
          />
        </span>
      )}
    </>
  );
}

/** What nobody can read any more, and the deletions that erased it. */
function Erased({ check }: CheckProps) {
  const { erasedEvents, erasures } = check;
  if (erasedEvents === 0) return null;
  return (
    <details>
      <summary>
        {plural(erasedEvents, 'evento tiene', 'eventos tienen')} sus datos borrados por la
        eliminación de un documento
      </summary>
      <ul>
        {erasures.map(({ streamId, events, erasedBy }) => (
          <li key={streamId}>
            <BreakPlace found={{ streamId: erasedBy.streamId, version: erasedBy.version }} /> (
            {timeInPeru(erasedBy.at)}): {plural(events, 'evento', 'eventos')} de{' '}
            {streamParts(streamId).kind === 'workflow' ? 'su flujo de pago' : 'sus datos'}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Running({ check }: CheckProps) {
  const { events, streams } = check;
  return (
    <>
      {events > 0 &&
        `Van ${plural(events, 'evento', 'eventos')} de ${plural(streams, 'cadena', 'cadenas')}. `}
      Puede seguir trabajando: la verificación continúa aunque salga de esta pantalla.
    </>
  );
}

function Broken({ check }: CheckProps) {
  const [first] = check.breaks;
  const when = lastCheck(check, useNow());
  return (
    <>
      {first && (
        <span>
          El primero: <BreakPlace found={first} />. {BREAK_REASON_LABEL[first.reason]}
        </span>
      )}
      <span>
        Última verificación {when}. No borre ni restaure nada: exporte el registro, compárelo con la
        última copia de respaldo y avise a quien administra el servidor.
      </span>
    </>
  );
}

const TEXT: Readonly<Record<AuditVerification['state'], (props: CheckProps) => ReactNode>> = {
  never: () =>
    'Cada evento lleva la huella del anterior. La verificación vuelve a calcularlas todas y dice si algo se cambió, se quitó o se agregó después.',
  running: Running,
  whole: Whole,
  broken: Broken,
  failed: () =>
    'Nada se modificó. Vuelva a intentarlo; si se repite, exporte el registro y verifique el archivo fuera del servidor.',
};

function Band({ check, companyId }: CheckProps & { companyId: string }) {
  const [isListOpen, setIsListOpen] = useState(false);
  const { state, breaks } = check;
  const { icon, tone } = LOOK[state];
  const Text = TEXT[state];
  const isRunning = state === 'running';
  return (
    <section
      className={`wraps soft tone-${tone} band flex mid mb12 r3`}
      data-state={state}
      aria-label="Verificación de la cadena"
    >
      <span className="centred sign-tile firm toned band-icon">
        <Icon of={icon} size={20} className={isRunning ? 'icon-spin' : ''} />
      </span>
      <div className="fit band-words">
        <p className="b band-title" role="status">
          {titleOf(check)}
        </p>
        <div className="breaks md band-text">
          <Text check={check} />
          <Erased check={check} />
        </div>
      </div>
      <ChainDrawing isBroken={state === 'broken'} />
      <div className="wraps band-actions flex g8">
        {breaks.length > 1 && (
          <Button aria-expanded={isListOpen} onClick={() => setIsListOpen(!isListOpen)}>
            {isListOpen ? 'Ocultar los cortes' : 'Ver todos los cortes'}
          </Button>
        )}
        <VerifyButton
          companyId={companyId}
          label={state === 'never' ? 'Verificar cadena' : 'Verificar ahora'}
          isRunning={isRunning}
        />
      </div>
      {isListOpen && breaks.length > 1 && <BreakList breaks={breaks} />}
    </section>
  );
}

/** The platform admin looks at one chain at a time. */
const ChooseCompany = () => (
  <section
    className="wraps soft tone-mute band flex mid mb12 r3"
    aria-label="Verificación de la cadena"
  >
    <span className="centred sign-tile firm toned band-icon">
      <Icon of={Building2} size={20} />
    </span>
    <div className="fit band-words">
      <p className="b band-title">Cada empresa tiene su propia cadena</p>
      <p className="breaks md band-text">
        Elija una en el filtro «Empresa» para verificarla o para exportar su registro.
      </p>
    </div>
  </section>
);

interface VerificationBandProps {
  query: UseQueryResult<AuditVerification | null>;
  companyId: string;
}

/** What is known of the chain, and the button that has it checked. */
export function VerificationBand({ query, companyId }: VerificationBandProps) {
  const hasChain = useHasChain(companyId);
  if (!hasChain) return <ChooseCompany />;
  if (query.data) return <Band key={companyId} check={query.data} companyId={companyId} />;
  if (!query.error)
    return (
      <div className="mb12 band-wait">
        <Skeleton text="Cargando el estado de la cadena..." rows={2} />
      </div>
    );
  return (
    <div className="mb12 band-wait">
      <ErrorCard title="Error al cargar el estado de la cadena" query={query} />
    </div>
  );
}
