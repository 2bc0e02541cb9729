/** A figure and what it stands for. */
export interface Claim {
  readonly figure: string;
  readonly text: string;
}

/**
 * What the specification claims and the product cannot prove by itself: shown only with
 * `MARKETING_CLAIMS`, and nowhere else in the public pages. How exactly the product reads is not among
 * them: that is measured (`MEASURED_ACCURACY`).
 */
export const COMPANY_CLAIMS: readonly Claim[] = [
  { figure: '10x', text: 'más rápido que digitar a mano' },
  { figure: '500+', text: 'empresas confían en Foliado' },
];

export const TEAM_CLAIMS: readonly Claim[] = [
  { figure: '5+ años', text: 'de experiencia en inteligencia artificial' },
  { figure: '10+ años', text: 'de experiencia contable' },
  { figure: '15+ años', text: 'de desarrollo de software' },
  { figure: '100\u00a0%', text: 'remoto' },
];

export const LANDING_CLAIMS: readonly Claim[] = [
  { figure: '50K+', text: 'documentos procesados' },
  { figure: '10x', text: 'más rápido que digitar a mano' },
  { figure: '99.9\u00a0%', text: 'de disponibilidad' },
  { figure: '2 minutos', text: 'para empezar' },
];

export interface Testimonial {
  readonly quote: string;
  /** Post and kind of company; a name stands here only with its owner's written consent. */
  readonly author: string;
}

/**
 * Samples, nobody's words: before `MARKETING_CLAIMS` is switched on, three real ones take their place,
 * each with its author's written consent.
 */
export const TESTIMONIALS: readonly Testimonial[] = [
  {
    quote:
      'Antes digitábamos cada factura dos veces: una para pagar y otra para declarar. Ahora solo miramos lo que está en amarillo.',
    author: 'Jefa de cuentas por pagar, distribuidora de repuestos',
  },
  {
    quote:
      'Lo que más usamos es ver de dónde sale cada dato. Cuando Tesorería pregunta, la respuesta está en la página.',
    author: 'Contador, estudio contable de Lima',
  },
  {
    quote:
      'Logística da su conformidad el mismo día y el pago sale con la detracción ya calculada. Dejamos de perseguir papeles.',
    author: 'Gerente de administración, empresa de transporte',
  },
];
