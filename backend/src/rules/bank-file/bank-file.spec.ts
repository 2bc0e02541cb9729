import type { BankLayout, ChargeAccount } from '../../contracts/bank-file';
import type { CuentaData } from '../../contracts/extracted-data';
import { rounds } from '../../../test/support/rounds';
import { cciDigits } from '../bank-account';
import { bankFileBytes, bankRecords, lineProblem, type BankFile, type BankLine } from '.';
import { controlTotal } from './bcp';

/** Numbers without an end, the same in every run. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
const digitsBy = (roll: (below: number) => number, count: number): string =>
  Array.from({ length: count }, () => roll(10)).join('');

const cciOf = (entity: string, office: string, part: string): string => {
  const eighteen = `${entity}${office}${part}`;
  return eighteen + cciDigits(eighteen);
};

/** Accounts with what their bank is expected to write, by the rules of payments 1.1 to 1.5. */
function accountsBy(roll: (below: number) => number) {
  const office = digitsBy(roll, 3);
  const [seven, nine, ten] = [digitsBy(roll, 7), digitsBy(roll, 9), digitsBy(roll, 10)];
  const bcpCurrent: CuentaData = { banco: 'BCP', numero: `${office}-${seven}-0-12` };
  const bcpSavings: CuentaData = { banco: 'BCP', numero: `${office}-1${seven}-0-12` };
  const bbva: CuentaData = { banco: 'BBVA', numero: `0011-0${office}-${ten}` };
  const bbvaByCci: CuentaData = { cci: cciOf('011', office, `00${ten}`) };
  const interbank: CuentaData = {
    ...{ banco: 'Interbank', numero: `${office}-${ten}` },
    cci: cciOf('003', office, `01${ten}`),
  };
  const nation: CuentaData = {
    banco: 'Banco de la Nación',
    cci: cciOf('018', '000', `0${nine}01`),
  };
  return { office, seven, ten, bcpCurrent, bcpSavings, bbva, bbvaByCci, interbank, nation };
}

const CHARGES: Readonly<Record<BankLayout, ChargeAccount>> = {
  bcp: { banco: '002', numero: '1911000152155', moneda: 'PEN', tipo: 'corriente' },
  bbva: { banco: '011', numero: '001101230100045678', moneda: 'PEN', tipo: 'corriente' },
  interbank: { banco: '003', numero: '2003001234567', moneda: 'PEN', tipo: 'corriente' },
};

const aLine = (account: CuentaData, over: Partial<BankLine> = {}): BankLine => ({
  ...{ supplierRuc: '20999999027', number: 'F001-123', issueDate: '20261102', dueDate: '20261202' },
  ...{ amountCents: 118_000, currency: 'PEN', supplierName: 'x', reference: '' },
  bank: { payee: { accountId: 'a', account, name: 'ÑANDÚ Y CÍA. S.A.C.' }, creditNotes: [] },
  ...over,
});
const aFile = (layout: BankLayout, lines: BankLine[], over: Partial<BankFile> = {}): BankFile => ({
  ...{ layout, charge: CHARGES[layout], lines },
  ...{ processDate: '2026-11-27', madeAt: '2026-11-27T17:05:09' },
  ...over,
});

/** The lines of the file as the bank gets them: a character a byte. */
const read = (file: BankFile): string[] =>
  Buffer.from(bankFileBytes(file))
    .toString('latin1')
    .split(file.layout === 'bbva' ? '\n' : '\r\n');

/** What stands from one position to another, from 1, as the banks count. */
const at = (line: string, from: number, to: number): string => line.slice(from - 1, to);

const NAMES = ['ÑANDÚ S.A.C.', 'Pérez Á., José', 'ÁÉÍÓÚ Ñ&Ü', 'ACERO'];

