import { between, digits, happens, pick, type Random } from '../facts/chance';
import { A4, html, NOTHING, qrPlace, wholePage, type Markup } from '../html';
import type { BenchFacts, BenchLayout, BenchLine, BenchStyle } from '../model';
import {
  compact,
  detraccionTruth,
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  shownSums,
  totalesTruth,
} from '../truth';

const CSS = `
body { font: 7.8pt 'Courier New', Courier, monospace; color: #000; }
.top { display: flex; gap: 3mm; }
.top .l { flex: 1; font-family: Arial, sans-serif; line-height: 1.35; } .top .l h1 { font-size: 13pt; margin: 0; }
.top .r { border: 1.6px solid #000; width: 68mm; text-align: center; font: bold 11pt Arial; padding: 3mm 0; line-height: 1.7; }
.frame { border: .8px solid #000; margin-top: 2mm; padding: 1.2mm 2mm; display: grid; grid-template-columns: 1.5fr 1fr; column-gap: 4mm; line-height: 1.5; }
.frame .k { display: inline-block; width: 24mm; }
.goods { width: 100%; margin-top: 2mm; border: .8px solid #000; } .goods th { border-bottom: .8px solid #000; padding: 1mm; font-weight: bold; } .goods td { padding: .5mm 1mm; vertical-align: top; }
.n { text-align: right; white-space: nowrap; } .c { text-align: center; }
.end { display: flex; gap: 3mm; margin-top: 2mm; } .end .l { flex: 1; }
.sums { border: .8px solid #000; } .sums td { padding: .4mm 2mm; white-space: nowrap; }
.box { border: .8px solid #000; padding: 1mm 2mm; margin-top: 1.5mm; line-height: 1.4; }
.q td, .q th { padding: .2mm 2.5mm; text-align: center; }
.legal { font: 6.6pt Arial, sans-serif; margin-top: 2mm; }
`;

const GOODS = [
  'PAPEL BOND 75 G A4 ALFA X 500 H',
  'CAJA CORRUGADA TROQUELADA 40X30X25',
  'CINTA DE EMBALAJE 2" X 110 YDS TRANSPARENTE',
  'STRETCH FILM MANUAL 18" X 20 MICRAS',
  'BOLSA BOPP 20X30 + 5 C/PEGA',
  'SOBRE MANILA A4 X 50 UND',
  'PAPEL KRAFT BOBINA 1.00 M X 90 G',
  'CARTULINA FOLDCOTE C-12 70X100',
  'ETIQUETA TÉRMICA 100X50 ROLLO X 1000',
  'ESQUINERO DE CARTÓN 50X50X4 X 1.20 M',
  'ZUNCHO PP 1/2" NEGRO ROLLO 9 KG',
  'PAPEL FOTOCOPIA OFICIO 80 G',
  'BANDEJA CARTÓN MICROCORRUGADO N° 4',
];
const UNITS = ['MLL', 'CTO', 'RLL', 'UND', 'PQT', 'KGM'];
const REPS = ['V07 L. MEDRANO', 'V12 C. ALIAGA', 'V03 OFICINA', 'V15 S. PAUCAR'];
const ZONES = ['LIMA CENTRO', 'CONO NORTE', 'PROVINCIAS', 'ATE-VITARTE'];

const LABELS = {
  gravada: 'OP. GRAVADAS',
  exonerada: 'OP. EXONERADAS',
  inafecta: 'OP. INAFECTAS',
  gratuita: 'OP. GRATUITAS',
  descuentos: 'DSCTO. GLOBAL',
  igv: 'I.G.V. 18.00 %',
  total: 'TOTAL A PAGAR',
} as const;
type Sum = keyof typeof LABELS;
const ORDER: readonly Sum[] = [
  'gravada',
  'exonerada',
  'inafecta',
  'gratuita',
  'descuentos',
  'igv',
  'total',
];
const ALWAYS: readonly Sum[] = ['gravada', 'exonerada', 'inafecta', 'igv', 'total'];

interface Sheet {
  facts: BenchFacts;
  style: BenchStyle;
  terms: string;
  hasMail: boolean;
  random: Random;
}

