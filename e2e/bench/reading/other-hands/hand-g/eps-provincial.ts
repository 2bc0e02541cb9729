import { between, digits, happens, pick, type Random } from '../../facts/chance';
import { A4, html, qrPlace, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchStyle } from '../../model';
import { documentoTruth, infoTruth, linesTruth, partyTruth, totalesTruth } from '../../truth';

const CHARGES = [
  'SERVICIO DE AGUA POTABLE',
  'SERVICIO DE ALCANTARILLADO',
  'CARGO FIJO',
  'CUOTA CONVENIO DE PAGO',
  'INTERES POR MORA',
];
const NAMES = [
  'EPS VALLE DEL SUR S.A.',
  'EPS AGUAS DEL ALTIPLANO S.A.',
  'EPS EMAPA VALLE GRANDE S.A.',
  'EPS SEDA COSTA NORTE S.A.',
];
const MONTHS = ['ENE', 'FEB', 'MAR', 'ABR', 'MAY', 'JUN', 'JUL', 'AGO', 'SET', 'OCT', 'NOV', 'DIC'];
const CSS = `body { font: 8.4pt 'Liberation Sans Narrow', 'Liberation Sans'; padding-right: .6mm; } .two { display: flex; gap: 4mm; margin-top: 3mm; } .two > div { flex: 1; }
h4 { background: #cfe3f1; margin: 0 0 1mm; padding: 1mm; font-size: 8.6pt; } table { width: 100%; } td, th { padding: .6mm 1mm; } .n { text-align: right; }
.head { display: flex; justify-content: space-between; } .no { border: 1pt solid #246; padding: 2mm 4mm; text-align: center; } .pay { border: 1.2pt solid #246; margin-top: 3mm; font-size: 11pt; font-weight: bold; }
.bar { background: #579; height: 2.4mm; display: block; } .cut { border-top: 1px dashed #000; margin-top: 8mm; padding-top: 2mm; }`;

function history(facts: BenchFacts, random: Random): Markup {
  const month = Number(facts.emision.slice(5, 7));
  const rows = Array.from({ length: 6 }, (_, at) => {
    const used = between(random, 8, 90);
    return html`<tr>
      <td>${MONTHS[(month + 5 + at) % 12] ?? ''}</td>
      <td style="width:70%"><i class="bar" style="width:${used}%"></i></td>
      <td class="n">${used} m3</td>
    </tr>`;
  });
  return html`<h4>HISTORIA DE CONSUMOS</h4>
    <table>
      ${rows}
    </table>`;
}

function meter(random: Random): Markup {
  const before = between(random, 300, 4000);
  const used = between(random, 8, 90);
  return html`<h4>DATOS DEL SUMINISTRO</h4>
    <table>
      <tr>
        <td>CATEGORÍA</td>
        <td>${pick(random, ['COMERCIAL', 'INDUSTRIAL', 'DOMÉSTICO'])}</td>
      </tr>
      <tr>
        <td>MEDIDOR N°</td>
        <td>EA${digits(random, 8)}</td>
      </tr>
      <tr>
        <td>LECTURA ANTERIOR</td>
        <td>${before}</td>
      </tr>
      <tr>
        <td>LECTURA ACTUAL</td>
        <td>${before + used}</td>
      </tr>
      <tr>
        <td>VOLUMEN FACTURADO</td>
        <td>${used} m3</td>
      </tr>
      <tr>
        <td>TIPO DE FACTURACIÓN</td>
        <td>${pick(random, ['LEÍDO', 'PROMEDIO'])}</td>
      </tr>
      <tr>
        <td>FREC. DE SERVICIO</td>
        <td>${between(random, 4, 24)} HRS/DÍA</td>
      </tr>
    </table>`;
}

function charges(facts: BenchFacts, style: BenchStyle): Markup {
  const line = (label: string, cents: number) =>
    html`<tr>
      <td>${label}</td>
      <td class="n">${style.amount(cents)}</td>
    </tr>`;
  return html`<h4>CONCEPTOS FACTURADOS (S/)</h4>
    <table>
      ${facts.lineas.map(({ descripcion, importe }) => line(descripcion, importe))}
      ${line('SUB TOTAL', facts.sumas.gravada)}${line('I.G.V. (18%)', facts.sumas.igv)}
    </table>`;
}

