import { between, digits, happens, pick, type Random } from '../../facts/chance';
import { A4, html, NOTHING, qrPlace, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchLine, BenchStyle } from '../../model';
import {
  compact,
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  totalesTruth,
} from '../../truth';
import { asOneUnit, rowKind, sellerNamed, withoutDetraccion } from './rows-of-trade';
import { cuotasText, withheldTruth } from './withheld';

const SURNAMES = [
  'QUISPE',
  'SALAZAR',
  'MENDOZA',
  'PAREDES',
  'HUAMAN',
  'VEGA',
  'TORRES',
  'CHAVEZ',
  'BENAVIDES',
  'LOAYZA',
] as const;
const NAMES = [
  'CARLOS',
  'MARIA',
  'JORGE',
  'ANA',
  'LUIS',
  'PATRICIA',
  'RICARDO',
  'CLAUDIA',
  'DIEGO',
  'SOFIA',
] as const;
const AIR = [
  'LIM/CUZ/LIM',
  'LIM/AQP/LIM',
  'LIM/PIU/LIM',
  'LIM/TRU',
  'CUZ/LIM',
  'LIM/IQT/LIM',
  'LIM/TCQ/LIM',
  'LIM/CIX/LIM',
] as const;
const BUS = [
  'LIMA - HUANCAYO',
  'LIMA - ICA',
  'AREQUIPA - TACNA',
  'TRUJILLO - CHICLAYO',
  'LIMA - HUARAZ',
] as const;
const SMALL = [
  'TUUA NACIONAL',
  'FEE DE EMISION',
  'CARGO POR RESERVA DE ASIENTO',
  'CARGO POR REEMISION',
] as const;

function passenger(random: Random): string {
  const at = between(random, 0, NAMES.length - 1);
  return `${pick(random, SURNAMES)}/${NAMES[at] ?? ''} ${at % 2 === 0 ? 'MR' : 'MS'}`;
}

/** What is sold at the price: charges, a night, a seat. */
function travel(line: BenchLine, random: Random): BenchLine {
  const row = asOneUnit(line);
  const ticket = `${pick(random, ['544', '530', '202', '875'])}-${digits(random, 10)}`;
  if (rowKind(line) === 'untaxed')
    return {
      ...row,
      codigo: 'TER',
      descripcion: `PASAJE TERRESTRE ${pick(random, BUS)} PAX ${passenger(random)}`,
    };
  if (row.unitario < 6000)
    return { ...row, codigo: 'CGO', descripcion: `${pick(random, SMALL)} TKT ${ticket}` };
  if (row.unitario < 15000)
    return {
      ...row,
      codigo: 'TRF',
      descripcion: `TRASLADO APTO/HOTEL/APTO ${pick(random, ['CUZ', 'AQP', 'IQT'])} PAX ${passenger(random)}`,
    };
  if (row.unitario < 220_000)
    return {
      ...row,
      codigo: 'BOL',
      descripcion: `TKT ${ticket} ${passenger(random)} ${pick(random, AIR)}`,
    };
  return {
    ...row,
    codigo: 'GRP',
    descripcion: `BOLETOS GRUPO ${pick(random, AIR)} RECORD ${pick(random, ['KQ', 'ZT', 'WN'])}${digits(random, 2)}LX SEGUN RELACION`,
  };
}

