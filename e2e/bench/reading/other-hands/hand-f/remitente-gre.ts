import { html, A4, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchStyle } from '../../model';
import { amountText } from '../../styles';
import { compact, documentoTruth, infoTruth, linesTruth, partyTruth } from '../../truth';
import { diceOf } from '../../facts/dice';
import { ruc } from '../../facts/parties';
import { FIRST_NAMES, SURNAMES } from '../../facts/words';
import { addDays } from '../../facts/civil-day';
import { between, digits, happens, pick, type Random } from '../../facts/chance';

const UNIT_NAMES: Readonly<Record<string, string>> = {
  NIU: 'UNIDAD (BIENES)',
  UND: 'UNIDAD (BIENES)',
  KGM: 'KILOGRAMO',
  BLS: 'BOLSA',
  CJA: 'CAJA',
  GLN: 'GALON',
  ROL: 'ROLLO',
  SAC: 'SACO',
  PQT: 'PAQUETE',
  PLN: 'PLANCHA',
  MIL: 'MILLARES',
  ZZ: 'UNIDAD (SERVICIOS)',
};
const REASONS = [
  'VENTA',
  'VENTA',
  'VENTA',
  'CONSIGNACION',
  'OTROS',
  'VENTA SUJETA A CONFIRMACION DEL COMPRADOR',
] as const;
const DISTRICTS = [
  '150103 - LIMA - LIMA - ATE',
  '070106 - CALLAO - CALLAO - VENTANILLA',
  '040129 - AREQUIPA - AREQUIPA - YURA',
  '130111 - LA LIBERTAD - TRUJILLO - VICTOR LARCO',
] as const;
const CARRIERS = [
  'TRANSPORTES CRUZ DEL MANTARO S.A.C.',
  'CARGO EXPRESO ANDINO E.I.R.L.',
  'LOGISTICA PUERTO NUEVO S.A.',
] as const;

/** The portal numbers its guías in a series of its own. */
const issued = (given: BenchFacts, weight: string): { facts: BenchFacts; weight: string } => ({
  facts: {
    ...given,
    serie: given.serie === 'EG01' ? 'EG07' : given.serie,
    lineas: given.lineas.map((line) => ({
      ...line,
      descripcion: line.descripcion.toUpperCase(),
      unidad: UNIT_NAMES[line.unidad] ?? 'UNIDAD (BIENES)',
    })),
  },
  weight,
});

const CSS = `
body { font: 8pt 'Liberation Sans', Arial, sans-serif; padding-right: .4mm; }
.box { border: 1pt solid #000; text-align: center; font-weight: bold; font-size: 10.5pt; line-height: 1.6; padding: 2mm; width: 92mm; margin-left: auto; }
.name { font-weight: bold; font-size: 10pt; margin-top: -14mm; width: 88mm; min-height: 14mm; }
section { border: .6pt solid #000; margin-top: 2.5mm; } section h2 { margin: 0; padding: 1mm 1.5mm; font-size: 8pt; background: #d9d9d9; border-bottom: .6pt solid #000; }
section p { margin: .9mm 1.5mm; } section b { font-weight: bold; } .half { display: grid; grid-template-columns: 1fr 1fr; }
table { width: 100%; } th { font-size: 7pt; border: .5pt solid #000; padding: 1mm; } td { border: .5pt solid #000; padding: 1mm; vertical-align: top; font-size: 7.4pt; } .n { text-align: right; white-space: nowrap; } .c { text-align: center; }
.foot { font-size: 7pt; margin-top: 3mm; text-align: center; }`;

const line = (label: string, value: string): Markup => html`<p><b>${label} :</b> ${value}</p>`;

const id = ({ nombre, documento }: { nombre: string; documento: string }): string =>
  `${nombre} - REGISTRO ÚNICO DE CONTRIBUYENTES N° ${documento}`;

