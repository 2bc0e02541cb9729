import { type APIRequestContext, expect } from '@playwright/test';
import { API } from '../../../backend/src/contracts/routes';
import { STEPS } from '../../../backend/src/contracts/workflow';
import { finished, signedInClient, upload } from '../../support/client';
import { freshNumber } from '../../support/review';
import { drawInvoice } from '../../support/review-documents';
import type { RunningServer } from '../../support/server';
import { DEMO } from '../../support/sign-in';
import { built } from '../built';

type Ruc = typeof import('../../../backend/src/rules/ruc');

/** An invoice that was validated: step 4 is taken. */
export interface WeekDocument {
  id: string;
  number: string;
  ruc: string;
  currency: 'PEN' | 'USD';
  hasDetraction: boolean;
  totalCents: number;
}

const SUPPLIERS = 12;
/** The last of the suppliers invoice in dollars. */
const FIRST_IN_DOLLARS = 8;
/** Soles a dollar. */
const RATE = '3.750';
const FROM_CENTS = 100_000;
const NAMES = ['ALISOS', 'BELENES', 'CEIBOS', 'DALIAS', 'ENCINAS', 'FRESNOS'];
const NAMES_MORE = ['GERANIOS', 'HELECHOS', 'IRIS', 'JAZMINES', 'LIRIOS', 'MOLLES'];

function supplierOf(at: number) {
  const { rucCheckDigit } = built<Ruc>('rules/ruc');
  const ten = `20${String(60_342_110 + at * 137)}`;
  const currency: WeekDocument['currency'] = at < FIRST_IN_DOLLARS ? 'PEN' : 'USD';
  return {
    ruc: `${ten}${rucCheckDigit(ten)}`,
    supplier: `LOS ${[...NAMES, ...NAMES_MORE][at]} S.A.C.`,
    currency,
    account: `${currency === 'PEN' ? '191' : '192'}-12345${String(at + 10)}-${currency === 'PEN' ? '0' : '1'}-12`,
    bank: `000${String(45_013_900 + at)}`,
  };
}

async function accepted(client: APIRequestContext, address: string, data: object): Promise<void> {
  const answer = await client.post(address, { data });
  if (answer.status() !== 200) throw new Error(`${address}: ${await answer.text()}`);
}

/** Drawn and uploaded; a third are services with detracción, the others goods. */
async function uploaded(client: APIRequestContext, at: number): Promise<WeekDocument> {
  const { ruc, supplier, currency, account } = supplierOf(at % SUPPLIERS);
  // Not each third in turn: a supplier has some with detracción, and some without.
  const hasDetraction = (at + Math.floor(at / SUPPLIERS)) % 3 === 0;
  const number = freshNumber();
  const unitPrice = FROM_CENTS + at * 1_300;
  const text = hasDetraction ? 'Servicio de limpieza' : 'Ladrillo de techo 15 x 30 x 30';
  const made = await drawInvoice({
    ...{ number, supplier, supplierRuc: ruc },
    ...(currency === 'USD' && { exchangeRate: RATE }),
    account: `Cuenta corriente BCP ${currency === 'PEN' ? 'soles' : 'dólares'}: ${account}`,
    lines: [{ quantity: 1, unit: hasDetraction ? 'ZZ' : 'UND', text, unitPrice }],
  });
  const totalCents = unitPrice + Math.round(unitPrice * 0.18);
  return { id: await upload(client, made), number, ruc, currency, hasDetraction, totalCents };
}

/** What step 4 decides, as its form writes it. */
const decisionOf = ({ hasDetraction, currency }: WeekDocument) => ({
  comment: hasDetraction ? '' : 'Son bienes',
  additionalData: {
    paymentInfo: hasDetraction
      ? {
          ...{ requiresDetraction: true, detractionPercentage: 12 },
          detractionInfo: `037 Demás servicios, 12 %${currency === 'USD' ? `, tipo de cambio ${RATE}` : ''}`,
        }
      : { requiresDetraction: false },
  },
});

/** So many invoices of twelve suppliers whose accounts are confirmed, each validated by treasury. */
export async function validatedWeek(server: RunningServer, count: number): Promise<WeekDocument[]> {
  const clerk = await signedInClient(server, DEMO.digitador);
  const treasury = await signedInClient(server, DEMO.tesoreria);
  const boss = await signedInClient(server, DEMO.empresa);
  const charge = (numero: string, moneda: string) => ({
    ...{ banco: '002', numero, moneda, tipo: 'corriente' },
  });
  const answer = await boss.put(API.company, {
    data: {
      cuentasCargo: [charge('1911000152055', 'PEN'), charge('1921000152155', 'USD')],
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  const all: WeekDocument[] = [];
  for (let at = 0; at < count; at += 1) all.push(await uploaded(clerk, at));
  for (const [at, one] of all.entries()) {
    const { id } = one;
    await finished(clerk, id);
    const { bank } = supplierOf(at % SUPPLIERS);
    for (const [key, newValue] of one.hasDetraction
      ? Object.entries({ codigo: '037', cuenta: bank })
      : [])
      await accepted(clerk, API.documentEditField(id), {
        ...{ fieldPath: `detraccion.${key}`, newValue },
      });
    await accepted(clerk, API.documentConfirm(id), {});
    for (const { step, team, to } of STEPS.slice(0, 4))
      await accepted(team === 'logistica' ? clerk : treasury, API.workflowUpdate(id), {
        ...{ status: to, team, step, user: 'Rosa' },
        ...(step === 4 && decisionOf(one)),
      });
  }
  for (let at = 0; at < SUPPLIERS; at += 1) {
    const { ruc, account } = supplierOf(at);
    await accepted(treasury, API.supplierAccounts(ruc), {
      ...{ account: { banco: 'BCP', numero: account }, proof: 'llamada', comment: '' },
    });
  }
  return all;
}
