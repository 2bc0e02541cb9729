import type { DocumentDetail, UploadResponse } from '../../src/contracts/document';
import type { EditFieldRequest } from '../../src/contracts/review';
import { DEMO_COMPANY } from '../../src/demo/demo-accounts';
import type { DrawnPage } from './page-from-text';
import { readDrawnWithTables } from './read-drawn';
import { startTestApp, type TestApp } from './test-app';
import { until } from './until';
import { aPdf } from './upload-bytes';

export type Agent = Awaited<ReturnType<TestApp['signedIn']>>;

const DAY_MS = 86_400_000;
/** Peru's date some days from now, as documents print it. */
export const printedDay = (days: number): string =>
  new Date(Date.now() - 5 * 3_600_000 + days * DAY_MS)
    .toISOString()
    .slice(0, 10)
    .split('-')
    .reverse()
    .join('/');

export interface Invoice {
  number?: string;
  total?: string;
  ruc?: string;
  due?: string;
}

/** A whole invoice of two lines that adds up to 1,180.00 unless the test says otherwise. */
export function anInvoice({
  number = 'F001-00000123',
  total = '1,180.00',
  ruc = '20999999019',
  due = printedDay(20),
}: Invoice = {}): string {
  return `
#  INVERSIONES LOS ANDES DEL SUR S.A.C.                     R.U.C. N° ${ruc}
   Av. Los Próceres 1234, Lima                               FACTURA
                                                             N° ${number}
   Señor(es)   : COMERCIAL ANDINA DEMO S.A.C.
   R.U.C.      : ${DEMO_COMPANY.ruc}

   FECHA EMISIÓN    FECHA VENCIMIENTO    MONEDA
   ${printedDay(-10)}       ${due}           SOLES

   CÓDIGO     DESCRIPCIÓN                 UM     CANT.     V. UNIT.     V. VENTA
   A-00123    CEMENTO PORTLAND TIPO I     BOL    10.00      60.00         600.00
   B-1        ARENA GRUESA                M3      5.00      80.00         400.00

   SON: MIL CIENTO OCHENTA CON 00/100 SOLES
                                                        OP. GRAVADA    S/      1,000.00
                                                        I.G.V. (18%)   S/        180.00
                                                        IMPORTE TOTAL  S/      ${total}`;
}

/** The product with three people of the demo company, and documents that were really read from drawings. */
export interface Reviewing {
  test: TestApp;
  clerk: Agent;
  colleague: Agent;
  boss: Agent;
  read: (drawing?: string, options?: DrawnPage) => Promise<DocumentDetail>;
  detail: (id: string) => Promise<DocumentDetail>;
  edit: (
    who: Agent,
    id: string,
    edit: EditFieldRequest,
    seen?: number,
  ) => ReturnType<Agent['post']>;
  close: () => Promise<void>;
}

export async function startReviewing(): Promise<Reviewing> {
  const test = await startTestApp();
  const [clerk, colleague, boss] = await Promise.all(
    ['digitador', 'tesoreria', 'empresa'].map((name) => test.signedIn(`${name}@demo.pe`)),
  );
  if (!clerk || !colleague || !boss) throw new Error('the demo accounts are missing');
  let size = 500;
  const detail = async (id: string) =>
    (await clerk.get(`/api/documents/${id}`).expect(200)).body as DocumentDetail;
  const read: Reviewing['read'] = async (drawing = anInvoice(), options = {}) => {
    const today = new Date(Date.now() - 5 * 3_600_000).toISOString().slice(0, 10);
    const context = { columns: 100, companyRuc: DEMO_COMPANY.ruc, today };
    const { result, tables } = readDrawnWithTables(drawing, { ...context, ...options });
    test.pipeline.tables = tables;
    test.pipeline.answer = () => Promise.resolve(result);
    const upload = boss.post('/api/documents/upload').attach('file', aPdf(size++), 'a.pdf');
    const { documentId } = (await upload.expect(201)).body as UploadResponse;
    return until(async () => {
      const document = await detail(documentId);
      return document.status === 'completed' ? document : null;
    });
  };
  const edit: Reviewing['edit'] = (who, id, body, seen) => {
    const request = who.post(`/api/documents/${id}/edit-field`).send(body);
    return seen === undefined ? request : request.set('If-Match', `"${seen}"`);
  };
  return { test, clerk, colleague, boss, read, detail, edit, close: () => test.close() };
}
