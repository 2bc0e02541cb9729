import { between, digits, happens, pick, type Random } from '../../facts/chance';
import { html, NOTHING, qrPlace, ROLL_80, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchLine, BenchStyle } from '../../model';
import {
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  shownSums,
  totalesTruth,
} from '../../truth';
import { money } from './amounts';
import { sizes, tradingAs, withWares, type Wares } from './goods';

const WARES: Wares = {
  whole: [
    ...sizes('PAN FRANCES', 'UND', ['', 'INTEGRAL', 'CON AJONJOLI']),
    ...sizes('CAFE AMERICANO', 'UND', ['8OZ', '12OZ']),
    ...sizes('CAPPUCCINO', 'UND', ['8OZ', '12OZ', 'VAINILLA']),
    ...sizes('EMPANADA', 'UND', ['DE CARNE', 'DE POLLO', 'MIXTA', 'AJI DE GALLINA']),
    ...sizes('SANDWICH', 'UND', ['TRIPLE', 'POLLO C/APIO', 'PAVO A LA LEÑA', 'CHICHARRON']),
    ...sizes('TORTA', 'PORC', ['TRES LECHES', 'DE CHOCOLATE HUMEDA', 'SELVA NEGRA']),
    ...sizes('JUGO', 'UND', ['NARANJA', 'PAPAYA', 'SURTIDO']),
    { name: 'PIE DE LIMON PORCION', unit: 'PORC' },
    { name: 'CROISSANT JAMON Y QUESO', unit: 'UND' },
    { name: 'PAN DE MOLDE BLANCO 600G', unit: 'UND' },
    { name: 'ALFAJOR MAICENA X 6', unit: 'CJA' },
    { name: 'AGUA S/GAS 625ML', unit: 'UND' },
    { name: 'PANETON ARTESANAL 900G', unit: 'UND' },
  ],
  weighed: [
    { name: 'BIZCOCHO CHANCAY', unit: 'KG' },
    { name: 'JAMON DEL PAIS', unit: 'KG' },
    { name: 'QUESO FRESCO CAJAMARCA', unit: 'KG' },
    { name: 'BOCADITOS SURTIDOS', unit: 'KG' },
  ],
  code: (random) => `7${digits(random, 4)}`,
};

const CSS = `body { font: 8.6pt 'Liberation Mono', monospace; width: 72mm; margin: 0 auto; padding: 3mm 0; }
.c { text-align: center; } .r { text-align: right; } hr { border: 0; border-top: 1px dashed #000; margin: 1.5mm 0; }
.big { font-size: 11pt; font-weight: bold; } table { width: 100%; } td { vertical-align: top; padding: 0; } .s { font-size: 7.4pt; }`;

const LABELS = {
  gravada: 'OP. GRAVADAS',
  exonerada: 'OP. EXONERADAS',
  inafecta: 'OP. INAFECTAS',
  igv: 'IGV 18.00%',
  icbper: 'ICBPER',
  total: 'TOTAL A PAGAR',
} as const;
const ORDER = ['gravada', 'exonerada', 'inafecta', 'igv', 'icbper', 'total'] as const;
const sumKeys = (facts: BenchFacts) => shownSums(facts, ORDER, ['gravada', 'igv', 'total']);

const kilos = (thousandths: number): string => (thousandths / 1000).toFixed(3);
const count = ({ cantidad }: BenchLine): string =>
  cantidad % 1000 === 0 ? String(cantidad / 1000) : kilos(cantidad);

function item(line: BenchLine): Markup {
  return html`<tr>
      <td colspan="3">${line.codigo} ${line.descripcion}</td>
    </tr>
    <tr>
      <td>&nbsp;&nbsp;${count(line)} ${line.unidad} x</td>
      <td class="r">${money(line.unitario)}</td>
      <td class="r">${money(line.importe)}</td>
    </tr>
    ${
      line.descuento > 0 &&
      html`<tr>
        <td colspan="2">&nbsp;&nbsp;DSCTO</td>
        <td class="r">-${money(line.descuento)}</td>
      </tr>`
    }`;
}

function customer({ cliente }: BenchFacts): Markup {
  const kind = cliente.documento.length === 11 ? 'RUC' : 'DNI';
  return html`CLIENTE: ${cliente.nombre}<br />${kind}: ${cliente.documento}
    ${cliente.direccion && html`<br />DIRECC.: ${cliente.direccion}`}`;
}

const PAYMENTS: Readonly<Record<string, string>> = {
  Efectivo: 'EFECTIVO',
  'Tarjeta de crédito': 'VISA',
  'Transferencia bancaria': 'YAPE',
  'Depósito en cuenta corriente': 'PLIN',
  'Cheque no negociable': 'MASTERCARD',
};
const payment = ({ metodoPago }: BenchFacts): string => PAYMENTS[metodoPago] ?? 'EFECTIVO';

