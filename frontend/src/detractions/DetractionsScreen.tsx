import { useProviderQuery } from '../api/use-provider-query';
import { QueryArea } from '../layout/QueryArea';
import { Card } from '../ui/Card';
import { Constancias } from './Constancias';
import { DepositDocuments } from './DepositDocuments';
import { DepositFiles } from './DepositFiles';
import './detractions.css';

/** Detracciones on their way: what is to be deposited, the files of it, and the constancias that come back. */
export default function DetractionsScreen() {
  const waiting = useProviderQuery(['deposit-documents'], (provider, signal) =>
    provider.getDepositDocuments(signal),
  );
  return (
    <main id="contenido" className="page col g16" tabIndex={-1}>
      <title>Detracciones · Foliado</title>
      <h1>Detracciones</h1>
      <Card aria-labelledby="por-depositar">
        <QueryArea query={waiting} of="las detracciones por depositar">
          {(preview) => <DepositDocuments preview={preview} />}
        </QueryArea>
      </Card>
      <Constancias />
      <DepositFiles />
    </main>
  );
}
