import type { DocumentDetail } from '@contracts/document';
import { DOCUMENT_POLL_MS } from '@contracts/limits';
import { documentScreen } from '@contracts/routes';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useProviderQuery } from '../../api/use-provider-query';
import { useSignedInUser } from '../../layout/SessionContext';
import { CopyButton } from '../../ui/CopyButton';
import { AddSources } from '../../upload/AddSources';
import { useUploads } from '../../upload/UploadProvider';
import { useEngine } from '../../upload/use-engine';
import { documentKey } from '../document-key';
import { lacksXml, xmlRequest } from './xml-request';

const STATE = {
  solo: 'Es este documento',
  coincide: 'Coincide con la página',
  difiere: 'Dice otra cosa que la página',
} as const;

/** What becomes of a file that was added to a document: it is joined to it, or is another comprobante's. */
function AddedFile({ id, to }: { id: string; to: DocumentDetail }) {
  const queryClient = useQueryClient();
  const { data } = useProviderQuery(
    documentKey(id),
    (provider, signal) => provider.getDocument(id, signal),
    { refetchInterval: ({ state }) => (state.data?.id === to.id ? false : DOCUMENT_POLL_MS) },
  );
  useEffect(() => {
    if (data?.id === to.id) queryClient.setQueryData(documentKey(to.id), data);
  }, [data, to.id, queryClient]);
  if (!data || data.id === to.id) return null;
  const isRead = data.status === 'completed' || data.status === 'error';
  if (!isRead) return <span role="status">Leyendo {data.filename}…</span>;
  const number = data.extractedData?.documento?.numero;
  return (
    <span role="status">
      {data.status === 'error' ? 'No se pudo leer. ' : `Quedó aparte: es ${number ?? 'otro'}. `}
      <Link className="link" to={documentScreen(data.id)}>
        Ver {data.filename}
      </Link>
    </span>
  );
}

/** The way to a comprobante's XML: added here, or asked for. */
function MissingXml({ document }: { document: DocumentDetail }) {
  const { queue, entries } = useUploads();
  const { engine } = useEngine();
  const user = useSignedInUser();
  const [before, setBefore] = useState<ReadonlySet<string> | null>(null);
  const added = entries.filter(({ key }) => before && !before.has(key));
  const add = (files: File[]): void => {
    setBefore((known) => known ?? new Set(entries.map(({ key }) => key)));
    queue.add(
      files.map((file) => ({ kind: 'file', file })),
      engine,
    );
  };
  return (
    <span className="mt6 wraps g6 flex">
      <AddSources label="Agregar XML" onFiles={add} />
      <CopyButton
        label="Copiar pedido al proveedor"
        text={() => xmlRequest([document], user)}
        success={{ title: 'Pedido copiado', description: 'Péguelo en un correo.' }}
      />
      {added.map(
        ({ documentId }) =>
          documentId && <AddedFile key={documentId} id={documentId} to={document} />,
      )}
    </span>
  );
}

/** Whether a comprobante has its signed XML. */
export function SignedXml({ document }: { document: DocumentDetail }) {
  const { sourceMatch } = document;
  if (!sourceMatch && !lacksXml(document)) return null;
  return (
    <div>
      <dt>XML firmado</dt>
      <dd className={sourceMatch === 'difiere' ? 'toned tone-bad' : undefined}>
        {sourceMatch ? STATE[sourceMatch] : 'Falta'}
        {!sourceMatch && <MissingXml document={document} />}
      </dd>
    </div>
  );
}
