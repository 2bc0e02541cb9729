import { between, digits, happens, pick, type Random } from '../../facts/chance';
import { addDays } from '../../facts/civil-day';
import { A4, html, qrPlace, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchLine, BenchStyle } from '../../model';
import {
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  shownSums,
  totalesTruth,
} from '../../truth';
import { asOneUnit, goodOf, rowKind, sellerNamed, type Band } from './rows-of-trade';

const BANDS: readonly Band[] = [
  {
    below: 3000,
    goods: [
      ['CABLE HDMI 1.8 M NEGRO', 'UN'],
      ['PILA ALCALINA AA PACK X4', 'UN'],
      ['FOCO LED 12W LUZ BLANCA E27', 'UN'],
      ['EXTENSION ELECTRICA 3 TOMAS 3 M', 'UN'],
    ],
  },
  {
    below: 20000,
    goods: [
      ['PLANCHA A VAPOR 1400W BASE CERAMICA', 'UN'],
      ['LICUADORA 3 VELOCIDADES VASO VIDRIO 1.5 L', 'UN'],
      ['HERVIDOR ELECTRICO 1.7 L ACERO', 'UN'],
      ['OLLA ARROCERA 1.8 L ANTIADHERENTE', 'UN'],
      ['AUDIFONO BLUETOOTH ON EAR', 'UN'],
    ],
  },
  {
    below: 80000,
    goods: [
      ['HORNO MICROONDAS 25 L DIGITAL NEGRO', 'UN'],
      ['ASPIRADORA VERTICAL INALAMBRICA 2 EN 1', 'UN'],
      ['PARLANTE TORRE 1500W RMS BLUETOOTH', 'UN'],
      ['FREIDORA DE AIRE 5.5 L TACTIL', 'UN'],
    ],
  },
  {
    below: Infinity,
    goods: [
      ['REFRIGERADORA NO FROST 320 L INOX DISPENSADOR DE AGUA', 'UN'],
      ['TELEVISOR LED 55" 4K UHD SMART', 'UN'],
      ['LAVADORA CARGA SUPERIOR 17 KG GRIS', 'UN'],
      ['COCINA A GAS 6 HORNILLAS ENCENDIDO ELECTRICO', 'UN'],
    ],
  },
];
const LIBRARY = ['RECETARIO COCINA PERUANA LIBRO TAPA DURA', 'LIBRO INFANTIL ILUSTRADO'] as const;

function appliance(line: BenchLine, at: number, random: Random): BenchLine {
  const codigo = `20${digits(random, 8)}`;
  const row = line.cantidad % 1000 === 0 ? line : asOneUnit(line);
  if (rowKind(line) === 'untaxed')
    return { ...row, codigo, descripcion: pick(random, LIBRARY), unidad: 'UN' };
  const [descripcion, unidad] = goodOf(BANDS, row.unitario, at);
  return { ...row, codigo, descripcion, unidad };
}

const CSS = `
body { font: 8.3pt "Liberation Sans Narrow", "Arial Narrow", sans-serif; color: #000; }
.brand { display: flex; justify-content: space-between; border-bottom: 2.4pt solid #b0141e; padding-bottom: 2mm; }
.brand .sign { font: italic bold 20pt "Liberation Sans"; color: #b0141e; }
.brand .doc { text-align: right; font-size: 11pt; line-height: 1.45; }
.brand .doc b { font-size: 13pt; }
.issuer { margin: 2mm 0 4mm; line-height: 1.4; }
.cols { display: grid; grid-template-columns: 1fr 1fr; gap: 5mm; }
.cols h4 { margin: 0 0 1mm; background: #e9e9e9; padding: .8mm 1.5mm; font-size: 8.3pt; }
.cols p { margin: 0 1.5mm .6mm; }
.cols p i { font-style: normal; display: inline-block; min-width: 27mm; color: #444; }
.rows { width: 100%; margin: 4mm 0 0; }
.rows th { background: #444; color: #fff; padding: 1mm 1.5mm; text-align: left; font-weight: normal; }
.rows td { padding: 1mm 1.5mm; border-bottom: .4pt dotted #777; vertical-align: top; }
.rows .n { text-align: right; white-space: nowrap; }
.bottom { display: flex; align-items: flex-start; justify-content: space-between; margin-top: 4mm; }
.bottom .text { width: 105mm; line-height: 1.5; }
.sums td { padding: .6mm 0 .6mm 6mm; text-align: right; }
.sums td:first-child { text-align: left; }
.sums tr:last-child td { border-top: 1pt solid #000; font-weight: bold; font-size: 10pt; }
.sign-line { margin-top: 14mm; display: flex; justify-content: space-around; text-align: center; }
.sign-line span { border-top: .6pt solid #000; width: 55mm; padding-top: 1mm; }
.legal { margin-top: 4mm; font-size: 6.8pt; }
`;

