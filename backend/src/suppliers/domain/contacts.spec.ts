import { contactsOf, namesOf } from './contacts';

const OLD = { banco: 'BCP', numero: '191-1234567-0-12' };
const NEW = { banco: 'BCP', numero: '191-7654321-0-98' };
const document = (telefono: string, cuentas: object[] = []) => ({
  isConfirmed: true,
  extractedData: { proveedor: { nombre: 'Aceros', telefono, email: `${telefono}@a.pe` }, cuentas },
});
const known = {
  ...{ id: 'a', ...OLD, isOther: false, seen: null },
  ...{ confirmed: null, accepted: null, withdrawn: null },
};

describe('contactsOf', () => {
  it('offers each way once, the newest first', () => {
    const told = contactsOf(
      [document('(01) 555'), document('01 555'), document('777', [OLD])],
      [known],
    );
    expect(told.telephones).toEqual(['(01) 555', '777']);
    expect(told.isPartial).toBe(false);
  });

  it('never offers what stands beside another account', () => {
    const told = contactsOf([document('999', [NEW]), document('777', [OLD])], [known]);
    expect(told).toMatchObject({ telephones: ['777'], emails: ['777@a.pe'], isPartial: true });
  });

  it.each([null, {}, { proveedor: {} }])(
    'has nothing of documents that say nothing: %j',
    (data) => {
      const silent = [{ isConfirmed: false, extractedData: data }];
      const told = contactsOf(silent, []);
      expect(told).toEqual({ telephones: [], emails: [], addresses: [], isPartial: false });
      expect(namesOf(silent)).toEqual([]);
    },
  );
});

it('namesOf has each name once', () => {
  const named = (nombre: string) => ({
    isConfirmed: true,
    extractedData: { proveedor: { nombre } },
  });
  expect(namesOf([named(' ACEROS S.A. '), named('Aceros SA'), named('Aceros s.a.')])).toEqual([
    'ACEROS S.A.',
    'Aceros SA',
  ]);
});
