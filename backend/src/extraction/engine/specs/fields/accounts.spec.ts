import { cciDigits } from '../../../../rules/bank-account';
import { readDrawn, type DrawnOptions } from '../../../../../test/support/read-drawn';

/** The CCI that belongs to an account, as one word. */
const closed = (eighteen: string): string => eighteen + cciDigits(eighteen);
const BCP = { numero: '191-1234567-0-12', cci: closed('002191001234567012') };
const BCP_USD = { numero: '194-7654321-1-34', cci: closed('002194007654321134') };
const INTERBANK = { numero: '200-3001234567', cci: closed('003200003001234567') };
const BBVA = { numero: '0011-0175-0100020456', cci: closed('011175000100020456') };

const HEAD = `
#  INVERSIONES LOS ANDES DEL SUR S.A.C.                                R.U.C. N° 20999999019
                                                                       FACTURA ELECTRÓNICA
                                                                       F002-00004521
   Señor(es)   : COMERCIAL EL TREBOL S.R.L.            RUC: 20999999027
   TOTAL                                                                S/      5,500.00
`;

const read = (text: string, options: DrawnOptions = {}) =>
  readDrawn(HEAD + text, { columns: 110, ...options });
const accounts = (text: string) => read(text).extractedData.cuentas ?? [];

/** `191001234567012` in groups as companies print them. */
const grouped = (cci: string, sizes: readonly number[], sign: string): string => {
  let at = 0;
  return sizes.map((size) => cci.slice(at, (at += size))).join(sign);
};

