import { addDays } from '../../facts/civil-day';
import { between, digits, happens, pick, type Random } from '../../facts/chance';
import { FIRST_NAMES, SURNAMES } from '../../facts/words';
import { A4, html, NOTHING, qrPlace, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchStyle } from '../../model';
import {
  compact,
  detraccionTruth,
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  shownSums,
  totalesTruth,
} from '../../truth';
import { accountOf, type Account } from './clinic-account';
import { inTrade } from './trade-words';

const CSS = `
.acc { white-space: nowrap; }
@page { @bottom-right { content: "Pág. " counter(page) " de " counter(pages); font: 7pt 'DejaVu Sans Condensed'; } }
body { font: 7.8pt/1.3 'DejaVu Sans Condensed', 'DejaVu Sans', sans-serif; color: #1c1c1c; padding: 0 1px; }
.top { text-align: center; border-bottom: 2px solid #00796b; padding-bottom: 2mm; }
.top b { font-size: 13pt; color: #00796b; display: block; }
.title { display: flex; justify-content: space-between; font-weight: bold; font-size: 11pt; padding: 2mm 0; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 0 6mm; }
fieldset { border: 1px solid #80a8a3; border-radius: 1mm; padding: 0.5mm 2mm 1.5mm; margin: 0 0 2mm; min-width: 0; }
legend { color: #00796b; font-weight: bold; padding: 0 1mm; }
.f { display: grid; grid-template-columns: 29mm 1fr; }
.f span:first-child { color: #555; }
table.r { width: 100%; }
.r th { border-top: 1.4px solid #00796b; border-bottom: 1.4px solid #00796b; text-align: left; padding: 0.8mm 1mm; }
.r td { padding: 0.45mm 1mm; vertical-align: top; white-space: nowrap; }
.r td.d { white-space: normal; }
.r .n { text-align: right; }
.r tr.g td { font-weight: bold; color: #00796b; padding-top: 1.4mm; }
.end { border-top: 1.4px solid #00796b; margin-top: 2mm; padding-top: 2mm; display: flex; gap: 5mm; }
.end .say { flex: 1; }
.sums { align-self: flex-start; }
.sums td { padding: 0.4mm 1.5mm; }
.sums .n { text-align: right; white-space: nowrap; min-width: 28mm; }
.sums tr:last-child td { border-top: 1px solid #000; font-weight: bold; font-size: 9.5pt; }
.fine { font-size: 6.6pt; text-align: center; margin-top: 3mm; color: #444; }
`;

const SUM_LABELS = {
  descuentos: 'Descuento Global',
  gravada: 'Total Ope. Gravadas',
  exonerada: 'Total Ope. Exoneradas',
  inafecta: 'Total Ope. Inafectas',
  gratuita: 'Total Ope. Gratuitas',
  icbper: 'ICBPER',
  igv: 'Total I.G.V. 18%',
  total: 'Importe Total',
} as const;
type SumKey = keyof typeof SUM_LABELS;
const SUM_ORDER = Object.keys(SUM_LABELS) as SumKey[];

interface Episode {
  patient: string;
  history: string;
  episode: string;
  entry: string;
  leave: string;
  room: string;
  doctor: string;
  insurer: string;
  plan: string;
  letter: string;
  cover: string;
  cashier: string;
  withMail: boolean;
  withHash: boolean;
  withDates: boolean;
}

