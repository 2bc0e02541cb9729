import type { PaymentLine, PaymentPreview } from '@contracts/exports';
import { screen, waitFor, within } from '@testing-library/react';
import { downloadBlob } from '../../documents/download';
import { aBatch, aLine, aPreview, anInvoice } from '../../test/history-factories';
import { historyOf, openHistory } from '../../test/history-world';

jest.mock('../../documents/download', () => ({
  ...jest.requireActual<object>('../../documents/download'),
  downloadBlob: jest.fn(),
}));

const CHARGE = { banco: '002', numero: '1911000152055', moneda: 'PEN', tipo: 'corriente' } as const;
const RUC = '20608471937';
const bankLine = (accountId: string, change: Partial<PaymentLine> = {}): PaymentLine =>
  aLine('a', [], {
    bank: {
      payee: { accountId, account: { banco: 'BCP', numero: '191-1234567-0-12' }, name: 'Ñandú' },
      creditNotes: [],
    },
    accounts: [
      { id: 'own', label: 'BCP …7012' },
      { id: 'other', label: 'BBVA …5678, por su CCI' },
    ],
    ...change,
  });
const ofBank = (line: PaymentLine, change: Partial<PaymentPreview> = {}): PaymentPreview =>
  aPreview({
    lines: [line],
    bank: { charge: CHARGE, chargeAccounts: [CHARGE], processDate: '2026-03-16' },
    ...change,
  });

async function open() {
  const previewPayment = jest.fn().mockResolvedValue(aPreview({ lines: [aLine('a')] }));
  const createPaymentBatch = jest.fn().mockResolvedValue(aBatch());
  const getPaymentFile = jest.fn().mockResolvedValue(new Blob(['1']));
  const { provider } = historyOf([anInvoice({}, { id: 'a' })], {
    ...{ previewPayment, createPaymentBatch, getPaymentFile },
  });
  const { person } = openHistory(provider);
  const table = await screen.findByRole('grid', { name: 'Documentos' });
  await person.click(within(table).getByRole('checkbox', { name: 'Seleccionar la página' }));
  await person.click(screen.getByRole('button', { name: 'Generar TXT de pago' }));
  const box = await screen.findByRole('dialog', { name: 'Generar TXT de pago' });
  const choose = async (select: RegExp, option: RegExp): Promise<void> => {
    await person.click(within(box).getByRole('combobox', { name: select }));
    await person.click(await screen.findByRole('option', { name: option }));
  };
  return { person, box, choose, previewPayment, createPaymentBatch };
}
const asked = (previewPayment: jest.Mock): unknown =>
  (previewPayment.mock.lastCall as [{ options: unknown }])[0].options;

beforeEach(() => {
  jest.mocked(downloadBlob).mockReset();
  localStorage.clear();
});

describe('the file of a bank', () => {
  it('pays the net to the account that a person chose, as it was looked at', async () => {
    const { person, box, choose, previewPayment, createPaymentBatch } = await open();
    previewPayment.mockResolvedValue(ofBank(bankLine('own')));
    await choose(/Formato/, /^BCP/);
    await waitFor(() => expect(box).toHaveTextContent('BCP 1911000152055 (corriente en soles)'));
    expect(asked(previewPayment)).toEqual({ net: true, ascii: false, layout: 'bcp' });
    previewPayment.mockResolvedValue(ofBank(bankLine('other')));
    await choose(/^Cuenta de Proveedor a/, /^BBVA/);
    const payee = { ruc: RUC, accountId: 'other' };
    await waitFor(() => expect(asked(previewPayment)).toMatchObject({ payees: [payee] }));
    await person.click(within(box).getByRole('button', { name: 'Generar y descargar' }));
    const { options } = (createPaymentBatch.mock.lastCall as [{ options: unknown }])[0];
    expect(options).toEqual({
      ...{ net: true, ascii: false, layout: 'bcp', chargeAccount: CHARGE.numero },
      ...{ processDate: '2026-03-16', payees: [payee] },
    });
  });

  it('takes a shorter name where the printed one does not fit', async () => {
    const { person, box, choose, previewPayment } = await open();
    const [finding] = aLine('a', ['NO_CABE_EN_EL_ARCHIVO']).findings;
    previewPayment.mockResolvedValue(ofBank(bankLine('own', { findings: [finding!] })));
    await choose(/Formato/, /^BCP/);
    const name = await within(box).findByRole('textbox', { name: 'Su nombre en el archivo' });
    expect(within(box).getByRole('checkbox', { name: /^Incluir/ })).toBeDisabled();
    await person.type(name, '!');
    await waitFor(() =>
      expect(asked(previewPayment)).toMatchObject({ payees: [{ ruc: RUC, name: 'Proveedor a!' }] }),
    );
  });

  it('is not made while there is no account to charge', async () => {
    const { box, choose, previewPayment } = await open();
    const bank = { charge: null, chargeAccounts: [], processDate: '2026-03-16' };
    previewPayment.mockResolvedValue(ofBank(aLine('a'), { bank, problems: ['CUENTA_DE_CARGO'] }));
    await choose(/Formato/, /^Interbank/);
    await waitFor(() => expect(box).toHaveTextContent('Falta una cuenta de su empresa'));
    expect(box).toHaveTextContent('nadie lo ha probado en el banco');
    expect(within(box).getByRole('button', { name: 'Generar y descargar' })).toBeDisabled();
  });
});
