import type { DocumentDetail, DocumentSource } from '@contracts/document';
import { API } from '@contracts/routes';
import type { CdrStatus, SignatureVerdict } from '@contracts/xml-source';
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

const ANSWERED: Readonly<Record<CdrStatus, string>> = {
  aceptado: 'SUNAT lo aceptó.',
  observado: 'SUNAT lo aceptó con observaciones.',
  rechazado: 'SUNAT lo rechazó.',
  excepcion: 'SUNAT no lo procesó.',
};

const JOINED = {
  xml: 'Unido con su XML',
  pagina: 'Unido con su página',
  cdr: 'Con su constancia de SUNAT',
} as const;
const OPEN = {
  xml: 'Descargar XML',
  pagina: 'Ver la página',
  cdr: 'Descargar constancia',
} as const;

const MATCH = {
  solo: '',
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
  const { id, kind, filename, verdict, cdr } = source;
  return (
    <li>
      <p>
        {JOINED[kind]} <span className="mono">{filename}</span>
        {verdict && `, ${SIGNED[verdict]}`}.{' '}
        {cdr ? ANSWERED[cdr.status] : sourceMatch && MATCH[sourceMatch]}
      </p>
      {originalDeletedAt ? (
        <span className="t2">Los archivos originales ya no se guardan.</span>
      ) : (
        <>
          <a className="link" href={API.documentSourceFile(document.id, id)} target="_blank">
            {OPEN[kind]}
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
