import { MAX_PAGES_READ } from '@contracts/limits';
import { ENGINE_VENDORS } from '../../content/engine-names';
import { CONTACT_EMAIL, FREE_CREDITS } from '../../content/facts';
import { REPLY_HOURS, SUPPORT_HOURS, VOLUME_PRICE_ABOVE } from '../../content/support';
import { count, exactDollars } from '../../plans/dollars';
import { ANNUAL_PERCENT, EXTRA_SCAN_CENTS } from '../../plans/plan-cost';
import { questionsOf } from '../../sections/linked-text';

const EXTRA = exactDollars(EXTRA_SCAN_CENTS);

export const HEAD = {
  title: 'Pague por lo que lee',
  lead: `Empiece con ${FREE_CREDITS} créditos sin costo y sin tarjeta. Después, un plan con sus créditos del mes; si un mes necesita más, cada uno cuesta ${EXTRA}.`,
} as const;

/** Every plan holds the whole product: nothing in it asks for the plan. */
export const INCLUDED = {
  title: 'Todos los planes traen todo',
  lead: 'Los planes se diferencian en créditos, usuarios y soporte. El producto es el mismo.',
  items: [
    'Cotejo de cada dato con su lugar en la página',
    'QR de SUNAT, RUC, IGV y monto en letras',
    'Sugerencia de detracción con su fuente',
    'Workflow de Logística y Tesorería',
    'TXT de pago, Excel, CSV, JSON y Google Sheets',
    'Auditoría encadenada y verificable',
    'Foliado Local y motores externos',
    'Roles, equipos y funciones separadas',
  ],
} as const;

export const CALCULATOR = {
  title: 'Calcule con su volumen',
  lead: 'Diga cuántos documentos recibe y cuántas personas los trabajan. La cuenta incluye los créditos extra.',
  hint: '¿No sabe cuántos? Cuente los comprobantes que registró en el último mes.',
} as const;

/** Documents a month of the table that needs no script. */
export const TYPICAL_SCANS = [50, 100, 250, 500, 800, 1_000, 1_500, 2_500] as const;

export const QUESTIONS = questionsOf(`
¿Qué gasta un crédito?
Un documento leído, de hasta ${MAX_PAGES_READ} páginas. Se cobra una vez, cuando la lectura termina bien; si falla, vuelve a su saldo. Una segunda lectura con otro motor no gasta.

¿Qué pasa si me paso de los créditos de mi plan?
Cada crédito adicional cuesta ${EXTRA}, en todos los planes. La calculadora los incluye y le dice desde cuándo conviene el plan siguiente.

¿Cómo funciona el pago anual?
Paga doce meses por adelantado con ${ANNUAL_PERCENT}\u00a0% de descuento sobre el precio del plan. Los créditos extra cuestan lo mismo y no entran en ese pago.

¿Puedo probar antes de pagar?
Sí. Al crear su cuenta recibe ${FREE_CREDITS} créditos y no se pide tarjeta. También puede ver la lectura funcionando en [la demo](/demo), sin cuenta.

¿Cómo contrato un plan?
Cree su cuenta y escríbanos a [${CONTACT_EMAIL}](mailto:${CONTACT_EMAIL}) con el plan que eligió: cargamos los créditos en sus cuentas. Enterprise se conversa desde [contacto](/contact).

¿En qué moneda están los precios?
En dólares de los Estados Unidos. Sus documentos pueden estar en soles, dólares o euros: eso no cambia el precio.

¿Los motores externos se pagan aparte?
Foliado Local no tiene costo de terceros. ${ENGINE_VENDORS} cobran por uso a la cuenta de la clave que se conecte; el administrador ve el gasto estimado de cada lectura.

¿Hay precio por volumen?
Sí, con más de ${count(VOLUME_PRICE_ABOVE)} documentos al mes. [Cuéntenos cuántos recibe](/contact) y le respondemos en menos de ${REPLY_HOURS} horas. ${SUPPORT_HOURS}.
`);

export const CLOSE = {
  title: `Sus primeros ${FREE_CREDITS} créditos van por nuestra cuenta`,
  text: 'Sin tarjeta. Si no le sirve, no pasa nada.',
  start: 'Comenzar gratis',
} as const;
