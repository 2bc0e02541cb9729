import { DELETION_REASON_LABEL } from '../../contracts/document';
import { ERRORS } from '../../contracts/errors';
import { PAYMENT_STATUS_LABEL } from '../../contracts/payment';
import { PAYMENT_FINDINGS, type PaymentFindingCode } from '../../contracts/payment-judgement';
import { ACCOUNT_PROOF_LABEL } from '../../contracts/suppliers';
import { ROLE_LABEL, TEAM_LABEL } from '../../contracts/user';
import { STEPS } from '../../contracts/workflow';
import { accountName } from '../../rules/bank-account';
import { formatDate } from '../../rules/date';
import { formatAmount, formatMoney, fromCents } from '../../rules/money';
import { pageList } from '../../rules/page-list';

/** Reads what was stored at its time, whatever shape it had then. */
export type EventValues = Readonly<Record<string, unknown>>;

export const isValues = (value: unknown): value is EventValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function valuesOf(value: unknown): EventValues {
  return isValues(value) ? value : {};
}

/** Null for what is no text, and for an empty one. */
export function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

function numberOf(value: unknown): number | null {
  return Number.isFinite(value) ? (value as number) : null;
}

/** The word for a key that was stored; null for one that has none. */
export const labelOf = (labels: Readonly<Record<string, string>>, key: unknown): string | null =>
  Object.hasOwn(labels, String(key)) ? (labels[String(key)] ?? null) : null;

type Detail = (data: EventValues) => string;

const joined = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null).join(' · ');
const counted = (value: unknown, one: string, many: string): string | null => {
  const count = numberOf(value);
  return count === null ? null : `${count} ${count === 1 ? one : many}`;
};
const amountOf = (value: unknown): string | null => {
  const amount = numberOf(value);
  return amount === null ? null : formatAmount(amount);
};
const dayOf = (value: unknown): string | null => {
  const text = textOf(value);
  return text && formatDate(text.slice(0, 10));
};

const path: Detail = ({ path: where }) => textOf(where) ?? '';
/** Those that people choose, and those of the product. */
const DELETION_REASONS = {
  ...DELETION_REASON_LABEL,
  baja_de_la_empresa: 'Baja de la empresa',
  unido: 'Se unió con otro original del mismo comprobante',
};
const reason: Detail = (data) => textOf(data['reason']) ?? '';
const engine: Detail = ({ processor, model }) => joined(textOf(processor), textOf(model));
const failure: Detail = ({ code }) =>
  Object.hasOwn(ERRORS, String(code)) ? ERRORS[code as keyof typeof ERRORS].message : '';
const role: Detail = (data) => joined(labelOf(ROLE_LABEL, data['role']));
const credits: Detail = ({ amount, balance }) => {
  const moved = numberOf(amount) ?? 0;
  const left = numberOf(balance);
  const sign = moved > 0 ? '+' : '';
  return joined(moved ? `${sign}${moved}` : null, left === null ? null : `saldo ${left}`);
};

/** `Pese a: con posible falsificación, sin confirmar`; null when nothing spoke against the payment. */
function findingsText(findings: unknown): string | null {
  const codes = Array.isArray(findings) ? findings.map(String) : [];
  const labels = codes.flatMap((code) =>
    Object.hasOwn(PAYMENT_FINDINGS, code)
      ? [PAYMENT_FINDINGS[code as PaymentFindingCode].label]
      : [],
  );
  return labels.length === 0 ? null : `Pese a: ${labels.join(', ')}`;
}

/** What a step says of the payment; the comment stands apart. */
const step: Detail = (data) => {
  const info = valuesOf(data['paymentInfo']);
  const percentage = numberOf(info['detractionPercentage']);
  const reference = textOf(info['telereditoReference']);
  const receipt = textOf(info['constanciaNumber']);
  const payDay = dayOf(info['paymentDate']);
  return joined(
    info['requiresDetraction'] === false ? 'Sin detracción' : null,
    percentage === null ? null : `Detracción ${percentage} %`,
    payDay && `Pago el ${payDay}`,
    reference && `Referencia ${reference}`,
    receipt && `Constancia ${receipt}`,
    findingsText(data['findings']),
  );
};

/** Amounts of a batch are integer cents. */
const batch: Detail = (data) => {
  const cents = numberOf(data['totalCents']);
  const sum =
    cents === null ? null : `${formatAmount(fromCents(cents))} ${textOf(data['currency']) ?? ''}`;
  return joined(counted(data['count'], 'documento', 'documentos'), sum?.trim() ?? null);
};

/** Whole soles. */
const deposit: Detail = (data) => {
  const soles = amountOf(data['totalSoles']);
  const number = textOf(data['number']);
  return joined(
    number && `Lote ${number}`,
    counted(data['count'], 'documento', 'documentos'),
    soles && `S/ ${soles}`,
  );
};

/** `20100047218 · BCP …7012`. */
const account: Detail = (data) =>
  joined(textOf(data['ruc']), accountName(valuesOf(data['account'])));

