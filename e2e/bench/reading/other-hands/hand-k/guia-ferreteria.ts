import { between, digits, happens, pick } from '../../facts/chance';
import { addDays } from '../../facts/civil-day';
import { A4, html, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchStyle } from '../../model';
import { compact, documentoTruth, infoTruth, linesTruth, partyTruth } from '../../truth';
import { HARDWARE } from './goods-sold';
import { inTrade } from './trade-words';

type Random = () => number;

const css = `
body { font: 8.6pt 'DejaVu Sans Condensed', 'DejaVu Sans', sans-serif; color: #1f2937; }
.top { display: flex; justify-content: space-between; gap: 6mm; }
.top b { font-size: 12pt; }
.card { border: 1px solid #d97706; border-radius: 3mm; text-align: center; width: 70mm; padding: 3mm; font-weight: bold; line-height: 1.5; }
section { border: 1px solid #cbd5e1; border-radius: 2mm; margin-top: 3mm; padding: 0 2.5mm 1.5mm; }
section h3 { font-size: 8pt; margin: 0 -2.5mm 1.2mm; padding: 1mm 2.5mm; background: #fef3c7; border-radius: 2mm 2mm 0 0; }
.two { display: grid; grid-template-columns: 1fr 1fr; column-gap: 6mm; row-gap: .6mm; }
.two .w { grid-column: 1 / 3; }
.rows { width: 100%; margin-top: 3mm; }
.rows th { background: #d97706; color: #fff; padding: 1.2mm; text-align: left; }
.rows td { border-bottom: 1px solid #e2e8f0; padding: 1mm 1.2mm; }
.rows .n { text-align: right; }
.end { margin-top: 3mm; }
.small { font-size: 7pt; color: #475569; margin-top: 4mm; text-align: center; }
.sign { margin: 16mm 0 0 auto; width: 60mm; border-top: 1px solid #000; text-align: center; }`;

const field = (label: string, value: string, name = ''): Markup =>
  html`<div class="${name}"><strong>${label}:</strong> ${value}</div>`;

function head({ emisor, serie, correlativo }: BenchFacts, style: BenchStyle, random: Random) {
  const slogan = pick(random, ['', 'Todo para la construcción', 'Fierros - Cemento - Gasfitería']);
  return html`<div class="top">
    <div>
      <b>${emisor.nombre}</b><br />${slogan && html`${slogan}<br />`} ${emisor.direccion}<br />Cel.:
      ${emisor.telefono}<br />${emisor.email}
    </div>
    <div class="card">
      RUC: ${emisor.documento}<br />GUÍA DE REMISIÓN REMITENTE ELECTRÓNICA<br />${style.number(
        serie,
        correlativo,
      )}
    </div>
  </div>`;
}

function receiver({ cliente }: BenchFacts): Markup {
  return html`<section class="whole">
    <h3>DESTINATARIO</h3>
    <div class="two">
      ${field('Nombre / Razón social', cliente.nombre, 'w')}
      ${field('Documento', `RUC ${cliente.documento}`)}
      ${field('Dirección', cliente.direccion, 'w')}
    </div>
  </section>`;
}

interface Trip {
  weight: string;
  isPublic: boolean;
  hasInvoice: boolean;
}

function trip(facts: BenchFacts, style: BenchStyle, random: Random, made: Trip): Markup {
  const start = addDays(facts.emision, between(random, 0, 2));
  return html`<section class="whole">
    <h3>DATOS DEL TRASLADO</h3>
    <div class="two">
      ${field('Fecha de emisión', style.date(facts.emision))}
      ${field('Fecha de inicio de traslado', style.date(start))}
      ${field('Motivo de traslado', pick(random, ['VENTA', 'VENTA', 'VENTA SUJETA A CONFIRMACIÓN']))}
      ${field('Modalidad', made.isPublic ? 'TRANSPORTE PÚBLICO' : 'TRANSPORTE PRIVADO')}
      ${field('Peso bruto total', made.weight)}
      ${field('Nro. de bultos', String(between(random, 1, 40)))}
      ${made.hasInvoice && field('Doc. relacionado', `FACTURA F001-${digits(random, 5)}`)}
      ${field('Punto de partida', `${digits(random, 6)} - ${facts.emisor.direccion}`, 'w')}
      ${field('Punto de llegada', `${digits(random, 6)} - ${facts.cliente.direccion}`, 'w')}
    </div>
  </section>`;
}