/** A batch of up to 40 lines to up to 12 suppliers. */
function batch(roll: (below: number) => number, layout: BankLayout): BankLine[] {
  const suppliers = Array.from({ length: 1 + roll(12) }, (_, index) => {
    const all = accountsBy(roll);
    const own = { bcp: [all.bcpCurrent, all.bcpSavings], bbva: [all.bbva, all.bbvaByCci] };
    const others = { bcp: [all.bbvaByCci], bbva: [all.interbank], interbank: [all.bbvaByCci] };
    const pool = [
      ...(layout === 'interbank' ? [all.interbank] : own[layout]),
      ...others[layout],
      all.nation,
    ];
    const account = pool[roll(pool.length)] as CuentaData;
    const ruc = `20${digitsBy(roll, 9)}`;
    return { ruc, account, name: NAMES[roll(NAMES.length)] ?? '', accountId: String(index) };
  });
  return Array.from({ length: 1 + roll(40) }, () => {
    const { ruc, ...payee } = suppliers[roll(suppliers.length)] as (typeof suppliers)[number];
    const notes = layout === 'bcp' ? roll(3) : 0;
    const creditNotes = Array.from({ length: notes }, () => ({
      number: `FC01-${roll(99_999)}`,
      amountCents: 1 + roll(900_000),
    }));
    return aLine(payee.account, {
      supplierRuc: ruc,
      number: `F0${10 + roll(89)}-${roll(99_999_999)}`,
      amountCents: 1 + roll(2_000_000_00),
      reference: roll(3) === 0 ? `PAGO ${roll(999)} Ñ` : '',
      bank: { payee, creditNotes },
    });
  });
}

const bare = (text: string | null | undefined): string => (text ?? '').replace(/\D/g, '');
const latin = (text: string): string => Buffer.from(text, 'latin1').toString('latin1');
const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((a, b) => a + b, 0n);
const paidBy = (lines: readonly BankLine[]): bigint =>
  sum(lines.map(({ amountCents }) => BigInt(amountCents)));
/** Throws for what is not written as the banks ask. */
const cents = (printed: string): bigint =>
  BigInt(/^\d{14}\.\d\d$/.test(printed) ? printed.replace('.', '') : 'no amount');
const BATCHES = rounds(150, 1_000);
/** How long lines are: one number where all are of one length. */
const lengthsOf = (lines: readonly string[]): number[] => [
  ...new Set(lines.map(({ length }) => length)),
];

describe('BCP', () => {
  it("comes to the control total of the bank's own example", () => {
    const targets = ['1910008791097', '00963200000380987111'];
    expect(controlTotal('1911000152155', targets)).toBe('1389930363');
  });

  it(`is what a reader of positions expects, in ${BATCHES} batches`, () => {
    const roll = dice(1);
    for (let count = 0; count < BATCHES; count += 1) {
      const lines = batch(roll, 'bcp');
      const [header = '', ...records] = read(aFile('bcp', lines));
      const end = records.pop();
      const payments = records.filter((one) => one.startsWith('2'));
      const documents = records.filter((one) => one.startsWith('3'));
      const accounts = payments.map((one) => ({
        kind: at(one, 2, 2),
        digits: at(one, 3, 22).trim(),
      }));
      const widths: Readonly<Record<string, number>> = { A: 14, C: 13, B: 20 };
      const reduced = accounts.map(({ kind, digits }) =>
        BigInt(kind === 'B' ? digits.slice(10) : digits.slice(3)),
      );
      const left: bigint[] = [];
      for (const record of records) {
        if (record.startsWith('2')) left.push(cents(at(record, 179, 195)));
        else {
          const amount = cents(at(record, 18, 34));
          left.push((left.pop() ?? 0n) + (at(record, 2, 2) === 'N' ? amount : -amount));
        }
      }
      expect({
        ...{ end, header: header.length, count: Number(at(header, 2, 7)) },
        ...{ payments: lengthsOf(payments), documents: lengthsOf(documents) },
        others: records.length - payments.length - documents.length,
        from: at(header, 8, 40),
        total: cents(at(header, 41, 57)),
        control: BigInt(at(header, 99, 113)),
        odd: accounts.filter(({ kind, digits }) => digits.length !== widths[kind]),
        left,
        paid: sum(payments.map((one) => cents(at(one, 179, 195)))),
        payees: payments.length,
      }).toEqual({
        ...{ end: '', header: 113, count: payments.length },
        ...{ payments: [196], documents: [34], others: 0 },
        from: '20261127C00011911000152155       ',
        total: paidBy(lines),
        control: sum(reduced) + 1_000_152_155n,
        odd: [],
        left: payments.map(() => 0n),
        paid: paidBy(lines),
        payees: new Set(lines.map(({ bank }) => bank.payee.accountId)).size,
      });
    }
  });

  it('says each thing at its place', () => {
    const { bcpSavings, office, seven } = accountsBy(dice(7));
    const bank = {
      payee: { accountId: 'a', account: bcpSavings, name: 'ÑANDÚ S.A.C.' },
      creditNotes: [{ number: 'FC01-7', amountCents: 18_000 }],
    };
    const lines = [aLine(bcpSavings, { reference: 'OP 12', bank })];
    const [header = '', payment = '', document = '', note = ''] = read(aFile('bcp', lines));
    expect(at(header, 58, 98)).toBe(`${'Pago a proveedores'.padEnd(40)}N`);
    expect(at(payment, 1, 39)).toBe(`2A${office}1${seven}012`.padEnd(22) + '1620999999027    ');
    expect(at(payment, 40, 114).trimEnd()).toBe(latin('ÑANDÚ S.A.C.'));
    expect(at(payment, 115, 196)).toBe(
      `${'OP 12'.padEnd(40)}${'F001-123'.padEnd(20)}000100000000001180.00S`,
    );
    expect(document).toBe('3F00000000F00112300000000001360.00');
    expect(note).toBe('3N0000000000FC01700000000000180.00');
  });

  it('pays dollars from an account in dollars, and charges a maestra', () => {
    const charge: ChargeAccount = { ...CHARGES.bcp, moneda: 'USD', tipo: 'maestra' };
    const [header = '', payment = ''] = read(
      aFile('bcp', [aLine(accountsBy(dice(2)).nation)], { charge, processDate: '2026-12-01' }),
    );
    expect(at(header, 8, 20)).toBe('20261201M1001');
    expect(at(payment, 175, 178)).toBe('1001');
  });
});

