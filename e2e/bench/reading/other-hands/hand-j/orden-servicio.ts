import { addDays } from '../../facts/civil-day';
import { between, digits, happens, pick, type Random } from '../../facts/chance';
import { A4, html, NOTHING, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchStyle } from '../../model';
import {
  compact,
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  totalesTruth,
  type SumPrinted,
} from '../../truth';
import { inTrade } from './trade-words';
import { WORK_REMARKS, WORK_WORDS, WORKS } from './works';

const CSS = `
body { font: 8pt/1.28 'Liberation Sans', Arial, sans-serif; color: #000; padding: 0 1px; }
table { width: 100%; }
.h td { border: 1px solid #000; padding: 1mm 2mm; vertical-align: middle; }
.h .t { text-align: center; font-weight: bold; font-size: 13pt; }
.h .m { width: 62mm; }
.h .v { width: 44mm; font-size: 7.2pt; }
.b { margin-top: 2mm; border: 1px solid #000; }
.b td { padding: 0.5mm 2mm; vertical-align: top; }
.b td.k { width: 27mm; font-weight: bold; white-space: nowrap; }
.r { margin-top: 2mm; }
.r th { background: #d9d9d9; border: 1px solid #000; padding: 0.8mm; font-size: 7.4pt; }
.r td { border: 1px solid #777; padding: 0.6mm 1.2mm; vertical-align: top; white-space: nowrap; }
.r td.d { white-space: normal; }
.r .n { text-align: right; }
.r tr.g td { font-weight: bold; background: #f2f2f2; }
.low { display: flex; justify-content: space-between; gap: 5mm; margin-top: 2mm; }
.low .say { border: 1px solid #000; padding: 1.5mm 2mm; flex: 1; }
.sums { width: 66mm; align-self: flex-start; }
.sums td { border: 1px solid #000; padding: 0.8mm 2mm; }
.sums .n { text-align: right; white-space: nowrap; }
.sums tr:last-child td { font-weight: bold; background: #d9d9d9; }
ol { margin: 0; padding-left: 4mm; font-size: 7.2pt; }
.sign { margin-top: 16mm; }
.sign td { width: 25%; text-align: center; font-size: 7.2pt; padding: 0 4mm; }
.sign div { border-top: 1px solid #000; padding-top: 1mm; }
`;

const GROUPS = [
  'TORRE A - PISOS 1 AL 5',
  'TORRE A - PISOS 6 AL 12',
  'TORRE B - PISOS 1 AL 5',
  'TORRE B - PISOS 6 AL 12',
  'SOTANOS Y CISTERNA',
  'AREAS COMUNES',
  'OBRAS EXTERIORES',
  'ADICIONAL N° 01',
] as const;

const PROJECTS = [
  'EDIFICIO MULTIFAMILIAR LOS ROBLES - SURCO',
  'MEJORAMIENTO DEL SERVICIO EDUCATIVO I.E. 1182 - SAN JUAN DE LURIGANCHO',
  'CENTRO COMERCIAL REAL PLAZA - AMPLIACION ETAPA II',
  'PLANTA DE TRATAMIENTO DE AGUAS RESIDUALES LURIN',
] as const;

interface Extra {
  project: string;
  centre: string;
  request: string;
  start: string;
  end: string;
  pay: string;
  contact: string;
  withGroups: boolean;
  withWords: boolean;
  withPhone: boolean;
  guarantee: number;
  advance: number;
  units: readonly string[];
}

function extraOf(facts: BenchFacts, random: Random): Extra {
  const isCash = facts.formaPago === 'Contado';
  return {
    project: pick(random, PROJECTS),
    centre: `${between(random, 1001, 1099)} - ${pick(random, ['COSTO DIRECTO', 'GASTOS GENERALES', 'SUBCONTRATOS'])}`,
    request: `RS-${digits(random, 5)}`,
    start: addDays(facts.emision, between(random, 1, 10)),
    end: addDays(facts.emision, between(random, 20, 120)),
    pay: isCash
      ? 'CONTADO CONTRA ENTREGA'
      : pick(random, ['VALORIZACION QUINCENAL A 30 DIAS', 'FACTURA A 30 DIAS', 'CREDITO 45 DIAS']),
    contact: pick(random, ['SR. RAUL ESPINOZA', 'ING. CARMEN LOLI', 'SR. TEOFILO HUANCA']),
    withGroups: happens(random, 0.6) && facts.lineas.length > 3,
    withWords: happens(random, 0.5),
    withPhone: happens(random, 0.7),
    guarantee: pick(random, [5, 5, 10]),
    advance: pick(random, [0, 0, 20, 30]),
    units: facts.lineas.map(({ descripcion }) => WORKS[descripcion.toUpperCase()] ?? 'kg'),
  };
}