const STORES = [
  ['0012', 'TIENDA SAN MIGUEL', 'Av. La Marina 2500, San Miguel'],
  ['0031', 'TIENDA JOCKEY', 'Av. Javier Prado Este 4200, Santiago de Surco'],
  ['0047', 'TIENDA TRUJILLO', 'Av. América Oeste 750, Trujillo'],
  ['0058', 'TIENDA CAYMA', 'Av. Ejército 793, Cayma, Arequipa'],
  ['0102', 'VENTA EMPRESA', 'Calle Los Laureles 180, San Isidro'],
] as const;

const SUM_ORDER = ['gravada', 'exonerada', 'igv', 'total'] as const;
const SUM_ALWAYS = ['gravada', 'igv', 'total'] as const;
const SUM_WORDS: Readonly<Record<(typeof SUM_ORDER)[number], string>> = {
  gravada: 'Total valor de venta - operaciones gravadas',
  exonerada: 'Total valor de venta - operaciones exoneradas',
  igv: 'IGV (18%)',
  total: 'Importe total de la nota',
};

const field = (label: string, value: string): Markup =>
  value === '' ? html`` : html`<p><i>${label}</i> ${value}</p>`;

function head(facts: BenchFacts, style: BenchStyle, random: Random): Markup {
  const { emisor, cliente, afectado } = facts;
  const [code, store, address] = pick(random, STORES);
  const number = style.number(facts.serie, facts.correlativo);
  const sign = emisor.nombre.replace(/^\S+ | (S\.|SAC|SOCIEDAD|E\.I).*$/g, '');
  return html`<div class="brand">
      <div class="sign">${sign.toLowerCase()}</div>
      <div class="doc">
        R.U.C. ${emisor.documento}<br /><b>NOTA DE CRÉDITO ELECTRÓNICA</b><br />${number}
      </div>
    </div>
    <div class="issuer">
      <b>${emisor.nombre}</b><br />Domicilio fiscal: ${emisor.direccion}<br />Atención al cliente:
      ${emisor.telefono}
    </div>
    <div class="cols whole">
      <div>
        <h4>DATOS DEL CLIENTE</h4>
        ${field('Nombre / Razón social', cliente.nombre)}${field('RUC', cliente.documento)}${field('Dirección', cliente.direccion)}
        <h4 style="margin-top:2mm">SUCURSAL</h4>
        ${field('Tienda', `${code} ${store}`)}${field('', address)}
      </div>
      <div>
        <h4>DATOS DE LA NOTA</h4>
        ${field('Fecha de emisión', style.date(facts.emision))}${field('Moneda', style.currencyName)}
        ${field('N° transacción', `${code}-${between(random, 1, 40)}-${digits(random, 5)}`)}
        <h4 style="margin-top:2mm">DOCUMENTO QUE MODIFICA</h4>
        ${field('Factura electrónica', afectado?.numero ?? '')}
        ${field('Fecha doc. origen', style.date(addDays(facts.emision, -between(random, 2, 25))))}${field('Motivo', afectado?.motivo ?? '')}
      </div>
    </div>`;
}

/** Serial numbers of up to three pieces; those of more stand on the reception slip. */
function serials({ cantidad, unitario }: BenchLine, random: Random): Markup[] {
  if (unitario < 3000 || cantidad > 3000) return [];
  const maker = pick(random, ['SN', '7L', 'MX', '9K']);
  return Array.from(
    { length: cantidad / 1000 },
    () => html`<div>${maker}${digits(random, 9)}</div>`,
  );
}