const goodsOf = (lines: readonly BenchLine[], isService: boolean, random: Random): BenchLine[] =>
  lines.map((line) => ({
    ...line,
    codigo: `${pick(random, ['PB', 'EM', 'ET', 'CT'])}-${digits(random, 4)}`,
    descripcion: isService ? line.descripcion.toUpperCase() : pick(random, GOODS),
    unidad: isService ? line.unidad : pick(random, UNITS),
  }));

function top({ facts, hasMail }: Sheet): Markup {
  const { emisor } = facts;
  return html`<div class="top">
    <div class="l">
      <h1>${emisor.nombre}</h1>
      IMPORTACIÓN Y VENTA DE PAPELES, CARTONES Y EMPAQUES<br />OF. PRINCIPAL: ${emisor.direccion}<br />TELF.:
      ${emisor.telefono} ${hasMail && html` E-MAIL: ${emisor.email}`}<br />SUC. AREQUIPA: VARIANTE
      DE UCHUMAYO KM 3.5, SACHACA
    </div>
    <div class="r">
      R.U.C. N° ${emisor.documento}<br />FACTURA ELECTRÓNICA<br />${facts.serie} -
      ${facts.correlativo}
    </div>
  </div>`;
}

const kv = (key: string, value: string): Markup =>
  html`<div><span class="k">${key}</span>: ${value}</div>`;

function frame({ facts, style, terms, random }: Sheet): Markup {
  const { cliente } = facts;
  return html`<div class="frame">
    ${kv('CLIENTE', cliente.nombre)} ${kv('FEC.EMISION', style.date(facts.emision))}
    ${kv('R.U.C.', cliente.documento)}
    ${kv('FEC.VENCTO.', style.date(facts.vencimiento ?? facts.emision))}
    ${kv('DIRECCION', cliente.direccion)} ${kv('COND.PAGO', terms)}
    ${kv('O/COMPRA', facts.ordenCompra || '--')} ${kv('MONEDA', style.currencyName)}
    ${kv('GUIA REM.', facts.guiaRemision || '--')} ${kv('VENDEDOR', pick(random, REPS))}
    ${kv('COD.CLIENTE', `C0${digits(random, 4)}`)} ${kv('ZONA', pick(random, ZONES))}
  </div>`;
}

function goods({ facts, style }: Sheet): Markup {
  return html`<table class="goods">
    <thead>
      <tr>
        <th>CODIGO</th>
        <th>CANT.</th>
        <th>UM</th>
        <th style="text-align:left">D E S C R I P C I O N</th>
        <th>V.UNIT.</th>
        <th>%DSCTO</th>
        <th>V.VENTA</th>
      </tr>
    </thead>
    <tbody>
      ${facts.lineas.map((line) => {
        const gross = line.importe + line.descuento;
        const share = gross === 0 ? 0 : Math.round((line.descuento * 10_000) / gross);
        return html`<tr>
          <td>${line.codigo}</td>
          <td class="n">${style.quantity(line.cantidad)}</td>
          <td class="c">${line.unidad}</td>
          <td>${line.descripcion}</td>
          <td class="n">${style.amount(line.unitario)}</td>
          <td class="n">${style.amount(share)}</td>
          <td class="n">${style.amount(line.importe)}</td>
        </tr>`;
      })}
    </tbody>
  </table>`;
}

function duties({ facts, style }: Sheet): Markup {
  const { detraccion, retencion, percepcion } = facts;
  if (detraccion)
    return html`<div class="box">
      OPERACION SUJETA A DETRACCION - SPOT<br />COD. BIEN/SERV.: ${detraccion.codigo} &nbsp; TASA:
      ${detraccion.porcentaje}% &nbsp; MONTO DETRACCION S/: ${style.amount(detraccion.monto)}<br />CTA.
      BCO. NACION: ${detraccion.cuenta}
    </div>`;
  if (retencion)
    return html`<div class="box">
      AGENTE DE RETENCION: EL CLIENTE RETIENE EL ${retencion.porcentaje}% &nbsp; MONTO RETENCION S/:
      ${style.amount(retencion.monto)}
    </div>`;
  if (percepcion)
    return html`<div class="box">
      COMPROBANTE DE PERCEPCION - VENTA INTERNA. PERCEPCION ${percepcion.porcentaje}%: S/
      ${style.amount(percepcion.monto)} &nbsp; TOTAL A COBRAR CON PERCEPCION: S/
      ${style.amount(percepcion.totalConPercepcion)}
    </div>`;
  return NOTHING;
}