function episodeOf(facts: BenchFacts, random: Random): Episode {
  const { cliente, emision } = facts;
  const surname = () => pick(random, SURNAMES).toUpperCase();
  const other = `${surname()} ${surname()} ${pick(random, FIRST_NAMES).toUpperCase()}`;
  const leave = addDays(emision, -between(random, 0, 12));
  const share = pick(random, [10, 15, 20, 30]);
  return {
    patient: cliente.documento.length === 8 ? cliente.nombre : other,
    history: digits(random, 7),
    episode: `${pick(random, ['H', 'A', 'E'])}${digits(random, 8)}`,
    entry: addDays(leave, -between(random, 0, 6)),
    leave,
    room: pick(random, ['502-A', '311', 'UCI-04', 'AMBULATORIO', 'EMERGENCIA BOX 3']),
    doctor: `${surname()} ${surname()} - CMP ${digits(random, 5)}`,
    insurer: pick(random, [
      'PACIFICO EPS',
      'RIMAC EPS',
      'MAPFRE SALUD',
      'PARTICULAR',
      'LA POSITIVA SCTR',
    ]),
    plan: pick(random, ['PLAN BASE', 'PLAN ADICIONAL 1', 'RED MEDICA 3', 'SCTR SALUD']),
    letter: `CG-${digits(random, 7)}`,
    cover: `Copago fijo S/ ${pick(random, [35, 45, 60, 80])}.00 + coaseguro ${share} %`,
    cashier: pick(random, [
      'ADMISION 2 / LPEREZ',
      'CAJA CENTRAL / KQUIROZ',
      'FACT. CONVENIOS / JDIAZ',
    ]),
    withMail: happens(random, 0.5),
    withHash: happens(random, 0.6),
    withDates: happens(random, 0.6),
  };
}

const field = (label: string, value: string): Markup =>
  html`<div class="f"><span>${label}</span><span>${value}</span></div>`;

function top(facts: BenchFacts, style: BenchStyle, episode: Episode): Markup {
  const { emisor } = facts;
  const title = facts.kind === 'factura' ? 'FACTURA ELECTRÓNICA' : 'BOLETA DE VENTA ELECTRÓNICA';
  return html`<div class="top">
      <b>${emisor.nombre}</b>
      <div>R.U.C. ${emisor.documento}</div>
      <div>${emisor.direccion}</div>
      <div>
        Central: ${emisor.telefono} ${episode.withMail && html`&nbsp;·&nbsp; ${emisor.email}`}
      </div>
    </div>
    <div class="title">
      <span>${title}</span><span>${style.number(facts.serie, facts.correlativo)}</span>
    </div>`;
}

function parties(facts: BenchFacts, style: BenchStyle, episode: Episode): Markup {
  const { cliente } = facts;
  const id = cliente.documento.length === 11 ? 'RUC' : 'DNI';
  const insured = episode.insurer !== 'PARTICULAR';
  return html`<div class="pair">
    <fieldset>
      <legend>Facturado a</legend>
      ${field('Nombre / Razón Soc.', cliente.nombre)} ${field(id, cliente.documento)}
      ${cliente.direccion && field('Domicilio', cliente.direccion)}
      ${field('Fecha de emisión', style.date(facts.emision))}
      ${facts.vencimiento && field('Vencimiento', style.date(facts.vencimiento))}
      ${field('Moneda', style.currencyName)} ${field('Cond. de venta', facts.formaPago)}
      ${facts.ordenCompra && field('Orden de compra', facts.ordenCompra)}
    </fieldset>
    <fieldset>
      <legend>Paciente</legend>
      ${field('Paciente', episode.patient)} ${field('Hist. clínica', episode.history)}
      ${field('Episodio / Cuenta', episode.episode)}
      ${field('Ingreso - Alta', `${style.date(episode.entry)} - ${style.date(episode.leave)}`)}
      ${field('Ubicación', episode.room)} ${field('Médico tratante', episode.doctor)}
      ${field('Garante', insured ? `${episode.insurer} / ${episode.plan}` : 'PARTICULAR')}
      ${insured && field('Carta de garantía', episode.letter)}
      ${insured && field('Cobertura', episode.cover)}
    </fieldset>
  </div>`;
}

const hasDiscounts = ({ lineas }: BenchFacts): boolean =>
  lineas.some(({ descuento }) => descuento > 0);