function head(facts: BenchFacts, style: BenchStyle): Markup {
  const { cliente } = facts;
  return html`<table class="h">
    <tr>
      <td class="m">
        <b>${cliente.nombre}</b><br />RUC: ${cliente.documento}<br />${cliente.direccion}
      </td>
      <td class="t">ORDEN DE SERVICIO<br />N° OS-${facts.correlativo}</td>
      <td class="v">
        Código: LOG-FR-07<br />Versión: 03<br />Fecha de emisión:
        <b>${style.date(facts.emision)}</b>
      </td>
    </tr>
  </table>`;
}

const pair = (label: string, value: string): Markup =>
  html`<td class="k">${label}</td>
    <td>: ${value}</td>`;

function blocks(facts: BenchFacts, style: BenchStyle, extra: Extra): Markup {
  const { emisor } = facts;
  const phone = extra.withPhone
    ? pair('Teléfono', emisor.telefono)
    : pair('Atención', extra.contact);
  return html`<table class="b">
      <tr>
        ${pair('Proyecto', extra.project)} ${pair('C. Costo', extra.centre)}
      </tr>
      <tr>
        ${pair('Requerimiento', extra.request)} ${pair('Moneda', style.currencyName)}
      </tr>
      <tr>
        ${pair('Inicio', style.date(extra.start))} ${pair('Término', style.date(extra.end))}
      </tr>
    </table>
    <table class="b">
      <tr>
        ${pair('Proveedor', emisor.nombre)} ${pair('RUC', emisor.documento)}
      </tr>
      <tr>
        ${pair('Dirección', emisor.direccion)} ${phone}
      </tr>
      <tr>
        ${pair('Correo', emisor.email)} ${pair('Forma de pago', extra.pay)}
      </tr>
    </table>`;
}

const hasDiscounts = ({ lineas }: BenchFacts): boolean =>
  lineas.some(({ descuento }) => descuento > 0);

function groupRow(at: number, columns: number): Markup {
  const group = Math.floor(at / 5);
  const name = GROUPS[group % GROUPS.length] ?? '';
  return html`<tr class="g">
    <td>${String(group + 1).padStart(2, '0')}</td>
    <td colspan="${columns - 1}">${name}</td>
  </tr>`;
}

function rows(facts: BenchFacts, style: BenchStyle, extra: Extra): Markup {
  const discounts = hasDiscounts(facts);
  const columns = discounts ? 8 : 7;
  const body = facts.lineas.map((line, at) => {
    const group = String(Math.floor(at / 5) + 1).padStart(2, '0');
    const item = extra.withGroups
      ? `${group}.${String((at % 5) + 1).padStart(2, '0')}`
      : String(at + 1).padStart(3, '0');
    return html`${extra.withGroups && at % 5 === 0 ? groupRow(at, columns) : NOTHING}
      <tr>
        <td>${item}</td>
        <td>${line.codigo}</td>
        <td class="d">${line.descripcion}</td>
        <td>${extra.units[at]}</td>
        <td class="n">${style.quantity(line.cantidad)}</td>
        <td class="n">${style.amount(line.unitario)}</td>
        ${discounts && html`<td class="n">${style.amount(line.descuento)}</td>`}
        <td class="n">${style.amount(line.importe)}</td>
      </tr>`;
  });
  return html`<table class="r">
    <thead>
      <tr>
        <th>Item</th>
        <th>Recurso</th>
        <th>Descripción del servicio</th>
        <th>Und.</th>
        <th>Metrado</th>
        <th>P.U.</th>
        ${discounts && html`<th>Dscto.</th>`}
        <th>Parcial</th>
      </tr>
    </thead>
    <tbody>
      ${body}
    </tbody>
  </table>`;
}

const isMixed = ({ sumas }: BenchFacts): boolean => sumas.exonerada > 0;