describe('BBVA', () => {
  it(`is what a reader of positions expects, in ${BATCHES} batches`, () => {
    const roll = dice(2);
    for (let count = 0; count < BATCHES; count += 1) {
      const lines = batch(roll, 'bbva');
      const [header = '', ...records] = read(aFile('bbva', lines));
      const expected = lines.map(({ bank: { payee }, supplierRuc, number }) => {
        const { account } = payee;
        const isOwn = account.banco === 'BBVA' || account.cci?.startsWith('011');
        const [office = '', ten = ''] = account.numero
          ? [bare(account.numero).slice(5, 8), bare(account.numero).slice(8)]
          : [account.cci?.slice(3, 6), account.cci?.slice(8, 18)];
        const target = isOwn ? `P00110${office}00${ten}` : `I${bare(account.cci)}`;
        return [`002R${supplierRuc} ${target}`, `F${number.replace('-', '')}`.padEnd(13) + 'N'];
      });
      const names = records.map((one) => at(one, 38, 77)).join('');
      expect({
        ...{ header: header.length, records: lengthsOf(records), from: at(header, 1, 26) },
        ...{ total: BigInt(at(header, 27, 41)), count: Number(at(header, 77, 82)) },
        paid: sum(records.map((one) => BigInt(at(one, 78, 92)))),
        lines: records.map((one) => [at(one, 1, 37), at(one, 93, 106)]),
        foreign: names.replace(/[A-Za-zÑñÁÉÍÓÚÜáéíóú ]+/g, ''),
        isNamed: names !== '',
        ends: [...new Set(records.map((one) => at(one, 228, 277)))],
      }).toEqual({
        ...{ header: 151, records: [277], from: '75000110123000100045678PEN' },
        ...{ total: paidBy(lines), count: lines.length, paid: paidBy(lines) },
        ...{ lines: expected, foreign: '', isNamed: true },
        ends: ['0'.repeat(32) + ' '.repeat(18)],
      });
    }
  });

  it('pays at once, or on the day that is said', () => {
    const lines = [aLine(accountsBy(dice(3)).bbva)];
    const [today = ''] = read(aFile('bbva', lines));
    const [later = ''] = read(aFile('bbva', lines, { processDate: '2026-11-30' }));
    expect([at(today, 42, 51), at(later, 42, 51)]).toEqual(['A         ', 'F20261130 ']);
    expect(at(today, 83, 151)).toBe('S' + '0'.repeat(18) + ' '.repeat(50));
  });

  it('keeps the two digits that an account of its own prints', () => {
    const { ten, office } = accountsBy(dice(4));
    const own = cciDigits(`011${office}00${ten}`);
    for (const numero of [`0011-0${office}-${ten}-${own}`, `0011-0${office}-${own}-${ten}`]) {
      const [, record = ''] = read(aFile('bbva', [aLine({ banco: 'BBVA', numero })]));
      expect(at(record, 18, 37)).toBe(`00110${office}${own}${ten}`);
    }
  });
});

