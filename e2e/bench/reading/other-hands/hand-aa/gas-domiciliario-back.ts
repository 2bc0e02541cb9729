import { html, type Markup } from '../../html';
import type { GasBill } from './gas-domiciliario-data';

const GLOSSARY = [
  [
    'Suministro de gas natural',
    'Costo del gas en boca de pozo, que se traslada al cliente sin margen de la concesionaria.',
  ],
  [
    'Transporte',
    'Pago por llevar el gas natural desde el yacimiento hasta el punto de entrega (City Gate).',
  ],
  [
    'Distribución',
    'Remunera la construcción, operación y mantenimiento de las redes de distribución.',
  ],
  [
    'Margen de comercialización',
    'Cargo fijo mensual por lectura, facturación, reparto y atención al cliente.',
  ],
  [
    'Factor de corrección',
    'Convierte los metros cúbicos leídos a condiciones estándar (15 °C y 1 013,25 mbar).',
  ],
  [
    'Interés compensatorio y moratorio',
    'Se aplica desde el día siguiente del vencimiento, según la tasa que publica la SBS.',
  ],
] as const;

/** The other side of the sheet: words explained, claims, offices. */
export function back({ facts, web }: GasBill): Markup {
  return html`<div class="back">
    <h2>CONOCE TU RECIBO</h2>
    <dl>
      ${GLOSSARY.map(
        ([word, meaning]) =>
          html`<dt>${word}</dt>
            <dd>${meaning}</dd>`,
      )}
    </dl>
    <h2>RECLAMOS Y QUEJAS</h2>
    <p>
      Puedes presentar tu reclamo por teléfono, por escrito en nuestros centros de atención o en
      ${web}. El plazo de respuesta es de 30 días hábiles (Directiva de Reclamos, Resolución N°
      269-2014-OS/CD). No se puede condicionar la atención del reclamo al pago de la parte
      reclamada. Si no estás conforme puedes acudir a la JARU de Osinergmin.
    </p>
    <h2>CENTROS DE ATENCIÓN</h2>
    <p>Oficina principal: lunes a viernes de 8:30 a 18:00 h, sábados de 9:00 a 13:00 h.</p>
    <p>Módulos MAC y agencias itinerantes: consulta la programación del mes en ${web}.</p>
    <h2>CORTE Y RECONEXIÓN</h2>
    <p>
      El servicio puede ser cortado por la falta de pago de dos recibos vencidos. El costo de corte
      y reconexión es el aprobado por Osinergmin y se carga en el siguiente recibo.
    </p>
    <p class="fine">
      ${facts.emisor.nombre} - Concesión del sistema de distribución de gas natural por red de
      ductos.
    </p>
  </div>`;
}