const CSS = `
body { font: 8.6pt "Liberation Serif", "Times New Roman", serif; color: #111; }
.title { text-align: center; border: 1pt double #333; padding: 2mm; }
.title b { font-size: 14pt; letter-spacing: .4pt; }
.bar { display: flex; justify-content: space-between; background: #0b3c5d; color: #fff; padding: 1.5mm 3mm; margin-top: 3mm; font-size: 10.5pt; font-weight: bold; }
.data { width: 100%; margin-top: 3mm; }
.data td { padding: .5mm 2mm .5mm 0; vertical-align: top; }
.data td:nth-child(odd) { font-weight: bold; white-space: nowrap; }
.rows { width: 100%; margin-top: 4mm; }
.rows th { border-top: 1.2pt solid #0b3c5d; border-bottom: .6pt solid #0b3c5d; padding: 1mm; text-align: left; }
.rows td { padding: .8mm 1mm; vertical-align: top; }
.rows .n { text-align: right; white-space: nowrap; }
.sums { width: 100%; margin-top: 3mm; text-align: center; }
.sums th { border: .5pt solid #0b3c5d; padding: .8mm; font-size: 7.6pt; background: #eef3f7; }
.sums td { border: .5pt solid #0b3c5d; padding: 1.2mm .8mm; }
.note { margin-top: 3mm; line-height: 1.45; }
.last { display: flex; gap: 5mm; margin-top: 4mm; font-size: 7.2pt; align-items: flex-end; }
`;

const SUMS = [
  ['descuentos', 'Descuentos'],
  ['gravada', 'Afecto'],
  ['exonerada', 'Exonerado'],
  ['igv', 'IGV 18%'],
  ['total', 'Total'],
] as const;
const isShown = ({ sumas }: BenchFacts, key: (typeof SUMS)[number][0]): boolean =>
  key === 'descuentos' ? sumas.descuentos !== 0 : true;

interface File {
  number: string;
  counter: string;
  rate: string;
}

function head(facts: BenchFacts, file: File, style: BenchStyle): Markup {
  const { emisor, cliente } = facts;
  const pairs: [string, string][] = [
    ['Cliente:', cliente.nombre],
    ['Fecha de emisión:', style.date(facts.emision)],
    ['RUC:', cliente.documento],
    ['Fecha de vencimiento:', facts.vencimiento ? style.date(facts.vencimiento) : ''],
    ['Dirección:', cliente.direccion],
    ['Condición de venta:', facts.formaPago],
    ['File N°:', file.number],
    ['Moneda:', style.currencyName],
    ['Counter:', file.counter],
    ['Tipo de cambio:', file.rate],
    ['', ''],
    ['Orden de compra:', facts.ordenCompra],
  ];
  const shown = pairs.map(
    ([label, value]) =>
      html`<td>${value && label}</td>
        <td>${value}</td>`,
  );
  const lines = Array.from({ length: pairs.length / 2 }, (_, at) =>
    shown.slice(at * 2, at * 2 + 2),
  );
  return html`<div class="title">
      <b>${emisor.nombre}</b><br />${emisor.direccion} &nbsp;·&nbsp; Telf. ${emisor.telefono}
      &nbsp;·&nbsp; ${emisor.email}<br />Agencia de viajes y turismo - IATA
      ${`91-5${file.number.slice(0, 1)} ${file.number.slice(1, 5)}`}
    </div>
    <div class="bar">
      <span>FACTURA ELECTRÓNICA</span><span>RUC ${emisor.documento}</span
      ><span>${style.number(facts.serie, facts.correlativo)}</span>
    </div>
    <table class="data whole">
      ${lines.map(
        (cells) =>
          html`<tr>
            ${cells}
          </tr>`,
      )}
    </table>`;
}

function rows(facts: BenchFacts, withDiscount: boolean, style: BenchStyle): Markup {
  return html`<table class="rows">
    <thead>
      <tr>
        <th>Tipo</th>
        <th class="n">Cant.</th>
        <th style="width:92mm">Detalle (boleto / pasajero / ruta)</th>
        <th class="n">Tarifa</th>
        ${withDiscount && html`<th class="n">Descuento</th>`}
        <th class="n">Valor</th>
      </tr>
    </thead>
    ${facts.lineas.map(
      (line) =>
        html`<tr>
          <td>${line.codigo}</td>
          <td class="n">${style.quantity(line.cantidad)}</td>
          <td>${line.descripcion}</td>
          <td class="n">${style.amount(line.unitario)}</td>
          ${withDiscount && html`<td class="n">${style.amount(line.descuento)}</td>`}
          <td class="n">${style.amount(line.importe)}</td>
        </tr>`,
    )}
  </table>`;
}

