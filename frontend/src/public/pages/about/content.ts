import { FLAG_WEIGHT } from '@contracts/authenticity';
import { STEPS } from '@contracts/workflow';
import { accuracyClaim } from '../../content/accuracy-words';
import { type Claim, COMPANY_CLAIMS } from '../../content/claims';
import { CLOUD_ENGINES } from '../../content/engine-names';
import { FREE_CREDITS } from '../../content/facts';
import { MEASURED_ACCURACY } from '../../content/measured-accuracy';
import { itemsOf } from '../../sections/items-of';

export const HEAD = {
  kicker: 'Nuestra misión',
  title: 'Que nadie pague un monto sin saber de dónde salió',
  lead: 'Digitar facturas cansa, y el cansancio se paga: un dígito cambiado, un comprobante dos veces, una detracción olvidada. Hacemos que la máquina lea y que cada dato llegue con su prueba, para que las personas decidan mirando y no adivinando.',
} as const;

const READING = accuracyClaim(MEASURED_ACCURACY);

/** Measured, or counted in the product itself. */
const PROVEN: readonly Claim[] = [
  READING,
  {
    figure: String(Object.keys(FLAG_WEIGHT).length),
    text: 'controles de autenticidad en cada documento',
  },
  { figure: String(STEPS.length), text: 'pasos del pago, cada uno con autor y hora' },
  { figure: String(FREE_CREDITS), text: 'créditos sin costo al crear una cuenta' },
];

const CLAIMED: readonly Claim[] = [READING, ...COMPANY_CLAIMS];

/** The figures below the mission. */
export const figuresOf = (claims: boolean): readonly Claim[] => (claims ? CLAIMED : PROVEN);

export const VALUES = itemsOf(`
Lightbulb **Innovación** Usamos modelos nuevos donde ayudan, y los medimos contra la página antes de creerles.
HeartHandshake **Orientación al cliente** Quien digita, quien aprueba y quien paga tienen su pantalla, con sus palabras y sus atajos.
Compass **Excelencia** Céntimos exactos, sumas escritas y ningún error que se calle.
Eye **Transparencia** Decimos lo que no hacemos, publicamos precios y no mostramos cifras sin medir.
TrendingUp **Crecimiento** La misma herramienta sirve a un estudio con cien facturas y a un grupo con miles.
Globe **Impacto global** Empezamos por las reglas del Perú, bien hechas, y trabajamos en remoto para toda la región.
`);

/** The way of a document through the machine; each stage says what keeps it honest. */
export const TECHNOLOGY = {
  title: 'Tecnología que se puede revisar',
  lead: 'Varios motores leen; ninguno se prueba a sí mismo. Entre la lectura y su pantalla hay un cotejo que trata igual a todos.',
  stages: itemsOf(`
Leer: **Texto, imagen y QR** Foliado Local lee el texto del PDF, reconoce el de fotos y escaneos y abre el QR de SUNAT, sin salir del servidor. ${CLOUD_ENGINES} se suman si usted conecta su clave.
Ubicar: **Cada valor, en su recuadro** Lo que responde un motor se busca en las palabras de la página. Una cifra que no está impresa pierde su confianza.
Probar: **Reglas peruanas con fecha** Dígito del RUC, IGV, sumas, monto en letras y detracción se calculan con tablas que tienen vigencia y fuente.
Guardar: **Hechos encadenados** Cada hecho lleva la huella del anterior: alterar uno se nota, dentro del sistema y también en el archivo exportado.
`),
};

export const TIMELINE = {
  title: 'De la primera factura a hoy',
  milestones: itemsOf(`
2024: **Lanzamiento** Foliado nace con una idea: que el dato y su lugar en la página nunca se separen.
2025: **Expansión** De la factura a todos los comprobantes que recibe una empresa, y de la lectura al pago entre dos equipos.
2026: **IA predictiva** Foliado se adelanta y propone: la detracción con su tasa, el dato que conviene mirar, el arreglo más probable. La decisión es de una persona.
`),
};

export const CLOSE = {
  title: 'Véalo con sus propios comprobantes',
  start: 'Comenzar gratis',
  talk: 'Escribirnos',
} as const;
