import type { PaymentFileOptions, PaymentLine } from '@contracts/exports';
import { supplierScreen } from '@contracts/routes';
import type { PaymentFinding } from '@contracts/payment-judgement';
import { formatDate } from '@rules/date';
import { normaliseCurrency } from '@rules/currency';
import { formatMoney, fromCents } from '@rules/money';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { asksReason, FindingList } from '../../documents/findings/FindingList';
import { ReasonField } from '../../documents/findings/ReasonField';
import { Field } from '../../ui/Field';
import { LabelledSelect } from '../../ui/LabelledSelect';
import { timeInPeru } from '../../ui/format-time';
import '../../ui/table.css';
import { withPayee } from './bank-options';
import {
  isBlocked,
  isTaken,
  mayShareReason,
  type PaymentChoice,
  reasonOf,
  sharedReason,
} from './payment-choice';

interface PaymentLinesProps {
  lines: readonly PaymentLine[];
  choice: PaymentChoice;
  onChoose(choice: PaymentChoice): void;
  isDisabled: boolean;
  options: PaymentFileOptions;
  onOptions(options: PaymentFileOptions): void;
}

/** When and by whom it was paid by file before; where an account is confirmed. */
function moreOf({ code }: PaymentFinding, line: PaymentLine): ReactNode {
  const {
    earlierBatches: [last],
    supplierRuc,
  } = line;
  if (code === 'SIN_CUENTA_CONFIRMADA' && supplierRuc)
    return (
      <Link className="nw link finding-ref" to={supplierScreen(supplierRuc)} target="_blank">
        Ver las cuentas del proveedor
      </Link>
    );
  return code === 'EN_OTRO_ARCHIVO' && last
    ? ` ${timeInPeru(last.at)}, ${last.createdByName}.`
    : '';
}

/** Dates stand in the file as eight digits. */
const dueText = (digits: string): string =>
  /^\d{8}$/.test(digits)
    ? formatDate(`${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`)
    : '—';

/** What is taken off the total. */
function AmountNote({ line, money }: { line: PaymentLine; money(cents: number): string }) {
  const { amountCents, totalCents, paidCents, detractionCents, adjustmentCents } = line;
  const isNet = amountCents !== totalCents - paidCents;
  if (paidCents === 0 && !isNet) return null;
  return (
    <span className="block sm t3">
      {money(totalCents)}
      {paidCents > 0 && <> − {money(paidCents)} pagado</>}
      {isNet && detractionCents > 0 && <> − {money(detractionCents)} detracción</>}
      {isNet && adjustmentCents < 0 && <> − {money(-adjustmentCents)} retención</>}
      {isNet && adjustmentCents > 0 && <> + {money(adjustmentCents)} percepción</>}
    </span>
  );
}

/** To which account a bank's file pays, and under which name where the printed one does not fit. */
function LinePayee({ line, options, onOptions, isDisabled }: LineProps) {
  const { supplierRuc: ruc, supplierName, bank, accounts = [], findings } = line;
  const name = options.payees?.find((one) => one.ruc === ruc)?.name;
  const isUnfit = findings.some(({ code }) => code === 'NO_CABE_EN_EL_ARCHIVO');
  if (accounts.length === 0) return null;
  const paid = accounts.find(({ id }) => id === bank?.payee.accountId);
  return (
    <div className="line-payee g8 in-grid">
      {paid && accounts.length === 1 ? (
        <p className="sm t2">Se abona en {paid.label}</p>
      ) : (
        <LabelledSelect
          label={`Cuenta de ${supplierName || ruc}`}
          value={paid?.id ?? ''}
          shown={paid?.label ?? 'Elija una cuenta'}
          isDisabled={isDisabled}
          choices={accounts.map(({ id, label }) => [id, label])}
          onChange={(id) => onOptions(withPayee(options, ruc, { accountId: id }))}
        />
      )}
      {(isUnfit || name !== undefined) && (
        <Field
          label="Su nombre en el archivo"
          autoComplete="off"
          maxLength={100}
          value={name ?? supplierName}
          disabled={isDisabled}
          onChange={(event) => onOptions(withPayee(options, ruc, { name: event.target.value }))}
        />
      )}
    </div>
  );
}

function LineReason({ line, lines, choice, onChoose, isDisabled }: LineProps) {
  const { documentId, findings, supplierName, filename, number } = line;
  const reason = reasonOf(line, choice);
  // What was typed stays in sight where the line is out, too: nobody puts it in without having read it.
  const isSeen = isTaken(line, choice) || (reason !== '' && !isBlocked(line));
  if (!asksReason(findings) || !isSeen) return null;
  return (
    <ReasonField
      name={`${supplierName || filename} ${number}`.trim()}
      value={reason}
      isDisabled={isDisabled}
      onChange={(text) =>
        onChoose({ ...choice, reasons: { ...choice.reasons, [documentId]: text } })
      }
      onCopy={
        lines.some((other) => mayShareReason(line, other))
          ? () => onChoose(sharedReason(line, lines, choice))
          : undefined
      }
    />
  );
}

type LineProps = { line: PaymentLine } & PaymentLinesProps;

function LineRow(props: LineProps) {
  const { line, choice, onChoose, isDisabled } = props;
  const { documentId, supplierName, number, amountCents, findings } = line;
  const currency = normaliseCurrency(line.currency);
  const money = (cents: number): string => formatMoney(fromCents(cents), currency);
  const isOn = isTaken(line, choice);
  const name = supplierName || line.filename;
  return (
    <tbody data-out={!isOn || undefined}>
      <tr>
        <td>
          <span className="choice checkbox">
            <input
              type="checkbox"
              checked={isOn}
              disabled={isDisabled || isBlocked(line)}
              aria-label={`Incluir ${name} ${number}`.trim()}
              onChange={(event) =>
                onChoose({
                  ...choice,
                  taken: new Map(choice.taken).set(documentId, event.target.checked),
                })
              }
            />
          </span>
        </td>
        <td>
          <span className="block m">{name}</span>
          <span className="block sm t3">
            {[number, line.supplierRuc && `RUC ${line.supplierRuc}`].filter(Boolean).join(' · ')}
          </span>
        </td>
        <td className="nw t2 hide-s">{dueText(line.dueDate)}</td>
        <td className="num">
          <span className="b nw">{money(amountCents)}</span>
          <AmountNote line={line} money={money} />
        </td>
      </tr>
      {(findings.length > 0 || line.bank) && (
        <tr>
          <td />
          <td colSpan={3}>
            <FindingList findings={findings} more={(finding) => moreOf(finding, line)} />
            <LinePayee {...props} />
            <LineReason {...props} />
          </td>
        </tr>
      )}
    </tbody>
  );
}

/** Every document with what the file would say of it, and what speaks against it. */
export const PaymentLines = (props: PaymentLinesProps) => (
  <div
    className="payment-lines rolls framed r2 t1"
    role="region"
    aria-label="Líneas del archivo"
    tabIndex={0}
  >
    <table className="table">
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">Incluir</span>
          </th>
          <th scope="col">Proveedor</th>
          <th scope="col" className="hide-s">
            Vencimiento
          </th>
          <th scope="col" className="num">
            Importe
          </th>
        </tr>
      </thead>
      {props.lines.map((line) => (
        <LineRow key={line.documentId} line={line} {...props} />
      ))}
    </table>
  </div>
);
