import { A4, html, wholePage, type Markup } from '../html';
import type { BenchFacts, BenchLayout, BenchStyle } from '../model';
import { documentoTruth, linesTruth, partyTruth } from '../truth';

/** A delivery note: boxes with a heading each, no amounts. */
const CSS = `
body { font: 8.8pt 'DejaVu Sans Condensed', 'DejaVu Sans', sans-serif; color: #111; }
.head { display: flex; justify-content: space-between; } .who { width: 110mm; } .who b { font-size: 12pt; }
.box { border: 1.5px solid #111; width: 68mm; text-align: center; padding: 2.5mm 0; font-weight: bold; line-height: 1.7; }
fieldset { border: 1px solid #666; margin: 3mm 0 0; padding: 1.5mm 3mm 2mm; line-height: 1.55; } legend { font-weight: bold; font-size: 8pt; }
.grid { display: grid; grid-template-columns: 1fr 1fr; gap: 0 4mm; }
.items { width: 100%; margin-top: 4mm; } .items th { border-top: 1.5px solid #111; border-bottom: 1.5px solid #111; padding: 1mm; text-align: left; }
.items td { padding: 1mm; border-bottom: 1px dotted #999; } .r { text-align: right !important; }
`;

function transfer(
  facts: BenchFacts,
  style: BenchStyle,
  random: () => number,
): { part: Markup; weight: string } {
  const weight = style.quantity((40 + Math.floor(random() * 900)) * 1000);
  const part = html`<fieldset>
    <legend>DATOS DEL TRASLADO</legend>
    <div class="grid">
      <div>Fecha de emisión: ${style.date(facts.emision)}</div>
      <div>Motivo de traslado: VENTA</div>
      <div>Modalidad: TRANSPORTE PRIVADO</div>
      <div>Peso bruto total (KGM): ${weight}</div>
      <div>Placa: B7K-${100 + Math.floor(random() * 800)}</div>
      <div>Licencia de conducir: Q${10_000_000 + Math.floor(random() * 9_999_999)}</div>
    </div>
  </fieldset>`;
  return { part, weight };
}

export const waybill: BenchLayout = {
  id: 'guia-remitente',
  role: 'construido',
  kinds: ['guia_remision'],
  draw(facts, style, random) {
    const { emisor, cliente } = facts;
    const { part, weight } = transfer(facts, style, random);
    const body = html`<div class="head">
        <div class="who">
          <b>${emisor.nombre}</b><br />${emisor.direccion}<br />${emisor.telefono}
        </div>
        <div class="box">
          RUC N° ${emisor.documento}<br />GUÍA DE REMISIÓN ELECTRÓNICA<br />REMITENTE<br />${style.number(facts.serie, facts.correlativo)}
        </div>
      </div>
      <fieldset>
        <legend>DESTINATARIO</legend>
        Razón social: ${cliente.nombre}<br />RUC: ${cliente.documento}
      </fieldset>
      <fieldset>
        <legend>PUNTOS</legend>
        Punto de partida: ${emisor.direccion}<br />Punto de llegada: ${cliente.direccion}
      </fieldset>
      ${part}
      <table class="items">
        <thead>
          <tr>
            <th>Nro.</th>
            <th>Cód.</th>
            <th style="width:105mm">Descripción detallada</th>
            <th>Unidad</th>
            <th class="r">Cantidad</th>
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
                <td class="r">${style.quantity(line.cantidad)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
      <p style="margin-top:18mm">
        Recibí conforme: ______________________ &nbsp; DNI: ______________
      </p>`;
    return {
      ...wholePage({ css: CSS, body, paper: A4, margin: '12mm' }),
      truth: {
        documento: documentoTruth(facts, []),
        proveedor: partyTruth(emisor, ['direccion', 'telefono']),
        cliente: partyTruth(cliente, []),
        informacion_adicional: { peso_total: weight },
        productos: linesTruth(facts, ['codigo', 'unidad', 'cantidad']),
      },
    };
  },
};
