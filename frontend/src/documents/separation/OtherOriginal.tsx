import type { DocumentDetail, DocumentSource } from '@contracts/document';
import { API } from '@contracts/routes';
import type { SignatureVerdict } from '@contracts/xml-source';
import { Unlink } from 'lucide-react';
import { Button } from '../../ui/Button';
import { InlineError } from '../../ui/InlineError';
import { usePart } from './use-comprobantes';

const SIGNED: Readonly<Record<SignatureVerdict, string>> = {
  intacta: 'firmado y sin cambios',
  alterada: 'cambió después de firmarse',
  rota: 'con una firma que no se puede comprobar',
  sin_firma: 'sin firma',
  fuera_de_fecha: 'con un certificado que no estaba vigente',
};

const MATCH = {
  coincide: 'Sus datos coinciden.',
  difiere: 'Dice otra cosa en los datos marcados.',
} as const;

/** The other original of the comprobante: what it is, whether both say the same, and how to part the two. */
export function OtherOriginal({
  document,
  source,
}: {
  document: DocumentDetail;
  source: DocumentSource;
}) {
  const { run, isPending, errorText } = usePart();
  const { sourceMatch, originalDeletedAt } = document;
  const { id, kind, filename, verdict } = source;
  return (
    <li>
      <p>
        {kind === 'xml' ? 'Unido con su XML' : 'Unido con su página'}{' '}
        <span className="mono">{filename}</span>
        {verdict && `, ${SIGNED[verdict]}`}. {sourceMatch && MATCH[sourceMatch]}
      </p>
      {originalDeletedAt ? (
        <span className="t2">Los archivos originales ya no se guardan.</span>
      ) : (
        <>
          <a className="link" href={API.documentSourceFile(document.id, id)} target="_blank">
            {kind === 'xml' ? 'Descargar XML' : 'Ver la página'}
          </a>
          <Button
            size="s"
            look="ghost"
            icon={Unlink}
            disabled={isPending}
            onClick={() => void run(document, id)}
          >
            No es de este documento: separar (1 crédito)
          </Button>
        </>
      )}
      {errorText && <InlineError text={errorText} />}
    </li>
  );
}