function rows({ facts, chapters }: Account, style: BenchStyle, episode: Episode): Markup {
  const discounts = hasDiscounts(facts);
  const span = 5 + (discounts ? 1 : 0) + (episode.withDates ? 1 : 0);
  const body = facts.lineas.map(
    (line, at) =>
      html`${
          chapters[at]
            ? html`<tr class="g">
                <td colspan="${span}">${chapters[at]}</td>
              </tr>`
            : NOTHING
        }
        <tr>
          ${episode.withDates && html`<td>${style.date(episode.entry)}</td>`}
          <td>${line.codigo}</td>
          <td class="d">${line.descripcion}</td>
          <td class="n">${style.quantity(line.cantidad)}</td>
          <td class="n">${style.amount(line.unitario)}</td>
          ${discounts && html`<td class="n">${style.amount(line.descuento)}</td>`}
          <td class="n">${style.amount(line.importe)}</td>
        </tr>`,
  );
  return html`<table class="r">
    <thead>
      <tr>
        ${episode.withDates && html`<th>Fecha</th>`}
        <th>Cód. Prest.</th>
        <th>Descripción de la prestación</th>
        <th class="n">Cant.</th>
        <th class="n">${facts.precioConIgv ? 'Precio Unit.' : 'Valor Unit.'}</th>
        ${discounts && html`<th class="n">Dscto.</th>`}
        <th class="n">${facts.precioConIgv ? 'Importe' : 'Valor Venta'}</th>
      </tr>
    </thead>
    <tbody>
      ${body}
    </tbody>
  </table>`;
}

const shown = (facts: BenchFacts): SumKey[] =>
  shownSums(facts, SUM_ORDER, ['gravada', 'inafecta', 'igv', 'total']);

function spot({ detraccion }: BenchFacts, style: BenchStyle): Markup {
  if (!detraccion) return NOTHING;
  return html`<div>
    Operación sujeta a detracción (${detraccion.codigo}) ${detraccion.porcentaje} % - S/
    ${style.amount(detraccion.monto)} - Cta. BN <span class="acc">${detraccion.cuenta}</span>
  </div>`;
}

function end(facts: BenchFacts, style: BenchStyle, episode: Episode): Markup {
  const name = facts.kind === 'factura' ? 'factura electrónica' : 'boleta de venta electrónica';
  const sums = shown(facts).map(
    (key) =>
      html`<tr>
        <td>${SUM_LABELS[key]}</td>
        <td>${style.currencySign}</td>
        <td class="n">${style.amount(facts.sumas[key])}</td>
      </tr>`,
  );
  return html`<div class="whole">
    <div class="end">
      ${qrPlace(facts, '23mm')}
      <div class="say">
        <div>Son: ${facts.letras}</div>
        <div>Medio de pago: ${facts.metodoPago}</div>
        <div>Usuario: ${episode.cashier}</div>
        ${spot(facts, style)} ${episode.withHash && html`<div>Hash: ${facts.hash}</div>`}
      </div>
      <table class="sums">
        ${sums}
      </table>
    </div>
    <div class="fine">
      Representación impresa de la ${name}. Podrá ser consultada en el portal de la clínica. Las
      prestaciones no cubiertas por su plan son de cargo del paciente. Registro RENIPRESS vigente.
    </div>
  </div>`;
}

/** A clinic's bill of one episode, by chapters of the account. */
export const clinicaEpisodio: BenchLayout = {
  id: 'clinica-episodio',
  role: 'construido',
  kinds: ['factura', 'boleta'],
  draw(given, style, random) {
    const words = { stem: 'Clínica', goods: ['-'], weighed: [], services: [] };
    const named = inTrade(given, words, random);
    const printed = accountOf({ ...named, lineas: given.lineas }, random);
    const { facts } = printed;
    const episode = episodeOf(facts, random);
    const body = html`${top(facts, style, episode)} ${parties(facts, style, episode)}
    ${rows(printed, style, episode)} ${end(facts, style, episode)}`;
    const discount = hasDiscounts(facts) ? ['descuento' as const] : [];
    return {
      ...wholePage({ css: CSS, body, paper: A4, margin: '10mm 12mm 13mm' }),
      truth: {
        documento: documentoTruth(facts, [
          'vencimiento',
          'moneda',
          ...(episode.withHash ? ['hash' as const] : []),
        ]),
        proveedor: partyTruth(facts.emisor, [
          'direccion',
          'telefono',
          ...(episode.withMail ? ['email' as const] : []),
        ]),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, shown(facts)),
        ...detraccionTruth(facts, ['codigo', 'porcentaje', 'monto', 'cuenta']),
        informacion_adicional: compact(
          infoTruth(facts, ['formaPago', 'metodoPago', 'ordenCompra', 'letras']),
        ),
        productos: linesTruth(facts, ['codigo', 'cantidad', 'unitario', 'importe', ...discount]),
      },
    };
  },
};
