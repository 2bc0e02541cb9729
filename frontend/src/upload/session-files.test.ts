import { aDocument, aFile, aReading, aSample } from '../test/factories';
import { doingOf } from '../documents/reading-doing';
import { expectedSeconds, stagesAt } from './reading-stages';
import { sessionFiles, toReview } from './session-files';
import { newEntry, type UploadEntry } from './upload-entry';

const entry = (change: Partial<UploadEntry> = {}): UploadEntry => ({
  ...newEntry(
    { kind: 'file', file: aFile('a.PNG', 'image/png') },
    { processor: 'local', model: 'm' },
    () => 'k',
  ),
  ...change,
});

const fileOf = (upload: UploadEntry, documents = [aDocument()]) =>
  sessionFiles([upload], documents)[0];

describe('the files of this session', () => {
  it('show the upload until the server has the file', () => {
    expect(fileOf(entry({ status: 'uploading', progress: 0.5 }))).toMatchObject({
      name: 'a.PNG',
      size: 2048,
      isImage: true,
      status: 'uploading',
      document: null,
    });
  });

  it('show then what the server says of the document', () => {
    const document = aDocument();
    const upload = entry({ status: 'processing', documentId: document.id });
    expect(fileOf(upload, [document])?.status).toBe('completed');
    expect(fileOf(upload, [{ ...document, status: 'processing' }])?.status).toBe('processing');
    expect(fileOf(upload, [{ ...document, status: 'pending' }])?.status).toBe('processing');
    expect(fileOf(upload, [])?.status).toBe('processing');
  });

  it('are two of one document that holds both originals, to be reviewed once', () => {
    const document = aDocument({ sourceIds: ['joined'] });
    const own = entry({ key: '1', status: 'processing', documentId: document.id });
    const other = entry({ key: '2', status: 'processing', documentId: 'joined' });
    const files = sessionFiles([own, other], [document]);
    expect(files.map((file) => [file.status, file.document?.id])).toEqual([
      ['completed', document.id],
      ['completed', document.id],
    ]);
    expect(toReview(files)).toHaveLength(1);
  });

  it.each([
    [{ before: 0, others: 0 }, null],
    [{ before: 1, others: 0 }, 'En la fila: va antes 1 documento de su empresa'],
    [{ before: 0, others: 1 }, 'En la fila: espera otra empresa'],
    [
      { before: 12, others: 3 },
      'En la fila: van antes 12 documentos de su empresa y esperan otras 3 empresas',
    ],
  ])('say where one stands that waits: %j', (place, waiting) => {
    const document = aDocument({ status: 'pending' });
    const upload = entry({ status: 'processing', documentId: document.id });
    const places = [{ documentId: document.id, ...place }];
    expect(sessionFiles([upload], [document], places)[0]?.waiting).toBe(waiting);
    const read = { ...document, status: 'processing' as const };
    expect(sessionFiles([upload], [read], places)[0]?.waiting).toBeNull();
  });

  it('say what the server said of one that comes last', () => {
    const document = aDocument({ status: 'pending' });
    const notice = 'Se leerá cuando nadie más espere.';
    const upload = entry({ status: 'processing', documentId: document.id, notice });
    expect(fileOf(upload, [document])?.waiting).toBe(notice);
  });

  it('give the cause of a failed reading', () => {
    const document = aReading({
      status: 'error',
      failure: { code: 'ARCHIVO_DANADO', message: 'Dañado.' },
    });
    const upload = entry({ status: 'processing', documentId: document.id });
    expect(fileOf(upload, [document])).toMatchObject({ status: 'error', failure: 'Dañado.' });
  });

  it('take the size of a sample from its document', () => {
    const document = aDocument({ fileSize: 99 });
    const upload = entry({ source: { kind: 'sample', sample: aSample() }, status: 'processing' });
    expect(fileOf(upload, [document])?.size).toBeNull();
    expect(fileOf({ ...upload, documentId: document.id }, [document])).toMatchObject({
      name: 'factura-detraccion.pdf',
      size: 99,
    });
  });
});

describe('the stages of a reading', () => {
  it('are told with the pages that are done, where there are several', () => {
    const at = (done: number, total: number) =>
      doingOf({ stage: 'leer', pageProgress: { done, total } });
    expect(at(3, 12)).toBe('Leyendo las páginas · 3 de 12');
    expect(at(1, 1)).toBe('Leyendo las páginas');
    expect(doingOf({ stage: null, pageProgress: null })).toBeNull();
  });

  it('are done, current and to come', () => {
    expect(stagesAt('cotejar').map(({ state }) => state)).toEqual([
      'done',
      'done',
      'current',
      'todo',
    ]);
    expect(stagesAt(null).map(({ state }) => state)).toEqual(['todo', 'todo', 'todo', 'todo']);
  });

  it('take as long as half of the readings of the same engine took, when enough are known', () => {
    const reading = aReading();
    const took = (processingTime: number) => aDocument({ processingTime });
    expect(expectedSeconds([took(2), took(9)], reading)).toBeNull();
    expect(expectedSeconds([took(9), took(2), took(3)], reading)).toBe(3);
    const other = aDocument({ processor: 'openai', model: 'gpt-4o', processingTime: 60 });
    expect(expectedSeconds([took(9), took(2), took(3), other, other], reading)).toBe(3);
  });
});
