import type {
  ConstanciaPage,
  ConstanciaPreview,
  ConstanciaResult,
} from '@contracts/detraction-deposits';
import { STEP_OF, STEPS } from '@contracts/workflow';
import { formatDate } from '@rules/date';
import { CircleCheck } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { useRefresh } from 'react-admin';
import { errorText } from '../api/api-error';
import { displayName } from '../api/display-name';
import { useAction } from '../api/use-action';
import { useSignedInUser } from '../layout/SessionContext';
import { Button } from '../ui/Button';
import { Crop } from '../ui/Crop';
import { Field } from '../ui/Field';
import { PageSheet } from '../ui/PageSheet';
import { moveRequest } from '../workflow/card/step-request';
import { useSendStep } from '../workflow/card/use-send-step';
import { ConstanciaRow } from './ConstanciaRow';

interface PictureRowProps {
  filename: string;
  row: ConstanciaResult;
  pages: readonly ConstanciaPage[];
}

/** Step 7 of the document with the number that a person has compared with the picture. */
function useConfirm({ filename, row }: PictureRowProps) {
  const user = useSignedInUser();
  const refresh = useRefresh();
  const send = useSendStep();
  const [taken, setTaken] = useState<string | null>(null);
  const { documentId, paidOn } = row;
  const confirm = useAction(
    (_, number: string) => {
      const step = STEPS[STEP_OF.DistributeReceipts - 1] as (typeof STEPS)[number];
      const when = paidOn === '' ? '' : `: depositada el ${formatDate(paidOn)}`;
      const body = moveRequest({
        ...{ step, form: 'flat', at: new Date().toISOString(), user: displayName(user) },
        comment: `Leída de la imagen ${filename} y comprobada con ella${when}.`,
        paymentInfo: { constanciaNumber: number },
      });
      const seen = { documentId: documentId ?? '', workflowVersion: STEP_OF.ExecutePayment };
      return send({ ...seen, said: number, body }).then(() => number);
    },
    {
      done: () => ({
        title: 'Constancia registrada',
        description: 'El documento pasó al paso 7',
      }),
      onDone: (number) => {
        setTaken(number);
        refresh();
      },
    },
  );
  return { ...confirm, taken };
}

/** A constancia beside its place on the picture; the number waits for whoever has compared it. */
function PictureRow(props: PictureRowProps) {
  const { filename, row, pages } = props;
  const { run, isPending, error, taken } = useConfirm(props);
  const [number, setNumber] = useState(row.constanciaNumber);
  const page = pages.find(({ number: own }) => own === row.place?.page);
  const shown: ConstanciaResult =
    taken === null
      ? row
      : { ...row, constanciaNumber: taken, state: 'ya_tiene', text: 'Registrada por usted.' };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (number.trim() !== '') void run(number.trim());
  };
  const label = `${row.serie}-${row.numero}`;
  return (
    <ConstanciaRow row={shown} origin={filename}>
      {page && row.place && (
        <div className="one-s constancia-picture in-grid across starts">
          <Crop page={page} imageUrl={page.image} box={row.place} />
          {shown.state === 'compruebe' && (
            <form
              className="wraps ends flex g8"
              aria-label={`Comprobar ${label}`}
              onSubmit={submit}
            >
              <Field
                label="Número de constancia"
                value={number}
                maxLength={24}
                autoComplete="off"
                error={error === null ? null : errorText(error)}
                onChange={(event) => setNumber(event.currentTarget.value)}
              />
              <Button type="submit" icon={CircleCheck} disabled={isPending || number.trim() === ''}>
                {isPending ? 'Registrando...' : `Confirmar ${label}`}
              </Button>
            </form>
          )}
          <details className="across">
            <summary className="link sm">Ver la página</summary>
            <PageSheet page={page} pageCount={pages.length} imageUrl={page.image}>
              {null}
            </PageSheet>
          </details>
        </div>
      )}
    </ConstanciaRow>
  );
}

/** What was read of pictures: nothing of it is recorded before a person has confirmed it. */
export const PictureRows = ({ pictures }: { pictures: readonly ConstanciaPreview[] }) => (
  <ul className="md" aria-label="Constancias de imágenes">
    {pictures.flatMap(({ filename, rows, pages = [] }, at) =>
      rows.map((row) => (
        <PictureRow key={`${at}-${row.line}`} filename={filename} row={row} pages={pages} />
      )),
    )}
  </ul>
);
