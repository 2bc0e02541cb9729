import { html, NOTHING, qrPlace, wholePage, A4, type Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchLine, BenchStyle } from '../../model';
import {
  detraccionTruth,
  documentoTruth,
  infoTruth,
  partyTruth,
  totalesTruth,
  type InfoPrinted,
} from '../../truth';
import { between, digits, pick, type Random } from '../../facts/chance';
import { clockTime, rowsTruth, strangerRuc, sumRows } from './parts';

const CSS = `
@page { @bottom-center { content: 'Hoja ' counter(page) ' de ' counter(pages); font: 7pt 'DejaVu Sans Condensed'; } }
body { font: 7.6pt/1.3 'DejaVu Sans Condensed', 'DejaVu Sans', sans-serif; color: #000; } p { margin: 0; }
.head { width: 100%; } .head td { vertical-align: bottom; padding: 0; } .mark { font: 900 23pt/1 'DejaVu Sans'; color: #d4151b; letter-spacing: -.06em; }
.mark + i { font-size: 8pt; color: #d4151b; } .shops { font-size: 6.4pt; text-align: right; width: 92mm; }
.title { border-top: 1.2mm solid #d4151b; border-bottom: .3mm solid #000; margin: 2.5mm 0; padding: 1.8mm 0; display: flex; justify-content: space-between; align-items: baseline; }
.title b { font-size: 10.4pt; } .title > :last-child { white-space: nowrap; } .run span { display: inline-block; margin-right: 6mm; } .run { margin-bottom: .8mm; }
.items { width: 100%; margin: 3mm 0 2mm; } .items th { text-align: left; border-top: .3mm solid #000; border-bottom: .3mm solid #000; padding: .8mm 1mm; font-size: 6.8pt; }
.items td { padding: .9mm 1mm 0; vertical-align: top; } .items .n { text-align: right; white-space: nowrap; } .items .sub td { padding: 0 1mm .4mm; font-size: 6.6pt; color: #333; }
.items tbody { break-inside: avoid; } .items tbody:nth-child(odd) { background: #f4f4f4; }
.low { display: flex; gap: 9mm; border-top: .3mm solid #000; padding-top: 2mm; } .low > div { flex: 1; }
.lead { display: flex; } .lead span { white-space: nowrap; } .lead i { flex: 1; border-bottom: .25mm dotted #555; margin: 0 1mm 1mm; } .grand { font-size: 12pt; font-weight: bold; margin: 1.2mm 0; }
.tender { border: .3mm dashed #000; padding: 1.4mm 2mm; margin-top: 2mm; } .small { font-size: 6.4pt; text-align: center; margin-top: 2mm; }`;

const TITLES: Partial<Record<BenchFacts['kind'], string>> = {
  factura: 'FACTURA ELECTRÓNICA',
  boleta: 'BOLETA DE VENTA ELECTRÓNICA',
  nota_credito: 'NOTA DE CRÉDITO ELECTRÓNICA',
};

const SUMS = {
  descuentos: 'DSCTO. GLOBAL',
  gravada: 'OP. GRAVADAS',
  exonerada: 'OP. EXONERADAS',
  inafecta: 'OP. INAFECTAS',
  gratuita: 'OP. GRATUITAS',
  igv: 'IGV 18.00%',
  icbper: 'ICBPER (BOLSAS PLÁSTICAS)',
  otrosCargos: 'OTROS CARGOS',
} as const;

function head(facts: BenchFacts, style: BenchStyle, random: Random): Markup {
  const { emisor, kind, serie, correlativo } = facts;
  const [brand, slogan] = pick(random, [
    ['maxiplaza', '¡precios que se sienten!'],
    ['El Canasto', 'lo rico de cada día'],
    ['hiperahorro', 'todo, más cerca, más barato'],
  ] as const);
  return html`<table class="head">
      <tr>
        <td><span class="mark">${brand}</span><br /><i>${slogan}</i></td>
        <td class="shops">
          Tienda ${digits(random, 4)} C.C. Puerta Norte: Av. Alfredo Mendiola 3698, Independencia<br />
          Tienda 0119 Sur Chico: Carretera Panamericana Sur km 58, Chilca<br />Atención al cliente
          0-800-1-${digits(random, 4)}
        </td>
      </tr>
    </table>
    <div class="title">
      <div>
        <b>${emisor.nombre}</b><br />R.U.C. ${emisor.documento} &nbsp;
        ${pick(random, ['Of. principal:', 'Domicilio fiscal:'])} ${emisor.direccion}
      </div>
      <div style="text-align:right;padding-left:6mm">
        <b>${TITLES[kind]}</b><br /><b>${style.number(serie, correlativo)}</b>
      </div>
    </div>`;
}

