import {
  CONSTANCIA_STATE_LABEL,
  CONSTANCIAS_MAX_BYTES,
  type ConstanciaAnswer,
  type ConstanciaPreview,
  type ConstanciaResult,
  type ConstanciaState,
} from '@contracts/detraction-deposits';
import { documentScreen } from '@contracts/routes';
import { formatMoney, fromCents } from '@rules/money';
import {
  CircleCheck,
  CircleHelp,
  CirclePlus,
  Clock,
  FileSearch,
  FileWarning,
  type LucideIcon,
  TriangleAlert,
} from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { Link } from 'react-router-dom';
import type { AppDataProvider } from '../api/data-provider';
import { useAction } from '../api/use-action';
import { Button } from '../ui/Button';
import { Card, CardHeader } from '../ui/Card';
import { Chip, type Tone } from '../ui/Chip';
import { InlineError } from '../ui/InlineError';

/** In the order in which they are shown: what wants a person first. */
const STATES: Readonly<Record<ConstanciaState, readonly [Tone, LucideIcon]>> = {
  difiere: ['bad', TriangleAlert],
  ilegible: ['bad', FileWarning],
  espera: ['warn', Clock],
  sin_documento: ['mute', CircleHelp],
  lista: ['info', CirclePlus],
  ya_tiene: ['ok', CircleCheck],
};
const ORDER = Object.keys(STATES) as ConstanciaState[];

const TOO_LARGE = 'El archivo pesa más de 5 MB. Descárguelo de SUNAT por meses.';

function State({ state, count }: { state: ConstanciaState; count?: number }) {
  const [tone, icon] = STATES[state];
  return (
    <Chip tone={tone} icon={icon} isQuiet>
      {CONSTANCIA_STATE_LABEL[state]}
      {count !== undefined && `: ${count}`}
    </Chip>
  );
}

function Row({ row }: { row: ConstanciaResult }) {
  const { line, constanciaNumber, supplierName, supplierRuc, serie, numero, documentId } = row;
  const name = `${serie}-${numero}`;
  return (
    <li className="constancia-row">
      <State state={row.state} />
      <span className="mono nw">{constanciaNumber || '—'}</span>
      <span className="col fit">
        <span className="ell">{supplierName || supplierRuc}</span>
        <span className="sm t3">
          Fila {line} ·{' '}
          {documentId === null ? (
            name
          ) : (
            <Link className="link" to={documentScreen(documentId)}>
              {name}
            </Link>
          )}
        </span>
      </span>
      <span className="num nw">
        {row.amountCents === null ? '' : formatMoney(fromCents(row.amountCents), 'PEN')}
      </span>
      {row.text !== '' && <p className="constancia-text sm t2">{row.text}</p>}
    </li>
  );
}

function Rows({ rows }: Pick<ConstanciaPreview, 'rows'>) {
  const inOrder = ORDER.flatMap((state) => rows.filter((row) => row.state === state));
  return (
    <>
      <p className="constancia-counts" role="status">
        {ORDER.map((state) => {
          const count = rows.filter((row) => row.state === state).length;
          return count > 0 && <State key={state} state={state} count={count} />;
        })}
      </p>
      <ul className="constancia-rows md" aria-label="Filas del archivo" tabIndex={0}>
        {inOrder.map((row) => (
          <Row key={row.line} row={row} />
        ))}
      </ul>
    </>
  );
}

/** The chosen file, what was found in it, and what of it has been recorded. */
function useConstancias() {
  const provider = useDataProvider<AppDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [file, setFile] = useState<File | null>(null);
  const [found, setFound] = useState<ConstanciaPreview | null>(null);
  const look = useAction(
    (chosen: File) => {
      setFile(chosen);
      setFound(null);
      return provider.previewConstancias(chosen);
    },
    { onDone: setFound },
  );
  const record = useAction((chosen: File) => provider.recordConstancias(chosen), {
    onDone: (answer: ConstanciaAnswer) => {
      setFound(answer);
      notify('Constancias registradas', { description: `${answer.recorded} pasaron al paso 7` });
      refresh();
    },
  });
  return { file, found, look, record };
}

/** SUNAT's answer file: what of it belongs to which document, first looked at, then recorded. */
export function Constancias() {
  const input = useRef<HTMLInputElement>(null);
  const { file, found, look, record } = useConstancias();
  const ready = found?.rows.filter(({ state }) => state === 'lista').length ?? 0;
  const [tooLarge, setTooLarge] = useState(false);
  const failed = tooLarge ? TOO_LARGE : (record.errorText ?? look.errorText);
  const take = (event: ChangeEvent<HTMLInputElement>): void => {
    const chosen = event.target.files?.[0];
    event.target.value = '';
    if (!chosen) return;
    const isTooLarge = chosen.size > CONSTANCIAS_MAX_BYTES;
    setTooLarge(isTooLarge);
    record.clearError();
    if (!isTooLarge) void look.run(chosen);
  };
  return (
    <Card aria-labelledby="constancias">
      <CardHeader className="deposit-header">
        <h2 id="constancias" className="h3">
          Constancias
        </h2>
        <span className="sp" />
        <Button
          icon={FileSearch}
          disabled={look.isPending || record.isPending}
          onClick={() => input.current?.click()}
        >
          {look.isPending ? 'Leyendo...' : 'Cargar archivo de SUNAT'}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept=".txt,.csv,.xlsx"
          aria-label="Archivo de constancias"
          onChange={take}
        />
        {ready > 0 && file && (
          <Button
            look="primary"
            icon={CircleCheck}
            disabled={record.isPending}
            onClick={() => void record.run(file)}
          >
            {record.isPending ? 'Registrando...' : `Registrar ${ready}`}
          </Button>
        )}
      </CardHeader>
      {failed !== null && (
        <div className="deposit-notes">
          <InlineError text={failed} />
        </div>
      )}
      {found ? (
        <Rows rows={found.rows} />
      ) : (
        <p className="constancia-help md t2">
          Descargue de SUNAT la consulta de constancias (TXT, CSV o Excel) y cárguela aquí: cada
          número vuelve a su documento y lo pasa al paso 7. Antes de registrar verá qué coincide y
          qué no.
        </p>
      )}
    </Card>
  );
}
