import type { DocumentStatus, DocumentSummary, PaymentStatus } from '@contracts/document';
import type { FieldEvidence, FieldState } from '@contracts/evidence';
import { AUTHENTICITY_LABEL, type AuthenticityLevel } from '@rules/authenticity-label';
import {
  Banknote,
  Check,
  CheckCheck,
  CircleDashed,
  CircleDotDashed,
  CircleQuestionMark,
  Clock,
  EqualNot,
  Hourglass,
  ListTodo,
  Loader,
  type LucideIcon,
  OctagonAlert,
  Pencil,
  ScanText,
  ShieldAlert,
  ShieldCheck,
  ShieldX,
} from 'lucide-react';
import { Chip, type Tone } from './Chip';

interface Look {
  tone: Tone;
  icon: LucideIcon;
  word: string;
}

const DOCUMENT_LOOK: Readonly<Record<DocumentStatus, Look>> = {
  pending: { tone: 'mute', icon: Clock, word: 'Pendiente' },
  processing: { tone: 'info', icon: Loader, word: 'Procesando' },
  completed: { tone: 'ok', icon: Check, word: 'Completado' },
  error: { tone: 'bad', icon: OctagonAlert, word: 'Error' },
};

export function DocumentStatusChip({ status }: { status: DocumentStatus }) {
  const { tone, icon, word } = DOCUMENT_LOOK[status];
  return (
    <Chip tone={tone} icon={icon} busy={status === 'processing'}>
      {word}
    </Chip>
  );
}

/** The same for who reviews: what was read is done once somebody has confirmed it. */
export function ReviewStateChip({ document }: { document: DocumentSummary }) {
  const { status, isConfirmed } = document;
  if (status !== 'completed') return <DocumentStatusChip status={status} />;
  return isConfirmed ? (
    <Chip tone="ok" icon={Check} isQuiet>
      Confirmado
    </Chip>
  ) : (
    <Chip tone="todo" icon={ListTodo}>
      Por revisar
    </Chip>
  );
}

const PAYMENT_LOOK: Readonly<Record<PaymentStatus, Look>> = {
  unpaid: { tone: 'warn', icon: Hourglass, word: 'Pendiente Pago' },
  partially_paid: { tone: 'info', icon: CircleDotDashed, word: 'Parcial' },
  paid: { tone: 'ok', icon: Banknote, word: 'Pagado' },
};

export function PaymentStatusChip({
  status,
  isQuiet,
}: {
  status: PaymentStatus;
  isQuiet?: boolean;
}) {
  const { tone, icon, word } = PAYMENT_LOOK[status];
  return (
    <Chip tone={tone} icon={icon} isQuiet={isQuiet}>
      {word}
    </Chip>
  );
}

export const FIELD_LOOK: Readonly<Record<FieldState, Look>> = {
  verificado: { tone: 'ok', icon: CheckCheck, word: 'Verificado' },
  leido: { tone: 'mute', icon: ScanText, word: 'Leído' },
  dudoso: { tone: 'warn', icon: CircleQuestionMark, word: 'Dudoso' },
  contradice: { tone: 'bad', icon: EqualNot, word: 'Contradice' },
  editado: { tone: 'edit', icon: Pencil, word: 'Editado' },
  vacio: { tone: 'empty', icon: CircleDashed, word: 'Vacío' },
};

/** The state of a field; a verified one says what proved it. */
export function FieldStateChip({ state, proof }: Pick<FieldEvidence, 'state' | 'proof'>) {
  const { tone, icon, word } = FIELD_LOOK[state];
  return (
    <Chip tone={tone} icon={icon}>
      {state === 'verificado' && proof ? (
        <>
          <span className="visually-hidden">Verificado: </span>
          {proof}
        </>
      ) : (
        word
      )}
    </Chip>
  );
}

export const AUTHENTICITY_LOOK: Readonly<
  Record<AuthenticityLevel, { tone: 'ok' | 'warn' | 'bad'; icon: LucideIcon }>
> = {
  autentico: { tone: 'ok', icon: ShieldCheck },
  verificar: { tone: 'warn', icon: ShieldAlert },
  falsificacion: { tone: 'bad', icon: ShieldX },
};

export function AuthenticityChip({ level }: { level: AuthenticityLevel }) {
  const { tone, icon } = AUTHENTICITY_LOOK[level];
  return (
    <Chip tone={tone} icon={icon}>
      {AUTHENTICITY_LABEL[level]}
    </Chip>
  );
}
