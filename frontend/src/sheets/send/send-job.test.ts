import { ApiError, NetworkError } from '../../api/api-error';
import { aDocument } from '../../test/factories';
import { aSubmission, sheetId } from '../../test/sheets-factories';
import { type SendJob, isSameTarget, newJob, resumed, runJob, sentCount } from './send-job';

const TARGET = { spreadsheetId: sheetId(), sheetName: 'Documentos' };
const [A, B, C] = ['a', 'b', 'c'].map((id) => aDocument({ id }));
const documents = [A, B, C].flatMap((document) => document ?? []);

const refusal = (code: string): ApiError =>
  new ApiError({ status: 409, statusText: '', body: JSON.stringify({ code, message: code }) });

/** A service that answers each document from its list, the last answer again and again. */
function serviceOf(answers: Record<string, (ApiError | NetworkError | 'added' | 'repeated')[]>) {
  const asked: string[] = [];
  const send = (id: string) => {
    asked.push(id);
    const list = answers[id] ?? [];
    const answer = (list.length > 1 ? list.shift() : list[0]) ?? 'added';
    if (typeof answer !== 'string') return Promise.reject(answer);
    return Promise.resolve(aSubmission({ isRepeated: answer === 'repeated' }));
  };
  return { asked, send };
}

/** Runs a job; what is known of it in the end, and what stopped it. */
async function run(job: SendJob, send: ReturnType<typeof serviceOf>['send']) {
  const steps: SendJob[] = [];
  const stoppedBy = await runJob(job, send, (step) => steps.push(step)).then(
    () => null,
    (error: unknown) => error,
  );
  return { job: steps.at(-1) ?? job, steps, stoppedBy };
}

describe('sending documents in turn', () => {
  it('asks for one after the other, in their order, and counts what was there', async () => {
    const service = serviceOf({ b: ['repeated'] });
    const { job, steps } = await run(newJob(TARGET, documents), service.send);
    expect(service.asked).toEqual(['a', 'b', 'c']);
    expect(job).toMatchObject({ added: 2, repeated: 1, waiting: [], failed: [], stoppedAt: null });
    expect(steps.map(sentCount)).toEqual([1, 2, 3]);
  });

  it.each([
    'HOJA_NO_PERMITIDA',
    'HOJA_SIN_ACCESO',
    'HOJAS_NO_CONFIGURADAS',
    'HOJAS_OCUPADAS',
    'HOJAS_SIN_RESPUESTA',
    'SESION_REQUERIDA',
    'DEMASIADAS_SOLICITUDES',
    'ERROR_INTERNO',
  ])('stops at %s, which would meet the others too', async (code) => {
    const service = serviceOf({ b: [refusal(code)] });
    const { job, stoppedBy } = await run(newJob(TARGET, documents), service.send);
    expect(service.asked).toEqual(['a', 'b']);
    expect(stoppedBy).toMatchObject({ code });
    expect(job.stoppedAt).toBe(B);
    expect(job.waiting).toEqual([C, B]);
  });

  it('stops when the connection is gone', async () => {
    const { job, stoppedBy } = await run(
      newJob(TARGET, documents),
      serviceOf({ a: [new NetworkError()] }).send,
    );
    expect(stoppedBy).toBeInstanceOf(NetworkError);
    expect(job).toMatchObject({ added: 0, waiting: [B, C, A] });
  });

  it('passes over a refusal that speaks of one document', async () => {
    const service = serviceOf({ b: [refusal('NO_ENCONTRADO')] });
    const { job, stoppedBy } = await run(newJob(TARGET, documents), service.send);
    expect(stoppedBy).toBeNull();
    expect(service.asked).toEqual(['a', 'b', 'c']);
    expect(job.failed.map(({ document }) => document)).toEqual([B]);
    expect(sentCount(job)).toBe(2);
  });

  it('throws such a refusal when the document is the only one', async () => {
    const { stoppedBy } = await run(
      newJob(TARGET, documents.slice(0, 1)),
      serviceOf({ a: [refusal('ESTADO_NO_PERMITE')] }).send,
    );
    expect(stoppedBy).toMatchObject({ code: 'ESTADO_NO_PERMITE' });
  });

  it('goes on with what is not in the sheet and with nothing else', async () => {
    const service = serviceOf({
      a: [refusal('NO_ENCONTRADO'), 'added'],
      b: [refusal('HOJAS_OCUPADAS'), 'repeated'],
    });
    const first = await run(newJob(TARGET, documents), service.send);
    expect(service.asked).toEqual(['a', 'b']);
    const second = await run(resumed(first.job), service.send);
    expect(service.asked.slice(2)).toEqual(['c', 'b', 'a']);
    expect(second.job).toMatchObject({
      total: 3,
      added: 2,
      repeated: 1,
      failed: [],
      stoppedAt: null,
    });
  });
});

it('another sheet of the same spreadsheet is another target', () => {
  expect(isSameTarget(TARGET, { ...TARGET })).toBe(true);
  expect(isSameTarget(TARGET, { ...TARGET, sheetName: 'Marzo' })).toBe(false);
  expect(isSameTarget(TARGET, { ...TARGET, spreadsheetId: sheetId('Otra') })).toBe(false);
});
