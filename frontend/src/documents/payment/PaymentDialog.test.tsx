import type { PaymentView } from '@contracts/payment';
import { screen, waitFor, within } from '@testing-library/react';
import { aDetail, aDocument } from '../../test/factories';
import { fakeDataProvider } from '../../test/fake-data-provider';
import { renderApp } from '../../test/render-app';
import { PaymentDialog } from './PaymentDialog';

const VIEW: PaymentView = {
  version: 3,
  paymentStatus: 'unpaid',
  currency: 'PEN',
  total: 1180,
  paid: 0,
  rest: 1180,
  instalments: [
    { date: '2026-12-10', amount: 500 },
    { date: '2027-01-10', amount: 680 },
  ],
  creditNotes: [{ id: 'n', number: 'FC01-1', total: 80, isSetOff: false }],
};

function open(view: PaymentView) {
  const detail = aDetail(aDocument({ id: 'd-1' }));
  const changePayment = jest.fn().mockResolvedValue({ ...detail, message: 'Pago registrado' });
  const judgePayments = () => Promise.resolve([]);
  const { person } = renderApp({
    dataProvider: fakeDataProvider({ changePayment, judgePayments }),
    part: <PaymentDialog documentId="d-1" name="Uno" view={view} onClose={() => undefined} />,
  });
  return { person, changePayment, dialog: screen.getByRole('dialog', { name: 'Registrar pago' }) };
}

describe('recording a payment', () => {
  it('takes the amount of an instalment that was read', async () => {
    const { person, changePayment, dialog } = open(VIEW);
    const now = within(dialog).getByLabelText('Se paga ahora');
    expect(now).toHaveValue('1180.00');
    expect(dialog).toHaveTextContent('10 dic 2026 · S/ 500.00');
    await person.click(within(dialog).getAllByRole('button', { name: 'Pagar esta' })[0] as Element);
    expect(now).toHaveValue('500.00');
    await person.click(within(dialog).getByRole('button', { name: 'Registrar pago' }));
    await waitFor(() => expect(changePayment).toHaveBeenCalledTimes(1));
    expect(changePayment.mock.lastCall).toContainEqual(
      expect.objectContaining({ paymentStatus: 'partially_paid', amount: 500 }),
    );
  });

  it('offers neither instalments nor credit notes where there are none', () => {
    const { dialog } = open({ ...VIEW, instalments: [], creditNotes: [] });
    expect(dialog).not.toHaveTextContent(/Cuotas|Notas de crédito/);
  });

  it('leaves a credit note off what is left to be paid', async () => {
    const { person, dialog } = open(VIEW);
    await person.click(within(dialog).getByRole('checkbox', { name: /FC01-1/ }));
    expect(within(dialog).getByLabelText('Se paga ahora')).toHaveValue('1100.00');
  });
});
