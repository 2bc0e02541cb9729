import { between, digits, happens, pick, type Random } from '../../facts/chance';
import type { BenchFacts, BenchLine } from '../../model';
import { centred, COLUMNS, labelled, printable, RULE, spread, wrapped } from './pos-text';
import { date, money, quantity, SUM_WORDS, type Sale } from './till-sale';

const CASHIERS = ['MILAGROS T.', 'JHON P.', 'YESENIA C.', 'KEVIN R.', 'ROXANA M.', 'AUTOSERVICIO'];
const OFFERS = [
  '** OFERTA DE TEMPORADA **',
  '** DSCTO TARJETA DE LA CASA **',
  '** LLEVA MAS PAGA MENOS **',
];
const CARDS = ['VISA', 'VISA', 'MASTERCARD', 'AMEX'] as const;

const webOf = (brand: string): string =>
  `www.${printable(brand)
    .toLowerCase()
    .replace(/[^a-z]/g, '')}.com.pe`;

export function head({ facts, store }: Sale, random: Random): string[] {
  const { emisor } = facts;
  const [code, name, address] = store;
  const phone = happens(random, 0.4) ? ` TELF. ${digits(random, 3)}-${digits(random, 4)}` : '';
  return [
    ...centred(printable(emisor.nombre)),
    ...centred(`R.U.C. ${emisor.documento}`),
    ...centred(printable(emisor.direccion)),
    ...centred(`CENTRAL TELEFONICA ${emisor.telefono}`),
    ...centred(`TDA. ${code} ${name}: ${address}${phone}`),
  ];
}

export function buyer({ facts }: Sale): string[] {
  const { cliente, kind, ordenCompra, guiaRemision, observaciones } = facts;
  const isCompany = cliente.documento.length === 11;
  const remark = kind === 'factura' ? printable(observaciones) : '';
  return [
    ...labelled(isCompany ? 'R.U.C.      :' : 'D.N.I.      :', cliente.documento),
    ...labelled(isCompany ? 'RAZON SOCIAL:' : 'CLIENTE     :', printable(cliente.nombre)),
    ...(cliente.direccion ? labelled('DIRECCION   :', printable(cliente.direccion)) : []),
    ...(ordenCompra ? labelled('O/C CLIENTE :', ordenCompra) : []),
    ...(guiaRemision ? labelled('GUIA REM.   :', guiaRemision) : []),
    ...(remark ? labelled('OBS.        :', remark) : []),
  ];
}

export function till(sale: Sale, random: Random): string[] {
  const { facts, store, clock, ticket } = sale;
  const { vencimiento } = facts;
  const till = String(between(random, 1, 28)).padStart(2, '0');
  const seller = happens(random, 0.4) ? [`VENDEDOR: ${digits(random, 5)}`] : [];
  return [
    spread(`FEC.EMISION: ${date(facts.emision)}`, `HORA: ${clock}`),
    ...(vencimiento ? [`FEC.VENCIMIENTO: ${date(vencimiento)}`] : []),
    spread(`TDA: ${store[0]}  CAJA: ${till}`, `TRX: ${ticket}`),
    `CAJERO: ${digits(random, 6)} ${pick(random, CASHIERS)}`,
    ...seller,
  ];
}

function itemLines(row: BenchLine, random: Random): string[] {
  const [first = '', ...rest] = wrapped(row.descripcion, COLUMNS - 9);
  const discount = row.descuento > 0 ? `-${money(row.descuento)}` : '';
  const figures = [
    quantity(row.cantidad).padStart(7),
    ` ${row.unidad.padEnd(3)}`,
    money(row.unitario).padStart(9),
    discount.padStart(11),
    money(row.importe).padStart(11),
  ].join('');
  const offer = row.descuento > 0 ? [`         ${pick(random, OFFERS)}`] : [];
  return [
    `${row.codigo}  ${first}`,
    ...rest.map((line) => ' '.repeat(9) + line),
    figures,
    ...offer,
  ];
}

export function items({ facts, rows }: Sale, random: Random): string[] {
  return [
    'SKU      DESCRIPCION',
    '   CANT UM    P.UNIT     DSCTO.    IMPORTE',
    RULE,
    ...rows.flatMap((row) => itemLines(row, random)),
    RULE,
    `NRO. DE ARTICULOS: ${rows.length}`,
    ...(facts.precioConIgv ? [] : ['LOS IMPORTES POR ITEM NO INCLUYEN I.G.V.']),
  ];
}

export function sumLines({ facts, sums, sign }: Sale): string[] {
  return sums.map((key) => {
    const amount = money(facts.sumas[key]);
    const isMinus = key === 'descuentos' && facts.sumas.descuentos > 0;
    return spread(SUM_WORDS[key].padEnd(20) + sign, isMinus ? `-${amount}` : amount);
  });
}