function body(facts: BenchFacts, style: BenchStyle, random: Random): Markup {
  const { emisor, cliente } = facts;
  const due = facts.vencimiento ? style.date(facts.vencimiento) : '';
  const code = `${digits(random, 2)}-${digits(random, 7)}`;
  const months = happens(random, 0.4) ? between(random, 1, 3) : 0;
  const debt = months * between(random, 2000, 9000);
  return html`<div class="head">
      <div>
        <b style="font-size:13pt">${emisor.nombre}</b><br />${emisor.direccion}<br />RUC:
        ${emisor.documento} - Telf.: ${emisor.telefono}
      </div>
      <div class="no">
        RECIBO DE AGUA Y ALCANTARILLADO<br /><b>N° ${facts.serie}-${facts.correlativo}</b><br />CÓD.
        SUMINISTRO: ${code}
      </div>
    </div>
    <div class="two">
      <div>
        <h4>DATOS DEL CLIENTE</h4>
        TITULAR: ${cliente.nombre}<br />RUC: ${cliente.documento}<br />DIRECCIÓN:
        ${cliente.direccion}<br />RUTA: ${digits(random, 3)}-${digits(random, 4)} &nbsp; SECTOR:
        ${digits(random, 2)}
      </div>
      <div>
        <h4>FACTURACIÓN</h4>
        MES FACTURADO:
        ${MONTHS[Number(facts.emision.slice(5, 7)) - 1] ?? ''}-${facts.emision.slice(0, 4)}<br />FECHA
        DE EMISIÓN: ${style.date(facts.emision)}<br />FECHA DE VENCIMIENTO: ${due}<br />ÚLTIMO DÍA
        PARA EVITAR CORTE: ${due}
      </div>
    </div>
    <div class="two">
      <div>${meter(random)}</div>
      <div>${charges(facts, style)}</div>
    </div>
    <table class="pay">
      <tr>
        <td>TOTAL RECIBO DEL MES</td>
        <td class="n">S/ ${style.amount(facts.sumas.total)}</td>
      </tr>
    </table>
    <div>SON: ${facts.letras}</div>
    <div class="two">
      <div>${history(facts, random)}</div>
      <div>
        <h4>DEUDA ANTERIOR</h4>
        <table>
          <tr>
            <td>MESES VENCIDOS</td>
            <td class="n">${months}</td>
          </tr>
          <tr>
            <td>IMPORTE ADEUDADO</td>
            <td class="n">S/ ${style.amount(debt)}</td>
          </tr>
        </table>
        ${months > 1 && html`<b>SERVICIO SUJETO A CORTE POR DEUDA DE ${months} MESES</b>`}<br />${qrPlace(facts, '22mm')}
      </div>
    </div>
    <p>
      Estructura tarifaria aprobada por Resolución de Consejo Directivo SUNASS N°
      0${digits(random, 2)}-2023-SUNASS-CD. Reclamos: dentro de los 2 meses de vencido el recibo.
      Representación impresa del recibo electrónico. Ahorre agua, cuide la vida.
    </p>
    <div class="cut">
      TALÓN DE COBRANZA &nbsp; SUMINISTRO ${code} &nbsp; RECIBO ${facts.serie}-${facts.correlativo}
      &nbsp; VENCE ${due} &nbsp; <b>S/ ${style.amount(facts.sumas.total)}</b>
    </div>`;
}

/** A bill of a provincial water company. */
export const EPS_PROVINCIAL: BenchLayout = {
  id: 'eps-provincial',
  role: 'construido',
  kinds: ['recibo_servicios'],
  draw(given, style, random) {
    const emisor = { ...given.emisor, nombre: pick(random, NAMES) };
    const lineas = given.lineas.map((line, at) => ({
      ...line,
      descripcion: CHARGES[at] ?? 'OTROS',
    }));
    const facts = { ...given, emisor, lineas };
    return {
      ...wholePage({ css: CSS, paper: A4, margin: '10mm 12mm', body: body(facts, style, random) }),
      truth: {
        documento: documentoTruth(facts, ['vencimiento', 'moneda']),
        proveedor: partyTruth(emisor, ['direccion', 'telefono']),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, ['subtotal', 'igv', 'total']),
        informacion_adicional: infoTruth(facts, ['letras']),
        productos: linesTruth(facts, ['importe']),
      },
    };
  },
};