function dues({ facts, style }: Sheet): Markup {
  if (facts.cuotas.length === 0) return NOTHING;
  return html`<div class="box">
    <table class="q">
      <tr>
        <th>CUOTA</th>
        <th>VENCE</th>
        <th>MONTO</th>
      </tr>
      ${facts.cuotas.map(
        ({ numero, fecha, monto }) =>
          html`<tr>
            <td>${String(numero).padStart(3, '0')}</td>
            <td>${style.date(fecha)}</td>
            <td>${style.amount(monto)}</td>
          </tr>`,
      )}
    </table>
  </div>`;
}

function end(sheet: Sheet): Markup {
  const { facts, style, random } = sheet;
  return html`<div class="whole">
    <div class="box">SON: ${facts.letras}</div>
    <div class="end">
      <div class="l">
        ${facts.observaciones && html`<div class="box">OBSERVACIONES: ${facts.observaciones}</div>`}
        ${duties(sheet)} ${dues(sheet)}
        <div class="box">
          BCP SOLES 193-${digits(random, 7)}-0-${digits(random, 2)} &nbsp; BCP DOLARES
          193-${digits(random, 7)}-1-${digits(random, 2)}<br />BBVA SOLES
          0011-0${digits(random, 3)}-01000${digits(random, 5)}
        </div>
      </div>
      <table class="sums">
        ${shownSums(facts, ORDER, ALWAYS).map(
          (key) =>
            html`<tr>
              <td>${LABELS[key]}</td>
              <td>${style.currencySign}</td>
              <td class="n">${style.amount(facts.sumas[key])}</td>
            </tr>`,
        )}
      </table>
    </div>
    <div class="end">
      ${qrPlace(facts, '23mm')}
      <div class="legal">
        Código hash: ${facts.hash}<br />Representación impresa de la FACTURA ELECTRÓNICA. Puede
        consultarla con su clave SOL o en la página del emisor. Autorizado como emisor electrónico
        con R.I. 018005000${between(random, 1000, 9000)}/SUNAT. Vencida la factura se cobrará el
        interés legal. Todo cheque a nombre de la empresa. Emitido por SISPAG v.6.2
      </div>
    </div>
  </div>`;
}

/** Factura of a paper wholesaler from an old local ERP in typewriter letters; amounts of the law in boxes. */
export const papelEmpaques: BenchLayout = {
  id: 'papel-empaques',
  role: 'construido',
  kinds: ['factura'],
  draw(given, style, random) {
    const lineas = goodsOf(given.lineas, given.detraccion !== null, random);
    const facts: BenchFacts = { ...given, lineas, vencimiento: given.vencimiento ?? given.emision };
    const days = Math.max(1, facts.cuotas.length) * 30;
    const terms = facts.formaPago === 'Contado' ? 'CONTADO' : `CREDITO ${days} DIAS`;
    const sheet: Sheet = { facts, style, terms, hasMail: happens(random, 0.7), random };
    const mail = sheet.hasMail ? (['email'] as const) : [];
    return {
      ...wholePage({
        css: CSS,
        body: html`${top(sheet)}${frame(sheet)}${goods(sheet)}${end(sheet)}`,
        paper: A4,
        margin: '8mm 10mm',
      }),
      truth: {
        documento: documentoTruth(facts, ['vencimiento', 'moneda', 'hash']),
        proveedor: partyTruth(facts.emisor, ['direccion', 'telefono', ...mail]),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, shownSums(facts, ORDER, ALWAYS)),
        ...detraccionTruth(facts, ['codigo', 'porcentaje', 'monto', 'cuenta']),
        informacion_adicional: compact({
          ...infoTruth(facts, ['ordenCompra', 'guiaRemision', 'observaciones', 'letras']),
          terminos_pago: terms,
        }),
        productos: linesTruth(facts, ['codigo', 'unidad', 'cantidad', 'unitario', 'importe']),
      },
    };
  },
};
