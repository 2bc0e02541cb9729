import { CONTACT_EMAIL, FREE_SCANS } from '../../content/facts';
import {
  CUSTOM_DEMO_FROM,
  ENTERPRISE_SETUP_WEEKS,
  OFFICE,
  REPLY_HOURS,
  SETUP_MINUTES,
  SUPPORT_HOURS,
  SUPPORT_HOURS_LIMA,
  VOLUME_PRICE_FROM,
} from '../../content/support';
import type { Question } from '../../parts/questions';

export const CONTACT_DESCRIPTION =
  'Escriba al equipo de Foliado: demostraciones con sus documentos, planes por volumen y soporte en español. Respondemos en menos de 24 horas los días hábiles.';

export interface FormField {
  readonly name: 'name' | 'email' | 'company' | 'message';
  readonly label: string;
  readonly isRequired: boolean;
  readonly autoComplete?: string;
}

/** Fields of the specified form, in order. */
export const FIELDS: readonly FormField[] = [
  { name: 'name', label: 'Nombre', isRequired: true, autoComplete: 'name' },
  { name: 'email', label: 'Correo corporativo', isRequired: true, autoComplete: 'email' },
  { name: 'company', label: 'Empresa', isRequired: false, autoComplete: 'organization' },
  { name: 'message', label: 'Mensaje', isRequired: true },
];

export interface ContactFact {
  readonly id: 'email' | 'phone' | 'hours' | 'office';
  readonly title: string;
  /** With links as `[words](address)`. */
  readonly lines: readonly string[];
}

export const CONTACT_FACTS: readonly ContactFact[] = [
  {
    id: 'email',
    title: 'Correo',
    lines: [
      `[${CONTACT_EMAIL}](mailto:${CONTACT_EMAIL})`,
      `Respuesta en menos de ${REPLY_HOURS} horas los días hábiles.`,
    ],
  },
  {
    id: 'phone',
    title: 'Teléfono',
    lines: ['Solo para clientes Enterprise: el número se entrega con el contrato.'],
  },
  { id: 'hours', title: 'Horario', lines: [SUPPORT_HOURS, SUPPORT_HOURS_LIMA] },
  {
    id: 'office',
    title: 'Oficina',
    lines: [OFFICE, 'El equipo trabaja 100 % a distancia: la atención es por correo y en línea.'],
  },
];

export const CONTACT_QUESTIONS: readonly Question[] = [
  {
    question: '¿Hacen demostraciones personalizadas?',
    answer: `Sí, para empresas con más de ${CUSTOM_DEMO_FROM} documentos al mes, con documentos suyos. Con menos, la [demostración en línea](/demo) lee documentos de muestra al momento.`,
  },
  {
    question: '¿Dan soporte en español?',
    answer: 'Sí. El producto, la ayuda y las personas que responden hablan español.',
  },
  {
    question: '¿Cuánto toma empezar?',
    answer: `Menos de ${SETUP_MINUTES} minutos: cree la cuenta, suba una factura y revísela. Las integraciones Enterprise toman de ${ENTERPRISE_SETUP_WEEKS}, según lo que haya que conectar.`,
  },
  {
    question: '¿Hay precios por volumen?',
    answer: `Sí, desde ${VOLUME_PRICE_FROM.toLocaleString('en-US')} documentos al mes. Díganos cuántos recibe y de qué tipo. Los demás precios están en [Precios](/pricing).`,
  },
];

export const CONTACT_CLOSING = {
  title: '¿Prefiere probarlo ahora?',
  text: `${FREE_SCANS} créditos al crear su cuenta, sin tarjeta.`,
  start: 'Comenzar gratis',
};