function rows(facts: BenchFacts, withDiscount: boolean, style: BenchStyle, random: Random): Markup {
  return html`<table class="rows">
    <thead>
      <tr>
        <th>SKU</th>
        <th>Descripción</th>
        <th>N° de serie</th>
        <th class="n">Cant.</th>
        <th>U.M.</th>
        <th class="n">Valor unitario</th>
        ${withDiscount && html`<th class="n">Dscto.</th>`}
        <th class="n">Valor total</th>
      </tr>
    </thead>
    ${facts.lineas.map(
      (line) =>
        html`<tr>
          <td>${line.codigo}</td>
          <td>${line.descripcion}</td>
          <td>${serials(line, random)}</td>
          <td class="n">${style.quantity(line.cantidad)}</td>
          <td>${line.unidad}</td>
          <td class="n">${style.amount(line.unitario)}</td>
          ${withDiscount && html`<td class="n">${style.amount(line.descuento)}</td>`}
          <td class="n">${style.amount(line.importe)}</td>
        </tr>`,
    )}
  </table>`;
}

function foot(facts: BenchFacts, style: BenchStyle, random: Random): Markup {
  const back = pick(random, [
    'Abono a la tarjeta con que se pagó, en un plazo de hasta 15 días hábiles.',
    'Saldo a favor del cliente. Válido por un año en cualquiera de nuestras tiendas.',
    'Extorno en cuenta corriente del cliente.',
  ]);
  return html`<div class="bottom whole">
      <div class="text">
        Importe en letras: ${facts.letras}<br />
        ${facts.observaciones && html`Observaciones: ${facts.observaciones}<br />`}${back}<br />
        ${happens(random, 0.5) && html`Autorizado por: ${pick(random, ['JEFE DE TIENDA', 'SERVICIO AL CLIENTE', 'POST VENTA'])} ${digits(random, 6)}<br />`}${qrPlace(facts, '25mm')}
      </div>
      <table class="sums">
        ${shownSums(facts, SUM_ORDER, SUM_ALWAYS).map(
          (key) =>
            html`<tr>
              <td>${SUM_WORDS[key]}</td>
              <td>${style.currencySign}</td>
              <td>${style.amount(facts.sumas[key])}</td>
            </tr>`,
        )}
      </table>
    </div>
    <div class="sign-line whole">
      <span>Recibí conforme (nombre, DNI y firma)</span><span>V°B° Tienda</span>
    </div>
    <div class="legal whole">
      Esta es una representación impresa de la nota de crédito electrónica, generada desde el
      sistema del contribuyente. Puede verificarla con su clave SOL o en la web del emisor.<br />
      Valor resumen: ${facts.hash}
    </div>`;
}

/** Nota de crédito of a seller of home appliances: branch, document changed, serial numbers. */
export const NC_ELECTROHOGAR: BenchLayout = {
  id: 'nc-electrohogar',
  role: 'construido',
  kinds: ['nota_credito'],
  draw(given, style, random) {
    const stem = pick(random, ['Electrohogar', 'Tiendas', 'Almacenes']);
    const lineas = given.lineas.map((line, at) => appliance(line, at, random));
    const facts: BenchFacts = { ...given, emisor: sellerNamed(given.emisor, stem), lineas };
    const withDiscount = lineas.some(({ descuento }) => descuento > 0);
    const body = html`${head(facts, style, random)}${rows(facts, withDiscount, style, random)}${foot(facts, style, random)}`;
    const printed = ['codigo', 'unidad', 'cantidad', 'unitario', 'importe'] as const;
    return {
      ...wholePage({ css: CSS, body, paper: A4, margin: '14mm 15mm' }),
      truth: {
        documento: documentoTruth(facts, ['moneda', 'hash', 'afectado']),
        proveedor: partyTruth(facts.emisor, ['direccion', 'telefono']),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, shownSums(facts, SUM_ORDER, SUM_ALWAYS)),
        informacion_adicional: infoTruth(facts, ['observaciones', 'letras']),
        productos: linesTruth(facts, withDiscount ? [...printed, 'descuento'] : printed),
      },
    };
  },
};
