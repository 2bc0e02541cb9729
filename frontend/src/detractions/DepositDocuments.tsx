import {
  DEPOSITED_BY_TWIN,
  type DepositLine,
  type DepositPreview,
} from '@contracts/detraction-deposits';
import { documentScreen } from '@contracts/routes';
import { formatDate } from '@rules/date';
import { limaDay } from '@rules/lima-day';
import { formatMoney } from '@rules/money';
import { CalendarClock, CircleCheck, FileOutput, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useRefresh } from 'react-admin';
import { Link } from 'react-router-dom';
import type { AppDataProvider } from '../api/data-provider';
import { useAction } from '../api/use-action';
import { downloadBlob } from '../documents/download';
import { documentsText } from '../history/format';
import { Button } from '../ui/Button';
import { CardHeader } from '../ui/Card';
import { Checkbox } from '../ui/Choice';
import { Chip } from '../ui/Chip';
import { EmptyState } from '../ui/EmptyState';
import { Field } from '../ui/Field';
import { Icon } from '../ui/Icon';
import { InlineError } from '../ui/InlineError';
import { useNow } from '../ui/use-now';

const nameOf = ({ serie, numero, filename }: DepositLine): string =>
  numero === '' ? filename : `${serie}-${numero}`;

const sumOf = (lines: readonly DepositLine[]): string =>
  formatMoney(
    lines.reduce((sum, { amountSoles }) => sum + amountSoles, 0),
    'PEN',
  );

/** What may enter a file now; who deposits by a file is one and the same. */
const mayEnter = ({ problems, batchNumber }: DepositLine): boolean =>
  problems.length === 0 && batchNumber === null;

/** Neither in a file yet, nor the deposit of another document of its comprobante. */
const isOwed = ({ problems, batchNumber }: DepositLine): boolean =>
  batchNumber === null && !problems.some(({ field }) => field === DEPOSITED_BY_TWIN);

function Deadline({ deadline, batchNumber }: DepositLine) {
  const now = useNow();
  if (batchNumber !== null)
    return (
      <Chip tone="info" icon={CircleCheck} isQuiet>
        En el lote {batchNumber}
      </Chip>
    );
  if (deadline === null) return <span className="t3">Sin plazo conocido</span>;
  const isOver = deadline < limaDay(new Date(now));
  return (
    <Chip tone={isOver ? 'bad' : 'mute'} icon={CalendarClock} isQuiet={!isOver}>
      {isOver ? 'Venció el' : 'Hasta el'} {formatDate(deadline)}
    </Chip>
  );
}

interface LineProps {
  line: DepositLine;
  isChosen: boolean;
  onChoose(isChosen: boolean): void;
}

function Line({ line, isChosen, onChoose }: LineProps) {
  const { documentId, partyName, partyId, code, amountSoles, payer, problems } = line;
  const name = nameOf(line);
  return (
    <li className="over p10 deposit-line in-grid mid g4-16">
      <Checkbox
        checked={isChosen}
        disabled={!mayEnter(line)}
        onChange={onChoose}
        aria-label={`Depositar ${name}`}
        label={<span className="m">{partyName || 'Sin nombre'}</span>}
        help={payer === 'P' ? `${partyId} · depósito propio` : partyId}
      />
      <Link className="link mono nw" to={documentScreen(documentId)}>
        {name}
      </Link>
      <span className="nw t2">{code === '' ? 'Sin código' : `Código ${code}`}</span>
      <span className="num b nw">{amountSoles === 0 ? '—' : formatMoney(amountSoles, 'PEN')}</span>
      <Deadline {...line} />
      {problems.length > 0 && (
        <ul className="breaks across deposit-problems sm">
          {problems.map(({ text }) => (
            <li key={text} className="lead g6">
              <Icon of={TriangleAlert} size={13} /> {text}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** Those that may enter, but one of another payer: both are not of one file. */
function firstChoice(lines: readonly DepositLine[]): ReadonlySet<string> {
  const able = lines.filter(mayEnter);
  const payer = able[0]?.payer;
  return new Set(able.filter((one) => one.payer === payer).map(({ documentId }) => documentId));
}

/** Records a file of the chosen ones, and saves it. */
function useDeposit(onMade: () => void) {
  const refresh = useRefresh();
  const make = async (provider: AppDataProvider, documentIds: string[], firstNumber: string) => {
    const wished = firstNumber.trim() === '' ? {} : { firstNumber: Number(firstNumber) };
    const deposit = await provider.createDeposit({ documentIds, ...wished });
    onMade();
    refresh();
    downloadBlob(deposit.filename, await provider.getDepositFile(deposit.depositId));
    return deposit;
  };
  return useAction(make, {
    done: ({ number, count }) => ({
      title: 'Generado',
      description: `Lote ${number} con ${documentsText(count)}`,
    }),
  });
}

/** Documents whose detracción waits, those that are due first, and the file of the chosen ones. */
export function DepositDocuments({ preview }: { preview: DepositPreview }) {
  const { lines, companyProblem, nextNumber } = preview;
  const [changed, setChanged] = useState<ReadonlySet<string> | null>(null);
  const [firstNumber, setFirstNumber] = useState('');
  const { run, isPending, errorText } = useDeposit(() => setChanged(null));
  const wanted = changed ?? firstChoice(lines);
  const chosen = lines.filter((line) => wanted.has(line.documentId) && mayEnter(line));
  const waiting = lines.filter(isOwed);
  const choose = (id: string, isChosen: boolean): void => {
    const next = new Set(wanted);
    if (isChosen) next.add(id);
    else next.delete(id);
    setChanged(next);
  };
  return (
    <>
      <CardHeader>
        <h2 id="por-depositar" className="h3">
          Por depositar
        </h2>
        <span className="sm t2" role="status">
          {documentsText(waiting.length)} · {sumOf(waiting)}
        </span>
        <span className="sp" />
        <Button
          look="primary"
          icon={FileOutput}
          disabled={isPending || chosen.length === 0 || companyProblem !== null}
          onClick={() =>
            void run(
              chosen.map(({ documentId }) => documentId),
              firstNumber,
            )
          }
        >
          Generar archivo ({sumOf(chosen)})
        </Button>
      </CardHeader>
      <div className="deposit-notes">
        {companyProblem !== null && <InlineError text={companyProblem} />}
        {errorText !== null && <InlineError text={errorText} />}
        {nextNumber.endsWith('0001') && lines.length > 0 && (
          <Field
            label="Primer lote del año"
            isOptional
            className="deposit-first"
            inputMode="numeric"
            value={firstNumber}
            onChange={(event) => setFirstNumber(event.target.value.replace(/\D/g, '').slice(0, 4))}
            help="Solo si este año ya depositó con archivos hechos fuera de Foliado: el número que sigue al último."
          />
        )}
      </div>
      {lines.length === 0 ? (
        <EmptyState icon={CircleCheck} title="No hay detracciones por depositar">
          Aparecen aquí cuando Tesorería valida un documento con detracción (paso 4).
        </EmptyState>
      ) : (
        <ul className="deposit-lines md" aria-labelledby="por-depositar">
          {lines.map((line) => (
            <Line
              key={line.documentId}
              line={line}
              isChosen={wanted.has(line.documentId) && mayEnter(line)}
              onChoose={(isChosen) => choose(line.documentId, isChosen)}
            />
          ))}
        </ul>
      )}
    </>
  );
}
