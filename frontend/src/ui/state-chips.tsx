import type { CompanyMember } from '@contracts/company';
import type { DocumentStatus, DocumentSummary, PaymentStatus } from '@contracts/document';
import type { FieldEvidence, FieldState } from '@contracts/evidence';
import { AUTHENTICITY_LABEL, type AuthenticityLevel } from '@rules/authenticity-label';
import {
  Banknote,
  Check,
  CheckCheck,
  CircleCheck,
  CircleDashed,
  CircleDotDashed,
  CircleQuestionMark,
  CircleSlash,
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
import { Chip, type Look } from './Chip';

const DOCUMENT_LOOK: Readonly<Record<DocumentStatus, Look>> = {
  pending: { tone: 'mute', icon: Clock, word: 'Pendiente' },
  processing: { tone: 'info', icon: Loader, word: 'Procesando' },
  completed: { tone: 'ok', icon: Check, word: 'Completado' },
  error: { tone: 'bad', icon: OctagonAlert, word: 'Error' },
};

export const DocumentStatusChip = ({ status }: { status: DocumentStatus }) => (
  <Chip {...DOCUMENT_LOOK[status]} busy={status === 'processing'} />
);

/** The same for who reviews: what was read is done once somebody has confirmed it. */
export function ReviewStateChip({ document }: { document: DocumentSummary }) {
  const { status, isConfirmed } = document;
  if (status !== 'completed') return <DocumentStatusChip status={status} />;
  return isConfirmed ? (
    <Chip tone="ok" icon={Check} word="Confirmado" isQuiet />
  ) : (
    <Chip tone="todo" icon={ListTodo} word="Por revisar" />
  );
}

const PAYMENT_LOOK: Readonly<Record<PaymentStatus, Look>> = {
  unpaid: { tone: 'warn', icon: Hourglass, word: 'Pendiente Pago' },
  partially_paid: { tone: 'info', icon: CircleDotDashed, word: 'Parcial' },
  paid: { tone: 'ok', icon: Banknote, word: 'Pagado' },
};

interface PaymentStatusChipProps {
  status: PaymentStatus;
  isQuiet?: boolean;
}

export const PaymentStatusChip = ({ status, isQuiet }: PaymentStatusChipProps) => (
  <Chip {...PAYMENT_LOOK[status]} isQuiet={isQuiet} />
);

/** Whether an account can be used. */
export const ActiveChip = ({ isActive }: Pick<CompanyMember, 'isActive'>) =>
  isActive === 'true' ? (
    <Chip tone="ok" icon={CircleCheck} word="Activo" />
  ) : (
    <Chip tone="mute" icon={CircleSlash} word="Inactivo" />
  );

export const FIELD_LOOK: Readonly<Record<FieldState, Look>> = {
  verificado: { tone: 'ok', icon: CheckCheck, word: 'Verificado' },
  leido: { tone: 'mute', icon: ScanText, word: 'Leído' },
  dudoso: { tone: 'warn', icon: CircleQuestionMark, word: 'Dudoso' },
  contradice: { tone: 'bad', icon: EqualNot, word: 'Contradice' },
  editado: { tone: 'edit', icon: Pencil, word: 'Editado' },
  vacio: { tone: 'empty', icon: CircleDashed, word: 'Vacío' },
};

/** The state of a field; a verified one says what proved it. */
export const FieldStateChip = ({ state, proof }: Pick<FieldEvidence, 'state' | 'proof'>) => (
  <Chip {...FIELD_LOOK[state]}>
    {state === 'verificado' && proof ? (
      <>
        <span className="visually-hidden">Verificado: </span>
        {proof}
      </>
    ) : undefined}
  </Chip>
);

export const AUTHENTICITY_LOOK: Readonly<
  Record<AuthenticityLevel, { tone: 'ok' | 'warn' | 'bad'; icon: LucideIcon }>
> = {
  autentico: { tone: 'ok', icon: ShieldCheck },
  verificar: { tone: 'warn', icon: ShieldAlert },
  falsificacion: { tone: 'bad', icon: ShieldX },
};

export const AuthenticityChip = ({ level }: { level: AuthenticityLevel }) => (
  <Chip {...AUTHENTICITY_LOOK[level]} word={AUTHENTICITY_LABEL[level]} />
);