function paid(facts: BenchFacts, random: Random): Markup {
  const { total } = facts.sumas;
  if (payment(facts) !== 'EFECTIVO')
    return html`<table>
      <tr>
        <td>${payment(facts)}</td>
        <td class="r">${money(total)}</td>
      </tr>
    </table>`;
  const step = pick(random, [1000, 2000, 5000]);
  const given = (Math.floor(total / step) + 1) * step;
  return html`<table>
    <tr>
      <td>EFECTIVO</td>
      <td class="r">${money(given)}</td>
    </tr>
    <tr>
      <td>VUELTO</td>
      <td class="r">${money(given - total)}</td>
    </tr>
  </table>`;
}

function body(facts: BenchFacts, style: BenchStyle, random: Random): Markup {
  const { emisor } = facts;
  const hour = `${String(between(random, 7, 21)).padStart(2, '0')}:${String(between(random, 0, 59)).padStart(2, '0')}:${between(random, 10, 59)}`;
  const priceLabel = facts.precioConIgv ? 'P.UNIT' : 'V.UNIT';
  return html`<div class="c">
      <span class="big"
        >${pick(random, ['LA ESPIGA DORADA', 'MIGA & CAFE', 'DON TRIGO', 'DULCE HOGAR'])}</span
      ><br />
      ${emisor.nombre}<br />RUC ${emisor.documento}<br />${emisor.direccion}<br />TELF.
      ${emisor.telefono}
      ${happens(random, 0.5) && html`<br />LOCAL: ${pick(random, ['PLAZA DE ARMAS 118', 'C.C. REAL PLAZA L-14', 'AV. LARCO 740'])}`}
    </div>
    <hr />
    <div class="c">
      <b>BOLETA DE VENTA ELECTRONICA</b><br /><b>${style.number(facts.serie, facts.correlativo)}</b>
    </div>
    <hr />
    FECHA: ${style.date(facts.emision)} HORA: ${hour}<br />CAJA: 0${between(random, 1, 4)} OPER:
    ${pick(random, ['MILAGROS T.', 'JHON', 'CAJERO1', 'YESENIA R.'])}
    ${happens(random, 0.6) && html` MESA: ${between(random, 1, 18)}`}<br />${customer(facts)}
    <hr />
    <table>
      <tr>
        <td>CANT/DESCRIPCION</td>
        <td class="r">${priceLabel}</td>
        <td class="r">IMPORTE</td>
      </tr>
    </table>
    <hr />
    <table>
      ${facts.lineas.map(item)}
    </table>
    <hr />
    <table>
      ${sumKeys(facts).map(
        (key) =>
          html`<tr>
            <td>${key === 'total' ? html`<b>${LABELS[key]}</b>` : LABELS[key]}</td>
            <td class="r">S/</td>
            <td class="r">${money(facts.sumas[key])}</td>
          </tr>`,
      )}
    </table>
    <div class="s">SON: ${facts.letras}</div>
    <hr />
    ${paid(facts, random)}
    ${facts.observaciones ? html`<div class="s">OBS: ${facts.observaciones}</div>` : NOTHING}
    <hr />
    <div class="c s">
      ${qrPlace(facts, '28mm')}<br />${facts.hash}<br />Representacion impresa de la BOLETA DE VENTA
      ELECTRONICA. Autorizado mediante R.I. N° 034-005-00${between(random, 10, 99)}315/SUNAT.
      Consulte su comprobante en www.${pick(random, ['mifact.net', 'nubefact.com', 'efact.pe'])}<br /><br />¡GRACIAS
      POR SU COMPRA!<br />WIFI: clientes${digits(random, 4)}
    </div>`;
}

/** A bakery's receipt from the till. */
export const PANADERIA: BenchLayout = {
  id: 'panaderia',
  role: 'construido',
  kinds: ['boleta'],
  draw(given, style, random) {
    const emisor = tradingAs(given.emisor, 'Panadería y Cafetería');
    const facts = withWares({ ...given, emisor }, WARES, random);
    const hasDiscount = facts.lineas.some(({ descuento }) => descuento > 0);
    const productos = linesTruth(facts, [
      'codigo',
      'unidad',
      'cantidad',
      'unitario',
      'importe',
      ...(hasDiscount ? (['descuento'] as const) : []),
    ]);
    return {
      ...wholePage({ css: CSS, paper: ROLL_80, margin: '0', body: body(facts, style, random) }),
      truth: {
        documento: documentoTruth(facts, ['moneda', 'hash']),
        proveedor: partyTruth(emisor, ['direccion', 'telefono']),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, sumKeys(facts)),
        informacion_adicional: {
          ...infoTruth(facts, ['letras', 'observaciones']),
          ...(!facts.observaciones && infoTruth(facts, ['letras'])),
          metodo_pago: payment(facts),
        },
        productos: productos.map(({ descuento, ...rest }) =>
          descuento ? { ...rest, descuento } : rest,
        ),
      },
    };
  },
};