export function taxLines({ facts, sign, hasWords }: Sale): string[] {
  const { detraccion, retencion, percepcion, letras } = facts;
  const lines: string[] = [];
  if (percepcion)
    lines.push(
      spread(`PERCEPCION ${percepcion.porcentaje}%`.padEnd(20) + sign, money(percepcion.monto)),
      spread('TOTAL + PERCEPCION  S/', money(percepcion.totalConPercepcion)),
    );
  if (hasWords) lines.push(...labelled('SON:', printable(letras)));
  if (retencion)
    lines.push(
      spread(`RETENCION IGV ${retencion.porcentaje}%`.padEnd(20) + sign, money(retencion.monto)),
    );
  if (detraccion)
    lines.push(
      'OPERACION SUJETA AL SPOT (D.LEG. 940)',
      `COD. BIEN/SERV.: ${detraccion.codigo}  TASA: ${detraccion.porcentaje}%`,
      `MONTO DETRACCION: S/ ${money(detraccion.monto)}`,
      `CTA. BCO. NACION: ${detraccion.cuenta}`,
    );
  return lines;
}

export function payLines({ facts, payment, rounding, sign }: Sale, random: Random): string[] {
  const payable = (facts.percepcion?.totalConPercepcion ?? facts.sumas.total) - rounding;
  if (!payment)
    return [
      'CONDICION DE PAGO: CREDITO',
      ...facts.cuotas.map(({ numero, fecha, monto }) =>
        spread(`CUOTA ${String(numero).padStart(3, '0')}  ${date(fecha)}  ${sign}`, money(monto)),
      ),
    ];
  const step = pick(random, [1_000, 2_000, 5_000]);
  const given = payment === 'EFECTIVO' ? Math.ceil(payable / step) * step : payable;
  return [
    'CONDICION DE PAGO: CONTADO',
    spread(payment.padEnd(20) + sign, money(given)),
    spread(`VUELTO              ${sign}`, money(given - payable)),
  ];
}

export function clubLines({ facts, rows, brand, sign }: Sale, random: Random): string[] {
  const saved = rows.reduce((sum, { descuento }) => sum + descuento, 0);
  const points = Math.floor(facts.sumas.total / 500);
  const club = printable(brand);
  const isMember = facts.kind === 'boleta' && happens(random, 0.6);
  return [
    ...(saved > 0 ? centred(`USTED AHORRO ${sign} ${money(saved)} EN ESTA COMPRA`) : []),
    ...(isMember
      ? [
          ...centred(`*** CLUB ${club} ***`),
          spread(`SOCIO ********${digits(random, 4)}`, `PUNTOS GANADOS: ${points}`),
          spread('PUNTOS ACUMULADOS', String(points + between(random, 40, 9_000))),
        ]
      : []),
  ];
}

const NAMES = { boleta: 'BOLETA DE VENTA ELECTRONICA', factura: 'FACTURA ELECTRONICA' } as const;
export const nameOf = ({ kind }: BenchFacts): string =>
  kind === 'boleta' ? NAMES.boleta : NAMES.factura;

export function legalLines({ facts, brand }: Sale, random: Random): string[] {
  const resolution = `0${pick(random, ['18', '34'])}-005-000${digits(random, 4)}`;
  return [
    ...(facts.hash ? centred(`RESUMEN: ${facts.hash}`) : []),
    ...centred(`REPRESENTACION IMPRESA DE LA ${nameOf(facts)}`),
    ...centred(`AUTORIZADO MEDIANTE R.I. NRO. ${resolution}/SUNAT`),
    ...centred(`CONSULTE SU DOCUMENTO EN ${webOf(brand)}/comprobantes`),
    '',
    ...centred(
      'CAMBIOS Y DEVOLUCIONES HASTA 30 DIAS CON ESTE COMPROBANTE, EMPAQUE Y ACCESORIOS COMPLETOS.',
    ),
    ...(happens(random, 0.5)
      ? centred('NO HAY CAMBIO EN PINTURAS PREPARADAS, CABLES CORTADOS NI PLANTAS.')
      : []),
    ...centred('!GRACIAS POR SU COMPRA!'),
  ];
}

export function voucher(
  { facts, payment, sign, brand, store, clock }: Sale,
  random: Random,
): string[] {
  if (!payment?.startsWith('TARJETA')) return [];
  const payable = facts.percepcion?.totalConPercepcion ?? facts.sumas.total;
  const kind = payment === 'TARJETA DE CREDITO' ? 'CREDITO' : 'DEBITO';
  return [
    '',
    '- - - - - - - - - - - - - - - - - - - - - ',
    ...centred(pick(random, ['NIUBIZ', 'IZIPAY'])),
    ...centred(`${printable(brand)} ${store[1]}`),
    spread(`COMERCIO: ${digits(random, 9)}`, `TERM: ${digits(random, 8)}`),
    spread(`${pick(random, CARDS)} ${kind}`, `************${digits(random, 4)}`),
    spread(`LOTE: ${digits(random, 4)}  REF: ${digits(random, 4)}`, `AP: ${digits(random, 6)}`),
    spread(`FECHA: ${date(facts.emision)}`, `HORA: ${clock.slice(0, 5)}`),
    spread(`VENTA               ${sign}`, money(payable)),
    ...centred(pick(random, ['OPERACION SIN FIRMA NI PIN', 'CLAVE VERIFICADA', 'CONTACTLESS'])),
    ...centred('* COPIA CLIENTE *'),
  ];
}