function rows({ lineas }: BenchFacts, style: BenchStyle): Markup {
  return html`<table>
    <thead>
      <tr>
        <th>Nro.</th>
        <th>Bien normalizado</th>
        <th>Código de bien</th>
        <th>Código producto SUNAT</th>
        <th style="width:40%">Descripción detallada</th>
        <th>Unidad de medida</th>
        <th>Cantidad</th>
      </tr>
    </thead>
    <tbody>
      ${lineas.map(
        (item, at) =>
          html`<tr>
            <td class="c">${at + 1}</td>
            <td class="c">NO</td>
            <td>${item.codigo}</td>
            <td></td>
            <td>${item.descripcion}</td>
            <td>${item.unidad}</td>
            <td class="n">${style.quantity(item.cantidad)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function driver(random: Random): string {
  const name =
    `${pick(random, SURNAMES)} ${pick(random, SURNAMES)}, ${pick(random, FIRST_NAMES)}`.toUpperCase();
  const dni = `4${digits(random, 7)}`;
  return `${name} - DOCUMENTO NACIONAL DE IDENTIDAD N° ${dni} - Licencia: Q${dni}`;
}

/** With the emitter's own lorry, or by a carrier who has a guía of its own. */
function carriage(random: Random): Markup {
  if (happens(random, 0.4))
    return html`${line('Modalidad de traslado', 'TRANSPORTE PÚBLICO')}
    ${line('Datos del transportista', id({ nombre: pick(random, CARRIERS), documento: ruc('20', diceOf(digits(random, 9))) }))}
    ${line('Número de Registro MTC', `15${digits(random, 5)}CNG`)}`;
  return html`${line('Modalidad de traslado', 'TRANSPORTE PRIVADO')}
  ${line('Vehículo principal - Número de placa', `${pick(random, ['A', 'B', 'C', 'D'])}${digits(random, 1)}${pick(random, ['K', 'M', 'W'])}${digits(random, 3)}`)}
  ${line('Conductor principal', driver(random))}`;
}

function body(facts: BenchFacts, weight: string, style: BenchStyle, random: Random): Markup {
  const { emisor, cliente } = facts;
  const invoice = `F00${between(random, 1, 4)}-${between(random, 20, 9800)}`;
  const start = addDays(facts.emision, between(random, 0, 2));
  const time = `${between(random, 10, 12)}:${between(random, 10, 59)} ${pick(random, ['AM', 'PM'])}`;
  return html`<div class="box">
      RUC N° ${emisor.documento}<br />GUÍA DE REMISIÓN ELECTRÓNICA<br />REMITENTE<br />${style.number(facts.serie, facts.correlativo)}
    </div>
    <div class="name">${emisor.nombre}</div>
    <section>
      <div class="half">
        ${line('Fecha y hora de emisión', `${style.date(facts.emision)} ${time}`)}${line('Fecha de inicio de traslado', style.date(start))}
        ${line('Motivo de traslado', pick(random, REASONS))}${happens(random, 0.6) && line('Documento relacionado', `Factura ${invoice}`)}
      </div>
    </section>
    <section>
      <h2>Datos del destinatario</h2>
      <p>${id(cliente)}</p>
    </section>
    <section>
      <div class="half">
        <div>
          ${line('Punto de partida', `${pick(random, DISTRICTS)} - ALMACEN ${between(random, 1, 9)}`)}
        </div>
        <div>
          ${line('Punto de llegada', `${pick(random, DISTRICTS)} - ${cliente.direccion.toUpperCase()}`)}
        </div>
      </div>
    </section>
    <section>
      <h2>Bienes por transportar</h2>
      ${rows(facts, style)}
      <div class="half">
        ${line('Peso bruto total de la carga', weight)}${line('Indicador de transbordo programado', 'NO')}
      </div>
    </section>
    <section class="whole">
      <h2>Datos del traslado</h2>
      ${carriage(random)}
      <div class="half">
        ${line('Indicador de traslado en vehículos de categoría M1 o L', 'NO')}${line('Indicador de retorno de vehículo vacío', 'NO')}
      </div>
    </section>
    ${facts.observaciones && html`<section>${line('Observaciones', facts.observaciones)}</section>`}
    <p class="foot">
      Esta es una representación impresa de la guía de remisión electrónica generada en el Sistema
      de SUNAT.<br />El emisor electrónico puede verificarla utilizando su clave SOL, en Opciones
      sin Clave SOL / Consulta de Validez del CPE.
    </p>`;
}

export const remitenteGre: BenchLayout = {
  id: 'remitente-gre',
  role: 'construido',
  kinds: ['guia_remision'],
  draw(given, style, random) {
    const grams = given.lineas.reduce(
      (sum, { cantidad, unidad }) => sum + (unidad === 'KGM' ? cantidad : cantidad * 3),
      0,
    );
    const { facts, weight } = issued(given, `${amountText(Math.round(grams / 10), 'point')} KGM`);
    const page = {
      css: CSS,
      body: body(facts, weight, style, random),
      paper: A4,
      margin: '12mm 13mm',
    };
    return {
      ...wholePage(page),
      truth: {
        documento: documentoTruth(facts, []),
        proveedor: partyTruth(facts.emisor, []),
        cliente: partyTruth(facts.cliente, []),
        informacion_adicional: compact({
          ...infoTruth(facts, ['observaciones']),
          peso_total: weight,
        }),
        productos: linesTruth(facts, ['codigo', 'unidad', 'cantidad']),
      },
    };
  },
};