function sums(facts: BenchFacts, style: BenchStyle): Markup {
  const { gravada, exonerada, igv, total } = facts.sumas;
  const row = (label: string, cents: number) =>
    html`<tr>
      <td>${label}</td>
      <td class="n">${style.currencySign} ${style.amount(cents)}</td>
    </tr>`;
  return html`<table class="sums">
    ${row(isMixed(facts) ? 'MONTO AFECTO' : 'SUB TOTAL', gravada)}
    ${isMixed(facts) && row('MONTO EXONERADO', exonerada)} ${row('I.G.V. 18.00 %', igv)}
    ${row('TOTAL', total)}
  </table>`;
}

function conditions(facts: BenchFacts, extra: Extra): Markup {
  return html`<div class="say">
    ${extra.withWords && html`<div><b>SON:</b> ${facts.letras}</div>`}
    ${facts.observaciones && html`<div><b>Observaciones:</b> ${facts.observaciones}</div>`}
    <b>Condiciones:</b>
    <ol>
      <li>
        Fondo de garantía: ${extra.guarantee} % de cada valorización, a devolver a los 60 días del
        acta de recepción.
      </li>
      ${extra.advance > 0 && html`<li>Adelanto: ${extra.advance} % contra carta fianza o pagaré.</li>`}
      <li>Penalidad por atraso: 1 % diario hasta un máximo de 10 % del monto de la orden.</li>
      <li>Personal con SCTR salud y pensión, EPP completo y examen médico vigente.</li>
      <li>
        Facturar adjuntando valorización aprobada, copia de esta orden y conformidad de obra.
        Servicio sujeto a detracción de ley.
      </li>
    </ol>
  </div>`;
}

/** A construction company's order for a subcontract, from its S10-like cost program. */
export const ordenServicio: BenchLayout = {
  id: 'orden-servicio',
  role: 'construido',
  kinds: ['orden_compra'],
  draw(given, style, random) {
    const told = inTrade(given, WORK_WORDS, random);
    const nombre = told.cliente.nombre
      .replace(/^(MINERA|INVERSIONES|HOTELERÍA|CLÍNICA|TEXTILES) /, 'CONSTRUCTORA ')
      .replace(/^(Minera|Inversiones|Hotelería|Clínica|Textiles) /, 'Constructora ');
    const lineas = told.lineas.map((line) => ({
      ...line,
      codigo: `04${digits(random, 8)}`,
      descripcion: line.descripcion.toUpperCase(),
    }));
    const observaciones = told.observaciones && pick(random, WORK_REMARKS);
    const cliente = { ...told.cliente, nombre };
    const facts = { ...told, serie: 'OS', cliente, lineas, observaciones };
    const extra = extraOf(facts, random);
    const signs = [
      'ELABORADO POR\nADMINISTRADOR DE OBRA',
      'V°B° RESIDENTE',
      'JEFE DE LOGISTICA',
      'GERENTE DE PROYECTO',
    ];
    const body = html`${head(facts, style)} ${blocks(facts, style, extra)}
      ${rows(facts, style, extra)}
      <div class="whole">
        <div class="low">${conditions(facts, extra)} ${sums(facts, style)}</div>
        <table class="sign">
          <tr>
            ${signs.map((sign) => html`<td><div>${sign}</div></td>`)}
          </tr>
        </table>
      </div>`;
    const printed: SumPrinted[] = isMixed(facts)
      ? ['gravada', 'exonerada', 'igv', 'total']
      : ['subtotal', 'igv', 'total'];
    const discount = hasDiscounts(facts) ? ['descuento' as const] : [];
    const lines = linesTruth(facts, ['codigo', 'cantidad', 'unitario', 'importe', ...discount]);
    return {
      ...wholePage({ css: CSS, body, paper: A4, margin: '10mm 11mm' }),
      truth: {
        documento: { ...documentoTruth(facts, ['moneda']), tipo: 'orden_servicio' },
        proveedor: partyTruth(facts.emisor, [
          'direccion',
          'email',
          ...(extra.withPhone ? ['telefono' as const] : []),
        ]),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, printed),
        informacion_adicional: compact({
          ...infoTruth(facts, ['observaciones', ...(extra.withWords ? ['letras' as const] : [])]),
          terminos_pago: extra.pay,
        }),
        productos: lines.map((line, at) => ({ ...line, unidad: extra.units[at] })),
      },
    };
  },
};