describe('the accounts that a document asks to be paid to', () => {
  it.each([
    ['one line', `   BCP Cta. Cte. Soles ${BCP.numero} CCI ${BCP.cci}`],
    [
      'one under the other',
      `   BCP Soles: ${BCP.numero}\n   CCI: ${grouped(BCP.cci, [3, 3, 12, 2], '-')}`,
    ],
    [
      'a table',
      `   BANCO          MONEDA      CUENTA CORRIENTE      CÓDIGO INTERBANCARIO\n   BCP            SOLES       ${BCP.numero}      ${BCP.cci}`,
    ],
    [
      'in spaced groups',
      `   Cuentas bancarias\n   BCP  Cta. Ahorros S/  191 1234567 0 12   CCI ${grouped(BCP.cci, [3, 3, 6, 4, 4], ' ')}`,
    ],
    ['one word', `   BCP Soles ${BCP.numero}${BCP.cci}`],
    [
      'a narrow column',
      `   CUENTAS BANCARIAS\n   Banco   Moneda   Cuenta             CCI\n   BCP     Soles    191-1234567-       002-191-001234567012-\n                    0-12               54`,
    ],
    [
      'three rows of a cell',
      `   Banco   Moneda   Cuenta             CCI\n   BCP     Soles    191-1234567-       002-191-\n                    0-12               001234567012-\n                                       54`,
    ],
    ['the CCI first', `   BCP CCI M.N. ${BCP.cci}     Cta. N° ${BCP.numero}`],
    [
      'running text',
      `   Sírvase abonar en nuestra cuenta corriente en soles del Banco de Crédito N° 191-1234567-\n   0-12 (CCI ${BCP.cci}).`,
    ],
  ])('are found in %s', (_, text) => {
    const [account, ...others] = accounts(text);
    expect(others).toEqual([]);
    expect(account?.numero?.replace(/\D/g, '')).toBe('1911234567012');
    expect(account).toMatchObject({ cci: BCP.cci, moneda: 'PEN' });
    expect(account?.banco).toMatch(/^(?:BCP|Banco de Crédito)$/);
  });

  it.each(['0011 0175 0100020456', '001101750100020456', '0011-0175-0100020456'])(
    'are of BBVA in one cell with their CCI, printed %s',
    (numero) => {
      const title = 'Banco / Moneda           N° de cuenta / CCI';
      const [account, ...others] = accounts(
        `   ${title}\n   BBVA / Dólares           ${numero} / ${BBVA.cci}`,
      );
      expect(others).toEqual([]);
      expect(account).toMatchObject({ banco: 'BBVA', moneda: 'USD', cci: BBVA.cci });
      expect(account?.numero?.replace(/\D/g, '')).toBe('001101750100020456');
    },
  );

  it('are told apart in rows, in columns, and side by side', () => {
    const three = [BCP, BCP_USD, BBVA];
    const rows = three.map(({ numero, cci }) => ({ numero, cci }));
    const table = `   CUENTAS BANCARIAS A NOMBRE DE INVERSIONES LOS ANDES DEL SUR S.A.C.
   BANCO      MONEDA       CUENTA                 CCI
   BCP        SOLES        ${BCP.numero}       ${BCP.cci}
   BCP        DÓLARES      ${BCP_USD.numero}       ${BCP_USD.cci}
   BBVA       SOLES        ${BBVA.numero}   ${BBVA.cci}`;
    const columns = `   BCP Soles                    BCP Dólares                  BBVA Soles
   ${BCP.numero}             ${BCP_USD.numero}             ${BBVA.numero}
   CCI ${BCP.cci}     CCI ${BCP_USD.cci}     CCI ${BBVA.cci}`;
    const line = `   Cuentas: BCP Soles ${BCP.numero} CCI ${BCP.cci} | Dólares ${BCP_USD.numero}
   CCI ${BCP_USD.cci} | BBVA Soles ${BBVA.numero} CCI ${BBVA.cci}`;
    for (const text of [table, columns, line]) {
      expect(accounts(text).map(({ numero, cci }) => ({ numero, cci }))).toEqual(rows);
      expect(accounts(text).map(({ banco, moneda }) => `${banco} ${moneda}`)).toEqual([
        'BCP PEN',
        'BCP USD',
        'BBVA PEN',
      ]);
    }
    const holders = accounts(table).map(({ titular }) => titular);
    expect(new Set(holders)).toEqual(new Set(['INVERSIONES LOS ANDES DEL SUR S.A.C.']));
  });

  it.each([
    ['that of the detracción', '   Cta. detracciones Banco de la Nación 00-015-013982'],
    ['the customer’s', `   Cargo en cuenta del cliente: BCP ${BCP.numero}`],
    [
      'the number of an order',
      `   N° de operación BCP ${BCP.cci}    Orden de compra: 00219100123456701234`,
    ],
    ['a code of bars', '   00219100123456701234'],
    ['a RUC and a telephone', '   BCP RUC 20100047218   Telf. (01) 311-9898'],
    ['a utility’s customer', '   N° de cuenta contrato: 1234567890123'],
  ])('are none of %s', (_, text) => {
    expect(accounts(text)).toEqual([]);
  });

  it('are no more than eight, each once', () => {
    const rows = Array.from({ length: 12 }, (_, at) => `   BCP Soles 191-12345${10 + at}-0-12`);
    expect(accounts(rows.join('\n'))).toHaveLength(8);
    expect(accounts([...rows.slice(0, 2), ...rows.slice(0, 2)].join('\n'))).toHaveLength(2);
  });

  describe('say how sure they are', () => {
    const stateOf = (text: string, path: string, options: DrawnOptions = {}) => {
      const { state, proof, reasons } = read(text, options).fields[`cuentas.0.${path}`] ?? {};
      return { state, proof, reasons };
    };
    const line = (numero: string, cci: string) => `   BCP Cta. Cte. Soles ${numero} CCI ${cci}`;

    it('verified by each other and by their digits', () => {
      const text = line(BCP.numero, BCP.cci);
      for (const key of ['banco', 'numero', 'cci'])
        expect(stateOf(text, key)).toMatchObject({ state: 'verificado', proof: 'CCI' });
      expect(stateOf(text, 'moneda').state).toBe('leido');
    });

    it('doubtful with a wrong digit, with the reason and what to do, and nothing against the document', () => {
      const wrong = BCP.cci.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10));
      const { fields, authenticity } = read(line(BCP.numero, wrong));
      const { state, reasons } = fields['cuentas.0.cci'] ?? {};
      expect(state).toBe('dudoso');
      expect(reasons?.[0]).toMatch(/^Los dígitos de control del CCI no cuadran.*proveedor/);
      expect(fields['cuentas.0.numero']?.state).toBe('leido');
      expect(authenticity.notes).toContain('CUENTA_NO_CUADRA');
      expect(authenticity.flags).not.toContain('CUENTA_NO_CUADRA');
    });

    it('doubtful where account and CCI are of two accounts', () => {
      const text = line(BCP.numero, BCP_USD.cci);
      expect(stateOf(text, 'numero').state).toBe('dudoso');
      expect(stateOf(text, 'cci').state).toBe('dudoso');
    });

    it('by a CCI that characters were recognised of only together with its account', () => {
      const ocr = { source: 'ocr', confidence: 0.7 } as const;
      expect(stateOf(line(BCP.numero, BCP.cci), 'cci', ocr).state).toBe('verificado');
      expect(stateOf(`   BCP CCI ${BCP.cci}`, 'cci', ocr).state).not.toBe('verificado');
      expect(stateOf(`   BCP CCI ${BCP.cci}`, 'cci').state).toBe('verificado');
    });

    it('takes the bank from the CCI where none is printed', () => {
      const { fields } = read(`   CCI: ${INTERBANK.cci}`);
      expect(fields['cuentas.0.banco']).toMatchObject({
        ...{ value: 'Interbank', source: 'regla', state: 'leido' },
      });
    });
  });

  it.each([
    ['two languages', '   Beneficiary / Beneficiario: ', `   Interbank code / CCI: ${BCP.cci}`],
    ['a payee', '   Girados a favor de ', `, identificado con RUC 20999999019.\n   CCI ${BCP.cci}`],
    ['a sentence', '   Depósito a nombre de ', `, únicamente en:\n   BCP ${BCP.numero}`],
  ])('have their holder in %s', (_, before, after) => {
    const name = 'INVERSIONES LOS ANDES DEL SUR S.A.C.';
    const glue = after.startsWith(',') ? '' : `\n   Bank / Banco: BCP\n   Cuenta: ${BCP.numero}\n`;
    const [account] = accounts(`   Datos bancarios\n${before}${name}${glue}${after}`);
    expect(account?.titular).toBe(name);
    expect(account?.banco ?? 'BCP').toBe('BCP');
  });

  const NAME = 'INVERSIONES LOS ANDES DEL SUR S.A.C.';
  const ROOM = ' '.repeat(45);

  it.each([
    ['a label that goes on', `   Titular de las cuentas: ${NAME}\n   BCP Soles ${BCP.numero}`],
    [
      'its end after a period',
      `   BCP ${BCP.numero}\n   Cuentas a nombre de: ${NAME}. Consulte en SUNAT`,
    ],
    [
      'a line under what announces it, sums beside',
      `   Depositar a nombre de:${ROOM}   I.G.V. (18%)     838.98\n   ${NAME}\n   BCP Soles ${BCP.numero}`,
    ],
    ['its name behind any label', `   BCP Soles ${BCP.numero}\n   Razón social : ${NAME}`],
    [
      'its name in a sentence',
      `   Ponemos a su disposición las cuentas de ${NAME}:\n   BCP ${BCP.numero}`,
    ],
    [
      'a column of its own',
      `   Titular                                Banco      Cuenta\n   ${NAME}   BCP        ${BCP.numero}`,
    ],
    [
      'two lines that its RUC ends',
      `   BCP ${BCP.numero}\n   Todas las cuentas están a nombre de INVERSIONES LOS ANDES DEL SUR SOCIEDAD ANONIMA\n   CERRADA - RUC 20999999019`,
    ],
  ])('have their holder in %s', (_, text) => {
    expect(accounts(`\n${text}`)[0]?.titular).toMatch(
      /^INVERSIONES LOS ANDES DEL SUR (?:S\.A\.C\.|SOCIEDAD ANONIMA CERRADA)$/,
    );
  });

  it('have no holder of the letterhead over them', () => {
    expect(accounts(`   BCP Soles ${BCP.numero}`)[0]?.titular).toBeUndefined();
  });

  it.each([
    [
      'banks behind them in a sentence',
      `   Pague a la Cta. Cte. en soles N° ${BCP.numero} (CCI N° ${BCP.cci}) que mantenemos\n   en BCP, o a la Cta. Cte. en soles N° ${BBVA.numero} (CCI N° ${BBVA.cci}) que mantenemos en BBVA, gracias.`,
    ],
    [
      'currencies behind them in a sentence',
      `   Abone a la cuenta BCP ${BCP.numero} (SOLES) o a la cuenta BBVA ${BBVA.numero} (SOLES).`,
    ],
    [
      'a line under the letterhead',
      `   E-mail: ventas@andes.pe${ROOM}      Factura Nro.\n   Ctas. bancarias: BCP SOLES ${BCP.numero} / BBVA SOLES ${BBVA.numero}`,
    ],
    [
      'short labels',
      `   BCP, cuenta en soles: ${BCP.numero}\n   Cód. Interb.: ${BCP.cci}\n   BBVA, cuenta en soles: ${BBVA.numero}\n   Cód. Interb.: ${BBVA.cci}`,
    ],
    [
      'numbers before their banks',
      `   Cuentas bancarias:\n   ${BCP.numero} BCP Soles\n   ${BBVA.numero} BBVA Soles`,
    ],
    [
      'a strip over their labels',
      `   Banco BCP Soles\n   N° Cta.    ${BCP.numero}\n   N° CCI     ${BCP.cci}\n   BBVA       Soles\n   N° Cta.    ${BBVA.numero}\n   N° CCI     ${BBVA.cci}`,
    ],
  ])('are told apart by %s', (_, text) => {
    const found = accounts(text);
    expect(found.map(({ numero }) => numero)).toEqual([BCP.numero, BBVA.numero]);
    expect(found.map(({ banco }) => banco?.replace(/\W|Banco/g, ''))).toEqual(['BCP', 'BBVA']);
    expect(found.map(({ moneda }) => moneda)).toEqual(['PEN', 'PEN']);
    if (text.includes(BCP.cci)) expect(found.map(({ cci }) => cci)).toEqual([BCP.cci, BBVA.cci]);
  });

  it('have their bank behind them where nothing else says it', () => {
    expect(accounts(`   N° cuenta: ${INTERBANK.numero} (INTERBANK)`)).toMatchObject([
      { numero: INTERBANK.numero },
    ]);
  });

  it('have the currency that stands nearest over them', () => {
    const text = `   Cuentas\n   Divisa: DÓLARES AMERICANOS\n   N° de cuenta BCP: ${BCP_USD.numero}\n   Divisa: SOLES\n   N° de cuenta BCP: ${BCP.numero}`;
    expect(accounts(text).map(({ moneda }) => moneda)).toEqual(['USD', 'PEN']);
  });

  it('keep a CCI with a slip that names the same bank again', () => {
    const slip = BCP.cci.replace('1234567', '1234867');
    const found = accounts(`   BCP Cta. Cte. Soles N° ${BCP.numero}\n   CCI BCP: ${slip}`);
    expect(found).toMatchObject([{ numero: BCP.numero, cci: slip }]);
  });

  it('have the currency at the other end of the strip of their bank', () => {
    const [account] = accounts(
      `   Cuentas bancarias\n   BCP                         Dólares\n   ${BCP_USD.numero}\n   CCI ${BCP_USD.cci}`,
    );
    expect(account).toMatchObject({ banco: 'BCP', moneda: 'USD' });
  });

  it('have a holder behind leaders, whose account it is called', () => {
    const name = 'INVERSIONES LOS ANDES DEL SUR S.A.C.';
    for (const label of ['TITULAR ......  :', 'Razón social de la cuenta:'])
      expect(accounts(`   BCP Soles ${BCP.numero}\n   ${label}   ${name}`)[0]?.titular).toBe(name);
  });

  it('are not taken for the one of the detracción whose sentence ends over them', () => {
    const spot =
      '   Operación sujeta al SPOT. Su monto se deposita en la cuenta de detracciones del Banco de la Nación\n   00-587-898600.\n';
    const [account] = accounts(
      `${spot}                                    N° Cuenta             Banco\n                                    ${INTERBANK.numero}        INTERBANK`,
    );
    expect(account).toMatchObject({ banco: 'INTERBANK', numero: INTERBANK.numero });
  });
});