const said = (label: string, value: string): Markup =>
  value ? html`<span><b>${label}:</b> ${value}</span>` : NOTHING;

function buyer(facts: BenchFacts, style: BenchStyle, random: Random): Markup {
  const { cliente, kind, vencimiento, afectado } = facts;
  const id = cliente.documento.length === 8 ? 'DNI' : 'RUC';
  return html`<p class="run">
      ${said(pick(random, ['CLIENTE', 'SR(A)', 'NOMBRE / RAZÓN SOCIAL']), cliente.nombre)}${said(id, cliente.documento)}
    </p>
    <p class="run">${said('DIRECCIÓN', cliente.direccion)}</p>
    <p class="run">
      ${said(pick(random, ['FECHA', 'FECHA EMISIÓN', 'F. EMISIÓN']), style.date(facts.emision))}${said('HORA', clockTime(random))}${said('CAJA', digits(random, 3))}${said('CAJERO', `${digits(random, 5)} ROSA M.`)}${said('TRX', digits(random, 6))}
    </p>
    <p class="run">
      ${said('MONEDA', style.currencyName)}${kind === 'nota_credito' ? '' : said('COND. VENTA', facts.formaPago)}${vencimiento ? said('F. VENCE', style.date(vencimiento)) : ''}${said('O/C', facts.ordenCompra)}${said('GUÍA', facts.guiaRemision)}
    </p>
    ${afectado ? html`<p class="run">${said(pick(random, ['DOC. REFERENCIA', 'DOCUMENTO QUE MODIFICA']), afectado.numero)}${said('MOTIVO', afectado.motivo)}</p>` : ''}`;
}

function item(line: BenchLine, style: BenchStyle, random: Random): Markup {
  const off = line.descuento
    ? html`<tr class="sub">
        <td></td>
        <td></td>
        <td>${pick(random, ['DSCTO. PROMOCIÓN', 'DSCTO. TARJETA', 'OFERTA'])}</td>
        <td class="n">-${style.amount(line.descuento)}</td>
        <td></td>
      </tr>`
    : NOTHING;
  return html`<tbody>
    <tr>
      <td class="n">${style.quantity(line.cantidad)}</td>
      <td>${line.unidad}</td>
      <td>${line.descripcion}</td>
      <td class="n">${style.amount(line.unitario)}</td>
      <td class="n">${style.amount(line.importe)}</td>
    </tr>
    <tr class="sub">
      <td></td>
      <td></td>
      <td colspan="3">
        ${line.unidad === 'ZZ' ? '' : html`EAN 775${digits(random, 10)} &nbsp; `}CÓD. ${line.codigo}
      </td>
    </tr>
    ${off}
  </tbody>`;
}

function items(facts: BenchFacts, style: BenchStyle, random: Random): Markup {
  const price = facts.precioConIgv ? 'P. UNIT.' : 'V. UNIT.';
  return html`<table class="items">
    <thead>
      <tr>
        <th class="n">CANT.</th>
        <th>U.M.</th>
        <th style="width:60%">DESCRIPCIÓN</th>
        <th class="n">${price}</th>
        <th class="n">IMPORTE</th>
      </tr>
    </thead>
    ${facts.lineas.map((line) => item(line, style, random))}
  </table>`;
}

const lead = (label: string, text: string): Markup =>
  html`<p class="lead"><span>${label}</span><i></i><span>${text}</span></p>`;