function withheld({ retencion, percepcion }: BenchFacts, style: BenchStyle): Markup {
  if (retencion)
    return html`<br />Retención IGV ${retencion.porcentaje}%: S/ ${style.amount(retencion.monto)}`;
  if (!percepcion) return NOTHING;
  return html`<br />Percepción ${percepcion.porcentaje}%: S/ ${style.amount(percepcion.monto)} -
    Total más percepción: S/ ${style.amount(percepcion.totalConPercepcion)}`;
}

function foot(facts: BenchFacts, style: BenchStyle, random: Random): Markup {
  const shown = SUMS.filter(([key]) => isShown(facts, key));
  return html`<table class="sums whole">
      <tr>
        ${shown.map(([, label]) => html`<th>${label}</th>`)}
      </tr>
      <tr>
        ${shown.map(([key]) => html`<td>${key === 'total' && `${style.currencySign} `}${style.amount(facts.sumas[key])}</td>`)}
      </tr>
    </table>
    <div class="note whole">
      Son: ${facts.letras}${withheld(facts, style)}
      ${facts.cuotas.map(({ numero, fecha, monto }) => html`<br />Cuota ${numero} vence ${style.date(fecha)}: ${style.amount(monto)}`)}
      ${facts.observaciones && html`<br />Observaciones: ${facts.observaciones}`} <br />Depósitos:
      BCP ${pick(random, ['soles', 'dólares'])}
      191-${digits(random, 7)}-${pick(random, ['0', '1'])}-${digits(random, 2)}
      ${happens(random, 0.5) && html`<br />Boletos no reembolsables ni endosables. Los cambios están sujetos a penalidad y diferencia de tarifa de la línea aérea.`}
    </div>
    <div class="last whole">
      ${qrPlace(facts, '23mm')}
      <div>
        Representación impresa de la factura electrónica, consulte en www.sunat.gob.pe<br />Hash:
        ${facts.hash}<br />
        El transporte terrestre interprovincial de pasajeros está exonerado del IGV (Apéndice II,
        D.S. 055-99-EF).
      </div>
    </div>`;
}

/** Factura of a travel agency: tickets of passengers, routes, small charges, file and exchange rate. */
export const VIAJES_BOLETOS: BenchLayout = {
  id: 'viajes-boletos',
  role: 'construido',
  kinds: ['factura'],
  draw(given, style, random) {
    const sold = given.lineas.filter((line) => rowKind(line) !== 'gift');
    const facts: BenchFacts = {
      ...withoutDetraccion(given),
      emisor: sellerNamed(
        given.emisor,
        pick(random, ['Viajes y Turismo', 'Travel Service', 'Agencia de Viajes']),
      ),
      lineas: sold.map((line) => travel(line, random)),
    };
    const withDiscount = facts.lineas.some(({ descuento }) => descuento > 0);
    const file: File = {
      number: digits(random, 6),
      counter: pick(random, ['KARLA M.', 'PTORRES', 'ROSSANA V.', 'CORP02']),
      rate: `${facts.moneda === 'EUR' ? '4.' : '3.'}${between(random, 360, 790)}`,
    };
    const body = html`${head(facts, file, style)}${rows(facts, withDiscount, style)}${foot(facts, style, random)}`;
    const printed = ['codigo', 'cantidad', 'unitario', 'importe'] as const;
    return {
      ...wholePage({ css: CSS, body, paper: A4, margin: '13mm 16mm' }),
      truth: {
        documento: documentoTruth(facts, ['vencimiento', 'moneda', 'hash']),
        proveedor: partyTruth(facts.emisor, ['direccion', 'telefono', 'email']),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(
          facts,
          SUMS.map(([key]) => key).filter((key) => isShown(facts, key)),
        ),
        ...withheldTruth(facts),
        informacion_adicional: compact({
          ...infoTruth(facts, ['formaPago', 'ordenCompra', 'observaciones', 'letras']),
          cuotas: cuotasText(facts.cuotas),
        }),
        productos: linesTruth(facts, withDiscount ? [...printed, 'descuento'] : printed),
      },
    };
  },
};
