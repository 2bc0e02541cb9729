import type { ExtractedData } from '../../contracts/extracted-data';
import { cciDigits } from '../bank-account';
import { checkAccounts } from './account-checks';

describe('the accounts of a document', () => {
  const cciOf = (eighteen: string) => eighteen + cciDigits(eighteen);
  const right = { banco: 'BCP', numero: '191-1234567-1-12', cci: cciOf('002191001234567112') };
  const accounts = (cuentas: ExtractedData['cuentas'], unsure: string[] = []) =>
    checkAccounts({
      ...{ data: { cuentas }, qr: null, hasUnreadableQr: false, pageText: '', hiddenTexts: [] },
      ...{ pdf: null, companyRuc: null, today: '2026-11-20', unsurePaths: new Set(unsure) },
    });
  const other = { ...right, cci: cciOf('002191007654321112') };

  it.each<[string, string[], NonNullable<ExtractedData['cuentas']>[number]]>([
    ['a CCI with a wrong check digit', ['cci'], { cci: `${right.cci.slice(0, -2)}00` }],
    ['a CCI that is cut', ['cci'], { cci: right.cci.slice(0, -1) }],
    ['a CCI of another bank', ['cci', 'banco'], { ...right, cci: cciOf('003191001234567112') }],
    ['a CCI of another number', ['cci', 'numero'], other],
    ['a number of no length of its bank', ['numero'], { banco: 'BCP', numero: '191-123456-1-12' }],
    ['a number in another currency', ['numero', 'moneda'], { ...right, moneda: 'S/' }],
  ])(
    'CUENTA_NO_CUADRA: %s, at its own fields, and nothing against the document',
    (_, keys, one) => {
      const { findings, doubts, passed } = accounts([right, one]);
      expect(findings.map(({ id, paths }) => ({ id, paths }))).toEqual([
        { id: 'CUENTA_NO_CUADRA', paths: keys.map((key) => `cuentas.1.${key}`) },
      ]);
      expect(findings[0]?.message).toMatch(/confírmela con el proveedor/);
      expect([doubts, passed]).toEqual([findings, []]);
    },
  );

  it('are doubts alone where the reading is unsure of any of their fields', () => {
    for (const path of ['cuentas.0.cci', 'cuentas.0.numero'])
      expect(accounts([other], [path])).toMatchObject({ findings: [], doubts: [{}] });
    expect(accounts([other], ['cuentas.1.cci']).findings).toHaveLength(1);
  });
});