describe('Interbank', () => {
  it(`is what a reader of positions expects, in ${BATCHES} batches`, () => {
    const roll = dice(3);
    for (let count = 0; count < BATCHES; count += 1) {
      const lines = batch(roll, 'interbank');
      const [header = '', ...records] = read(aFile('interbank', lines));
      const end = records.pop();
      const expected = lines.map(({ bank: { payee }, supplierRuc }) => {
        const { account } = payee;
        const target =
          account.banco === 'Interbank'
            ? `0900201${bare(account.numero).padEnd(23)}`
            : `99   01   ${bare(account.cci)}`;
        return `${target}C02${supplierRuc}    `;
      });
      expect({
        ...{ end, header: header.length, records: lengthsOf(records), from: header.slice(0, 63) },
        ...{ count: Number(at(header, 64, 69)), total: BigInt(at(header, 70, 84)) },
        rest: at(header, 85, 104),
        paid: sum(records.map((one) => BigInt(at(one, 54, 68)))),
        lines: records.map((one) => at(one, 70, 117)),
      }).toEqual({
        ...{ end: '', header: 104, records: [380], count: lines.length, total: paidBy(lines) },
        from: '0103      200300123456700101PROVEEDORES 20261127170509020261127'.padEnd(63),
        rest: `${'0'.repeat(15)}MC001`,
        paid: paidBy(lines),
        lines: expected,
      });
    }
  });
});

describe('what cannot be written', () => {
  const { nation } = accountsBy(dice(5));
  const named = (name: string, over: Partial<BankLine> = {}): BankLine =>
    aLine(nation, {
      bank: { payee: { accountId: 'a', account: nation, name }, creditNotes: [] },
      ...over,
    });

  it.each([
    [
      'bcp',
      named('Ñ'.repeat(90)),
      '«Nombre del proveedor» tiene 90 caracteres y en el archivo caben 75. Escriba en esta línea cómo va en el archivo.',
    ],
    [
      'bbva',
      named('Ñ'.repeat(41)),
      '«Nombre del proveedor» tiene 41 caracteres y en el archivo caben 40. Escriba en esta línea cómo va en el archivo.',
    ],
    [
      'interbank',
      named('Á'.repeat(61)),
      '«Nombre del proveedor» tiene 61 caracteres y en el archivo caben 60. Escriba en esta línea cómo va en el archivo.',
    ],
    [
      'bcp',
      named('ŁÓDŹ'),
      '«Nombre del proveedor» tiene un carácter que el archivo no admite («Ł»). Escriba en esta línea cómo va en el archivo.',
    ],
    [
      'bcp',
      named('A', { reference: 'x'.repeat(41) }),
      '«Referencia para el proveedor» tiene 41 caracteres y en el archivo caben 40. Corrija el documento, o déjelo fuera y páguelo aparte.',
    ],
    [
      'bbva',
      named('A', { number: 'F001-123456789' }),
      '«Número de documento» tiene 13 caracteres y en el archivo caben 12. Corrija el documento, o déjelo fuera y páguelo aparte.',
    ],
    [
      'bcp',
      named('A', { number: '' }),
      'El documento no tiene número. Corrija el documento, o déjelo fuera y páguelo aparte.',
    ],
    [
      'bcp',
      named('A', { supplierRuc: '20999999028' }),
      'El RUC del proveedor no es válido. Corrija el documento, o déjelo fuera y páguelo aparte.',
    ],
    [
      'bcp',
      named(''),
      '«Nombre del proveedor» está vacío. Escriba en esta línea cómo va en el archivo.',
    ],
    ['bcp', named('A', { amountCents: 0 }), 'No queda nada por pagar de él.'],
  ] as const)('is said and never cut: %s', (layout, line, problem) => {
    expect(lineProblem(aFile(layout, []), line)).toBe(problem);
  });

  it('is nothing for what just fits, whose signs are a byte each', () => {
    const line = named('Ñ'.repeat(75));
    expect(lineProblem(aFile('bcp', []), line)).toBeNull();
    expect(at(read(aFile('bcp', [line]))[1] ?? '', 40, 114)).toBe('Ñ'.repeat(75));
    expect(() => bankFileBytes(aFile('bcp', [named('Ñ'.repeat(76))]))).toThrow(RangeError);
  });

  it('takes letters that are written in two parts for one', () => {
    expect(at(read(aFile('bcp', [named('N\u0303ANDU')]))[1] ?? '', 40, 45)).toBe('ÑANDU ');
  });
});

it.each(['bcp', 'bbva', 'interbank'] as const)('names every field of %s', (layout) => {
  const records = bankRecords(aFile(layout, [aLine(accountsBy(dice(6)).nation)]));
  expect(records[0]?.name).toBe('Cabecera');
  for (const { fields } of records)
    expect(fields.every(({ name, width }) => name !== '' && width > 0)).toBe(true);
});