const exported: Detail = (data) =>
  joined(
    textOf(data['format'])?.toUpperCase() ?? null,
    counted(data['count'], 'documento', 'documentos'),
  );

const delegation: Detail = ({ userName, from, to }) => {
  const [first, last] = [dayOf(from), dayOf(to)];
  return joined(textOf(userName), first && last && `Del ${first} al ${last}`);
};

const separated: Detail = ({ number, pages }) =>
  joined(textOf(number), Array.isArray(pages) ? pageList(pages.map(Number)) : null);

const DETAILS: Readonly<Record<string, Detail>> = {
  DocumentUploaded: ({ filename }) => textOf(filename) ?? '',
  ExtractionStarted: engine,
  ExtractionCompleted: engine,
  ExtractionFailed: failure,
  ReadingRetried: engine,
  TypedByHand: failure,
  SecondReadingRequested: engine,
  SecondReadingCompared: engine,
  SecondReadingFailed: failure,
  FieldEdited: path,
  FieldAccepted: path,
  ItemAdded: path,
  ItemRemoved: path,
  DocumentConfirmed: ({ doubtful, contradictions }) =>
    joined(
      numberOf(doubtful) ? counted(doubtful, 'dato dudoso', 'datos dudosos') : null,
      numberOf(contradictions) ? counted(contradictions, 'contradicción', 'contradicciones') : null,
    ),
  DocumentReopened: reason,
  DocumentPostponed: ({ until }) => {
    const day = dayOf(until);
    return day ? `Hasta el ${day}` : '';
  },
  DocumentObserved: reason,
  ObservationLifted: reason,
  DuplicateAccepted: reason,
  PaymentApproved: ({ amountCents, currency, delegatedBy }) => {
    const cents = numberOf(amountCents);
    const from = textOf(delegatedBy);
    return joined(
      cents === null ? null : formatMoney(fromCents(cents), textOf(currency) ?? ''),
      from && `Por delegación de ${from}`,
    );
  },
  PaymentStatusChanged: ({ from, to, oldAmount, amount, findings }) => {
    const [before, after] = [amountOf(oldAmount), amountOf(amount)];
    return joined(
      from === to ? null : labelOf(PAYMENT_STATUS_LABEL, from),
      labelOf(PAYMENT_STATUS_LABEL, to),
      after === null || before === after ? null : `${before ?? '—'} → ${after}`,
      findingsText(findings),
    );
  },
  SentToSheets: ({ sheetName }) => textOf(sheetName) ?? '',
  ComprobanteSeparated: separated,
  SourceJoined: ({ filename }) => textOf(filename) ?? '',
  SourceParted: ({ filename }) => textOf(filename) ?? '',
  OriginalExpired: ({ days }) => joined(counted(days, 'día', 'días')),
  DocumentDeleted: (data) => labelOf(DELETION_REASONS, data['reason']) ?? '',
  ...Object.fromEntries(STEPS.map(({ event }) => [event, step])),
  CreditsGranted: credits,
  CreditsSet: credits,
  CreditReserved: credits,
  CreditCharged: credits,
  CreditRefunded: credits,
  CreditReturned: credits,
  CreditsPassed: credits,
  CreditsReceived: credits,
  AccountCreated: role,
  AccountRoleChanged: (data) =>
    joined(labelOf(ROLE_LABEL, data['old']), labelOf(ROLE_LABEL, data['new'])),
  AccountTeamsChanged: (data) => {
    const teams = Array.isArray(data['new']) ? data['new'] : [];
    const names = teams.map((team) => labelOf(TEAM_LABEL, team)).filter(Boolean);
    return names.join(', ') || 'Ningún equipo';
  },
  ApprovalDelegated: delegation,
  DelegationWithdrawn: delegation,
  DocumentsExported: exported,
  PaymentBatchCreated: batch,
  DetractionDepositCreated: deposit,
  SupplierAccountSeen: ({ label, ...data }) => joined(account(data), textOf(label)),
  SupplierAccountConfirmed: (data) =>
    joined(account(data), labelOf(ACCOUNT_PROOF_LABEL, data['proof'])),
  SupplierAccountAccepted: account,
  SupplierAccountWithdrawn: account,
  AuditExported: ({ isRedacted }) => (isRedacted === true ? 'Sin valores' : ''),
  CheckpointTaken: ({ streams, events }) =>
    joined(counted(streams, 'cadena', 'cadenas'), counted(events, 'evento', 'eventos')),
};

/** One short Spanish line of an event's data; '' when its name says it all. */
export function detailOf(type: string, data: EventValues): string {
  return (Object.hasOwn(DETAILS, type) && DETAILS[type]?.(data)) || '';
}

/** What the person wrote: comment or reason. */
export function commentOf(type: string, data: EventValues): string | null {
  if (type === 'DocumentDeleted') return null;
  return textOf(data['comment']) ?? textOf(data['reason']);
}
