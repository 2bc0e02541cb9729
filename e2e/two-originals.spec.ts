import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { ZipFile } from 'yazl';
import type { DocumentSummary, UploadResponse } from '../backend/src/contracts/document';
import { API, documentScreen } from '../backend/src/contracts/routes';
import { invoiceContent, signedXml, ublDocument } from '../backend/test/support/ubl';
import { chooseFiles } from './support/choose-files';
import { finished, signedInClient } from './support/client';
import { lookAt } from './support/look-at';
import { fieldRow, toast } from './support/review';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

const NUMBER = 'F772-5001';
/** The page says the 15th, its signed XML the 16th. */
const xmlOf = (number: string): Buffer =>
  Buffer.from(
    signedXml(
      ublDocument('Invoice', invoiceContent())
        .replace('F001-123', number)
        .replace('<cbc:IssueDate>2026-03-15', '<cbc:IssueDate>2026-03-16'),
    ),
  );
const LINES: readonly [string, number, number][] = [
  ['FERRETERÍA EL TORNILLO S.A.C.', 40, 50],
  ['AV. LOS PINOS 120 - ATE', 40, 66],
  ['RUC 20999999019', 400, 50],
  ['FACTURA ELECTRÓNICA', 400, 66],
  // Its number.
  ['', 400, 82],
  ['Señores: CONSTRUCTORA NIÑO & HIJOS S.A.', 40, 120],
  ['RUC: 20999999027', 40, 136],
  ['Fecha de emisión: 15/03/2026', 40, 152],
  ['Moneda: SOLES', 40, 168],
  ['Cantidad', 40, 200],
  ['Descripción', 110, 200],
  ['P. unitario', 370, 200],
  ['Importe', 470, 200],
  ['10.00', 40, 218],
  ['PERNO DE ANCLAJE 3/4"', 110, 218],
  ['100.00', 370, 218],
  ['1,000.00', 470, 218],
  ['Op. gravada', 370, 250],
  ['1,000.00', 470, 250],
  ['IGV 18%', 370, 266],
  ['180.00', 470, 266],
  ['Importe total', 370, 282],
  ['1,180.00', 470, 282],
  ['SON: MIL CIENTO OCHENTA CON 00/100 SOLES', 40, 310],
];

function page(number: string): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'A4', margin: 0 });
  pdf.fontSize(10);
  for (const [text, x, y] of LINES) pdf.text(text || number, x, y, { lineBreak: false });
  pdf.end();
  return buffer(pdf);
}

async function archive(): Promise<Buffer> {
  const zip = new ZipFile();
  zip.addBuffer(await page(NUMBER), `${NUMBER}.pdf`);
  zip.addBuffer(xmlOf(NUMBER), `20999999019-01-${NUMBER}.xml`);
  zip.addBuffer(Buffer.from('x'), 'leeme.txt');
  zip.end();
  return buffer(zip.outputStream);
}

test('a ZIP of page and XML becomes one document, whose difference is seen, taken and confirmed', async ({
  page: screen,
  server,
  shot,
}) => {
  await signIn(screen.context(), server.url);
  await screen.goto('/');
  const file = { name: 'julio.zip', mimeType: 'application/zip', buffer: await archive() };
  await chooseFiles(screen, screen.getByRole('button', { name: 'Agregar XML o ZIP' }), file);
  await expect(screen.getByText('leeme.txt no es un XML, PDF, JPG ni PNG')).toBeVisible();

  const client = await signedInClient(server);
  const pair = async (): Promise<DocumentSummary[]> => {
    const list = (await (await client.get(API.documents)).json()) as DocumentSummary[];
    return list.filter(({ filename }) => filename.includes(NUMBER));
  };
  await expect
    .poll(async () => (await pair()).map(({ sourceMatch }) => sourceMatch), { timeout: 300_000 })
    .toEqual(['difiere']);
  const [joined] = await pair();
  const id = String(joined?.id);
  await lookAt(
    screen,
    shot,
    'zip-agregado',
    screen.getByRole('region', { name: 'Archivos de esta sesión' }),
  );

  await screen.goto(documentScreen(String(joined?.sourceIds[0])));
  await expect(screen).toHaveURL(new RegExp(`${id}$`));
  const note = screen.getByRole('note', { name: 'Comprobantes del archivo' });
  await expect(note).toContainText('firmado y sin cambios. Dice otra cosa en los datos marcados.');
  await expect(fieldRow(screen, 'totales.total')).toContainText('Firma');
  await fieldRow(screen, 'documento.fecha_emision').click();
  const take = screen.getByRole('button', { name: /Usar el del XML/ });
  await expect(take).toBeVisible();
  await lookAt(
    screen,
    shot,
    'xml-difiere',
    screen.getByRole('region', { name: 'Datos', exact: true }),
  );
  await take.focus();
  await screen.keyboard.press('Enter');
  await expect(note).toContainText('Sus datos coinciden.');
  await lookAt(screen, shot, 'xml-coincide', note);
  await screen.keyboard.press('Control+Enter');
  await expect(toast(screen)).toContainText('Documento confirmado');
  expect(await finished(client, id)).toMatchObject({
    extractedData: { documento: { fecha_emision: '2026-03-16' } },
    isConfirmed: true,
  });
});

test('a page that lacks its XML is asked for it, gets it where it is looked at, and is found by what differs', async ({
  page: screen,
  server,
  shot,
}) => {
  const number = 'F772-5002';
  await signIn(screen.context(), server.url);
  await screen.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const client = await signedInClient(server);
  const file = { name: 'factura.pdf', mimeType: 'application/pdf', buffer: await page(number) };
  const sent = await client.post(API.upload, { multipart: { file } });
  const { documentId } = (await sent.json()) as UploadResponse;
  await finished(client, documentId);

  await screen.goto(documentScreen(documentId));
  const details = screen.getByRole('region', { name: 'Detalles' });
  await expect(details).toContainText('XML firmadoFalta');
  await details.getByRole('button', { name: 'Copiar pedido al proveedor' }).click();
  const asked = await screen.evaluate(() => navigator.clipboard.readText());
  expect(asked).toContain(`- Factura ${number} del 15 mar 2026 por S/ 1,180.00`);
  await details.scrollIntoViewIfNeeded();
  await lookAt(screen, shot, 'xml-falta', details);

  const xml = { name: `${number}.xml`, mimeType: 'text/xml', buffer: xmlOf(number) };
  await chooseFiles(screen, details.getByRole('button', { name: 'Agregar XML' }), xml);
  await expect(details).toContainText('Dice otra cosa que la página', { timeout: 60_000 });

  await screen.goto('/historial?filter=' + encodeURIComponent('{"xml":"difiere"}'));
  const row = screen.getByRole('row', { name: new RegExp(number) });
  await expect(row.getByRole('img', { name: 'Su XML dice otra cosa' })).toBeVisible();
  // What was marked while there were two of them is marked no more.
  await expect(screen.getByRole('button', { name: /Posibles duplicados/ })).toContainText('0');
  await lookAt(screen, shot, 'historial-xml');
});
