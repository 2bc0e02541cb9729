import type { DetractionDeposit } from '@contracts/detraction-deposits';
import { formatMoney } from '@rules/money';
import { Download, FileOutput } from 'lucide-react';
import { RecordsIterator } from 'react-admin';
import { useAction } from '../api/use-action';
import { downloadBlob } from '../documents/download';
import { documentsText } from '../history/format';
import { List } from '../list/List';
import { ListRows } from '../list/ListRows';
import { Button } from '../ui/Button';
import { TitledCard } from '../ui/Card';
import { EmptyState } from '../ui/EmptyState';
import { timeInPeru } from '../ui/format-time';

const NEWEST = { field: 'createdAt', order: 'DESC' } as const;
const PER_PAGE = 10;

function FileRow({ deposit }: { deposit: DetractionDeposit }) {
  const { depositId, number, createdAt, createdByName, filename, count, totalSoles } = deposit;
  const { run, isPending } = useAction((provider) => provider.getDepositFile(depositId), {
    failed: 'No se pudo descargar el archivo',
    onDone: (file) => downloadBlob(filename, file),
  });
  return (
    <li className="over p10 deposit-file in-grid mid g4-16">
      <span className="col fit">
        <span className="m nw">Lote {number}</span>
        <span className="sm t3 ell">
          {timeInPeru(createdAt)} · {createdByName}
        </span>
      </span>
      <span className="t2 nw">{documentsText(count)}</span>
      <span className="num b nw">{formatMoney(totalSoles, 'PEN')}</span>
      <Button
        size="s"
        icon={Download}
        disabled={isPending}
        aria-label={`Descargar el lote ${number}`}
        onClick={() => void run()}
      >
        Descargar
      </Button>
    </li>
  );
}

/** The files that were made, with the same bytes again. */
export const DepositFiles = () => (
  <TitledCard title="Archivos generados">
    <List resource="deposit-files" sort={NEWEST} perPage={PER_PAGE} isPart>
      <ListRows
        of="los archivos de depósito"
        empty={
          <EmptyState icon={FileOutput} title="Todavía no hay archivos de depósito">
            Cada archivo que genere quedará aquí, con su lote.
          </EmptyState>
        }
      >
        <ul className="deposit-lines md" aria-label="Archivos generados">
          <RecordsIterator<DetractionDeposit & { id: string }>
            render={(deposit) => <FileRow deposit={deposit} />}
          />
        </ul>
      </ListRows>
    </List>
  </TitledCard>
);