function totals(facts: BenchFacts, style: BenchStyle): Markup {
  const { percepcion, retencion, sumas } = facts;
  const money = (cents: number): string => style.amount(cents);
  return html`<div>
    ${sumRows(facts, SUMS, ['gravada', 'igv']).map(({ key, label, cents }) => lead(label, `${key === 'descuentos' ? '-' : ''}${money(cents)}`))}
    <p class="lead grand">
      <span>TOTAL ${style.currencySign}</span><i></i><span>${money(sumas.total)}</span>
    </p>
    ${percepcion ? html`${lead(`PERCEPCIÓN ${percepcion.porcentaje}%`, money(percepcion.monto))}${lead('TOTAL A COBRAR', money(percepcion.totalConPercepcion))}` : ''}
    ${retencion ? lead(`RETENCIÓN IGV ${retencion.porcentaje}%`, money(retencion.monto)) : ''}
    ${facts.detraccion ? html`<p>OPERACIÓN SUJETA A DETRACCIÓN (${facts.detraccion.porcentaje}%). CTA. BANCO DE LA NACIÓN <span style="white-space:nowrap">${facts.detraccion.cuenta}</span></p>` : ''}
    <p>SON: ${facts.letras}</p>
  </div>`;
}

/** What was handed over at the till; a note gives nothing. */
function tender(facts: BenchFacts, style: BenchStyle, random: Random): Markup {
  if (facts.kind === 'nota_credito') return NOTHING;
  const dues = facts.cuotas.map(
    ({ numero, fecha, monto }) =>
      html`<br />Cuota ${String(numero).padStart(3, '0')} &nbsp; ${style.date(fecha)} &nbsp;
        ${style.amount(monto)}`,
  );
  const voucher = html`<br />Ref. ${digits(random, 12)} &nbsp; Lote ${digits(random, 3)} &nbsp; Aut.
    ${digits(random, 6)}`;
  return html`<p class="tender">
    <b>MEDIO DE PAGO:</b> ${facts.metodoPago}${dues.length > 0 ? dues : voucher}
  </p>`;
}

function low(facts: BenchFacts, style: BenchStyle, random: Random): Markup {
  return html`<div class="low whole">
      <div>
        <div style="display:flex;gap:3mm">
          ${qrPlace(facts, '24mm')}
          <div>
            <p>N° DE ARTÍCULOS: ${facts.lineas.length}</p>
            <p>PUNTOS CLUB: ${between(random, 12, 4800)}</p>
            <p style="overflow-wrap:anywhere">V. RESUMEN: ${facts.hash}</p>
            ${facts.observaciones ? html`<p>OBS.: ${facts.observaciones}</p>` : ''}
          </div>
        </div>
        ${tender(facts, style, random)}
      </div>
      ${totals(facts, style)}
    </div>
    <p class="small whole">
      Representación impresa de la ${TITLES[facts.kind]}. Consulte su comprobante en
      www.comprobantes-tiendas.pe · Autorizado mediante Res. N°
      034-005-00${digits(random, 5)}/SUNAT<br />
      Cambios y devoluciones dentro de los 7 días con este documento y el empaque original.
      Proveedor OSE: Certifica Digital S.A.C. RUC ${strangerRuc(random)}<br />LIBRO DE RECLAMACIONES
      DISPONIBLE EN TIENDA · CONSERVE SU COMPROBANTE
    </p>`;
}

/** A chain of shops: each row has its bar code on a second line and its discount on a third. */
export const chain: BenchLayout = {
  id: 'cadena',
  role: 'construido',
  kinds: ['factura', 'boleta', 'nota_credito'],
  draw(facts, style, random) {
    const body = html`${head(facts, style, random)}${buyer(facts, style, random)}${items(facts, style, random)}${low(facts, style, random)}`;
    const sums = sumRows(facts, SUMS, ['gravada', 'igv']).map(({ key }) => key);
    const isNote = facts.kind === 'nota_credito';
    const paid: InfoPrinted[] = isNote ? [] : ['formaPago', 'metodoPago'];
    return {
      ...wholePage({ css: CSS, body, paper: A4, margin: '10mm 11mm 13mm' }),
      truth: {
        documento: documentoTruth(facts, ['vencimiento', 'moneda', 'hash', 'afectado']),
        proveedor: partyTruth(facts.emisor, ['direccion']),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, [...sums, 'total']),
        ...detraccionTruth(facts, ['porcentaje', 'cuenta']),
        informacion_adicional: infoTruth(facts, [
          ...paid,
          'ordenCompra',
          'guiaRemision',
          'observaciones',
          'letras',
        ]),
        productos: rowsTruth(facts, ['codigo', 'unidad', 'cantidad', 'unitario', 'importe']),
      },
    };
  },
};