/** A carrier's RUC, with its check digit. */
function carrierRuc(random: Random): string {
  const ten = `2060${digits(random, 6)}`;
  const sum = [...'5432765432'].reduce(
    (all, weight, at) => all + Number(weight) * Number(ten[at]),
    0,
  );
  return `${ten}${(11 - (sum % 11)) % 10}`;
}

const plate = (random: Random): string =>
  `${pick(random, ['A', 'B', 'C', 'F'])}${digits(random, 1)}${pick(random, ['K', 'T', 'X'])}-${digits(random, 3)}`;

function transport(random: Random, isPublic: boolean): Markup {
  const carrier = pick(random, ['TRANSPORTES EL RAYO E.I.R.L.', 'CARGO EXPRESS DEL SUR S.A.C.']);
  const driver = pick(random, [
    'QUISPE HUAMÁN JUAN CARLOS',
    'FLORES ROJAS WILMER',
    'DÍAZ SOTO ELVIS',
  ]);
  const id = `4${digits(random, 7)}`;
  return html`<section class="whole">
    <h3>${isPublic ? 'TRANSPORTISTA' : 'VEHÍCULO Y CONDUCTOR'}</h3>
    <div class="two">
      ${
        isPublic
          ? html`${field('Transportista', carrier)} ${field('RUC', carrierRuc(random))}
            ${field('Registro MTC', `15${digits(random, 5)}CNG`)}`
          : html`${field('Placa', plate(random))} ${field('Conductor', driver)} ${field('DNI', id)}
            ${field('Licencia', `Q${id}`)}`
      }
    </div>
  </section>`;
}

function rows(facts: BenchFacts, style: BenchStyle): Markup {
  return html`<table class="rows">
    <thead>
      <tr>
        <th>#</th>
        <th>Código</th>
        <th>Producto</th>
        <th>Und.</th>
        <th class="n">Cantidad</th>
      </tr>
    </thead>
    <tbody>
      ${facts.lineas.map(
        (line, at) =>
          html`<tr>
            <td>${at + 1}</td>
            <td>${line.codigo}</td>
            <td>${line.descripcion}</td>
            <td>${line.unidad}</td>
            <td class="n">${style.quantity(line.cantidad)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** A hardware store's dispatch from a billing app: rounded cards, goods without amounts. */
export const guiaFerreteria: BenchLayout = {
  id: 'guia-ferreteria',
  role: 'construido',
  kinds: ['guia_remision'],
  draw(plain, style, random) {
    const facts = inTrade(plain, HARDWARE);
    const weight = `${style.amount(between(random, 4_500, 1_900_000))} KGM`;
    const isPublic = happens(random, 0.35);
    const made = { weight, isPublic, hasInvoice: happens(random, 0.6) };
    const body = html`${head(facts, style, random)} ${receiver(facts)}
      ${trip(facts, style, random, made)} ${transport(random, isPublic)} ${rows(facts, style)}
      <div class="whole">
        ${facts.observaciones && html`<div class="end">Observaciones: ${facts.observaciones}</div>`}
        <div class="sign">Recibí conforme - Nombre y DNI</div>
        <div class="small">
          Representación impresa de la Guía de Remisión Electrónica Remitente. Emitida desde
          ${pick(random, ['FacturaYa App', 'VendeFácil', 'Kipu Facturador'])}. Consulte en
          e-factura.sunat.gob.pe
        </div>
      </div>`;
    return {
      ...wholePage({ css, body, paper: A4, margin: '11mm 13mm' }),
      truth: compact({
        documento: documentoTruth(facts, []),
        proveedor: partyTruth(facts.emisor, ['direccion', 'telefono', 'email']),
        cliente: partyTruth(facts.cliente, ['direccion']),
        informacion_adicional: { ...infoTruth(facts, ['observaciones']), peso_total: weight },
        productos: linesTruth(facts, ['codigo', 'unidad', 'cantidad']),
      }),
    };
  },
};
