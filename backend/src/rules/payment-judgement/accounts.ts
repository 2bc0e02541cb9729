import type { FindingRef, PaymentFindingCode } from '../../contracts/payment-judgement';
import type { PaymentQuestion, PaymentSubject } from '../../contracts/payment-subject';
import { accountFindings, accountName } from '../bank-account';
import {
  accountState,
  holderObjection,
  isStopping,
  printedAccounts,
  type PrintedAccount,
} from '../supplier-accounts';

export type Places = Readonly<Record<string, string | number>>;
/** What was found, before it is said: the places of its sentence, and whom it is about. */
export interface Seen {
  places: Places;
  refs?: FindingRef[];
}
export type Look = (subject: PaymentSubject, question: PaymentQuestion) => Seen | null;

const printedOf = ({ document, registered }: PaymentSubject): PrintedAccount[] => {
  const { extractedData, isConfirmed, doubtfulAccounts } = document;
  return printedAccounts(extractedData, registered, { isConfirmed, doubtful: doubtfulAccounts });
};
const unconfirmedOf = (subject: PaymentSubject): PrintedAccount[] =>
  printedOf(subject).filter(({ state }) => state !== 'confirmada');
const stoppingOf = (subject: PaymentSubject): PrintedAccount[] =>
  printedOf(subject).filter(({ state }) => isStopping(state));

/** What is said of an account that nobody, or only one person, stands for. */
function standingOf(
  printed: PrintedAccount | undefined,
  { registered }: PaymentSubject,
): Seen | null {
  if (!printed) return null;
  const { account, state, known } = printed;
  const usual = registered.find((one) => accountState(one) === 'confirmada') ?? registered[0];
  const others = usual && usual !== known ? ` (${accountName(usual)})` : '';
  const why = {
    nueva: 'no está confirmada por nadie',
    otra: `no es la cuenta que este proveedor tenía${others}`,
    por_aceptar: `espera a una segunda persona: la confirmó ${known?.confirmed?.byName ?? ''}`,
    retirada: `fue retirada por ${known?.withdrawn?.byName ?? ''}`,
    confirmada: '',
  }[state];
  return { places: { account: accountName(account), why } };
}

/** How the findings about the accounts of a document are seen (docs/decisions/055). */
export const ACCOUNT_LOOKS = {
  CUENTA_DISTINTA: (subject, { door }) => {
    // The payment is prepared while the account is being asked for; preparing tells of it.
    if (door === 'step5') return null;
    return standingOf(
      stoppingOf(subject).find(({ isSure }) => isSure),
      subject,
    );
  },
  CUENTA_DUDOSA: (subject) =>
    standingOf(
      stoppingOf(subject).find(({ isSure }) => !isSure),
      subject,
    ),
  CUENTA_CON_ERROR: (subject) => {
    const wrong = unconfirmedOf(subject).flatMap(({ account }) =>
      accountFindings(account).map(({ text }) => ({ account: accountName(account), reason: text })),
    );
    return wrong[0] ? { places: wrong[0] } : null;
  },
  TITULAR_DISTINTO: (subject) => {
    const { nombre, ruc } = subject.document.extractedData?.proveedor ?? {};
    const others = unconfirmedOf(subject).flatMap(({ account }) => {
      const reason = holderObjection(account.titular ?? '', nombre ?? '', ruc ?? '');
      return reason === null ? [] : [{ account: accountName(account), reason }];
    });
    return others[0] ? { places: others[0] } : null;
  },
  CUENTA_SIN_CONFIRMAR: (subject, { door }) => {
    const open = unconfirmedOf(subject).filter(
      ({ state }) => state === 'nueva' || (door === 'step5' && isStopping(state)),
    );
    return standingOf(open[0], subject);
  },
} satisfies Partial<Record<PaymentFindingCode, Look>>;
