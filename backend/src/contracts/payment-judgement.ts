/** The ways by which a document becomes paid; each of them asks the one judgement. */
export const PAYMENT_DOORS = ['file', 'step5', 'step6', 'markPaid', 'payment'] as const;
export type PaymentDoor = (typeof PAYMENT_DOORS)[number];

/**
 * What a finding does. `impide`: the door stays shut. `pide_motivo`: the person says why; the payment file
 * demands it, elsewhere the screen asks for it, so that the specification's payloads pass. `avisa`: is
 * written into the event and told.
 */
export const FINDING_LEVELS = ['impide', 'pide_motivo', 'avisa'] as const;
export type FindingLevel = (typeof FINDING_LEVELS)[number];

/** Files order money, steps lead to it, mark-paid and `/payment` record what happened. */
export type DoorKind = 'orders' | 'leads' | 'records';
export const DOOR_KIND: Readonly<Record<PaymentDoor, DoorKind>> = {
  file: 'orders',
  step5: 'leads',
  step6: 'leads',
  markPaid: 'records',
  payment: 'records',
};

interface FindingRow {
  /** Level at files, at steps 5 and 6, and where a payment is recorded; null: no finding there. */
  readonly levels: readonly [FindingLevel | null, FindingLevel | null, FindingLevel | null];
  /** Spanish, two or three words, to be counted: "2 sin confirmar". */
  readonly label: string;
  /** Spanish sentence with the next step; `{name}` places are filled from the document. */
  readonly text: string;
}

/** Every finding, the gravest first, with what it does at each kind of door (docs/decisions/036). */
export const PAYMENT_FINDINGS = {
  SEPARACION_FUNCIONES: {
    levels: ['impide', 'impide', 'impide'],
    label: 'con su propia conformidad',
    text: 'Su empresa separa funciones: quien dio la conformidad o el envío no prepara ni ejecuta el pago. Debe hacerlo otra persona.',
  },
  DOBLE_CONTROL: {
    levels: [null, 'impide', 'impide'],
    label: 'preparados por usted',
    text: 'Usted preparó este pago, o su archivo, y su empresa pide que lo ejecute otra persona de Tesorería.',
  },
  FALTA_APROBACION: {
    levels: ['impide', 'impide', 'impide'],
    label: 'sin la aprobación que piden',
    text: '{reason}',
  },
  APROBADO_POR_USTED: {
    levels: ['impide', 'impide', 'impide'],
    label: 'aprobados por usted',
    text: 'Usted aprobó este pago: lo prepara y lo ejecuta otra persona de Tesorería.',
  },
  SIN_LEER: {
    levels: ['impide', 'impide', 'impide'],
    label: 'sin leer',
    text: '{reason}',
  },
  OBSERVADO: {
    levels: ['impide', 'impide', 'avisa'],
    label: 'observados',
    text: 'Tesorería observó el documento: {reason} Levante la observación para continuar.',
  },
  COMPROBANTE_REPETIDO: {
    levels: ['impide', 'impide', 'impide'],
    label: 'con el mismo comprobante',
    text: '{other} es el mismo comprobante {state}: se pagaría dos veces. {next}',
  },
  RECHAZADO_POR_SUNAT: {
    levels: ['impide', 'impide', 'avisa'],
    label: 'rechazados por SUNAT',
    text: '{reason} No lo pague: pida a su proveedor otro comprobante.',
  },
  CUENTA_DISTINTA: {
    levels: ['impide', 'impide', 'avisa'],
    label: 'con otra cuenta bancaria',
    text: '{account} {why}. Antes de pagar, dos personas de Tesorería la comprueban en Proveedores por un medio que ya tenían.',
  },
  SIN_CUENTA_CONFIRMADA: {
    levels: ['impide', null, null],
    label: 'sin una cuenta confirmada',
    text: '{reason}',
  },
  NO_CABE_EN_EL_ARCHIVO: {
    levels: ['impide', null, null],
    label: 'que no caben en el archivo del banco',
    text: '{reason}',
  },
  POSIBLE_FALSIFICACION: {
    levels: ['pide_motivo', 'pide_motivo', 'avisa'],
    label: 'con posible falsificación',
    text: 'Posible falsificación: autenticidad {percent} %. Verifíquelo con el proveedor antes de pagar.',
  },
  CONTRADICCIONES: {
    levels: ['pide_motivo', 'pide_motivo', 'avisa'],
    label: 'con contradicciones',
    text: '{count} sin resolver: {which}',
  },
  TIPO_NO_PAGABLE: {
    levels: ['impide', 'pide_motivo', 'avisa'],
    label: 'que no se pagan por su tipo',
    text: '{reason}',
  },
  SIN_TOTAL: {
    levels: ['impide', 'pide_motivo', 'avisa'],
    label: 'sin un total que pagar',
    text: 'No tiene un total mayor que cero que pagar. Corrija el total del documento.',
  },
  SOBRE_EL_RESTO: {
    levels: ['impide', null, null],
    label: 'por más de lo que falta',
    text: 'Se pagó una parte y el archivo pagaría más de lo que falta. Registre lo pagado en el documento.',
  },
  MONEDA_NO_ADMITIDA: {
    levels: ['impide', 'pide_motivo', 'avisa'],
    label: 'en otra moneda',
    text: 'El documento está en «{currency}»: solo se paga en soles, dólares o euros. Revise la moneda.',
  },
  YA_PAGADO: {
    levels: ['impide', null, null],
    label: 'ya pagados',
    text: 'Ya está pagado. Inclúyalo solo si este archivo es ese pago.',
  },
  EN_OTRO_ARCHIVO: {
    levels: ['impide', null, null],
    label: 'en un archivo anterior',
    text: 'Ya está en un archivo de pago anterior. Inclúyalo solo si aquel no se usó.',
  },
  POSIBLE_DUPLICADO: {
    levels: ['pide_motivo', 'avisa', 'avisa'],
    label: 'con un posible duplicado',
    text: '{other} es el mismo comprobante y no está pagado. Pague solo uno de los dos.',
  },
  DUPLICADO_ACEPTADO: {
    levels: ['pide_motivo', 'avisa', 'avisa'],
    label: 'con un duplicado aceptado',
    text: '{other} es el mismo comprobante {state}. {byName} aceptó pagar los dos: {reason}',
  },
  PAGO_PARECIDO: {
    levels: ['pide_motivo', 'pide_motivo', 'avisa'],
    label: 'parecidos a otro pago',
    text: '{other} es del mismo proveedor, con las mismas líneas y el mismo total, y {number}. {next}',
  },
  CUENTA_DUDOSA: {
    levels: ['pide_motivo', 'pide_motivo', 'avisa'],
    label: 'con una cuenta leída con dudas',
    text: '{account} se leyó con dudas y no es una cuenta confirmada de este proveedor. Compárela con el documento.',
  },
  CUENTA_CON_ERROR: {
    levels: ['pide_motivo', 'pide_motivo', 'avisa'],
    label: 'con un error en la cuenta',
    text: '{account}: {reason}',
  },
  TITULAR_DISTINTO: {
    levels: ['pide_motivo', 'pide_motivo', 'avisa'],
    label: 'con otro titular de la cuenta',
    text: '{account}: {reason}. Compruebe de quién es antes de pagar.',
  },
  CUENTA_SIN_MONEDA: {
    levels: ['pide_motivo', null, null],
    label: 'con una cuenta sin moneda',
    text: '{reason}',
  },
  DETRACCION_SIN_CALCULAR: {
    levels: ['pide_motivo', 'pide_motivo', 'avisa'],
    label: 'con una detracción sin calcular',
    text: 'Tiene detracción y no se puede calcular su depósito: falta el porcentaje o el tipo de cambio. Complételos en el flujo.',
  },
  NETO_SIN_CALCULAR: {
    levels: ['impide', null, null],
    label: 'cuyo neto no se puede calcular',
    text: 'El archivo paga el neto y el de este documento no se puede calcular: {reason}',
  },
  RETENCION_O_PERCEPCION: {
    levels: ['avisa', 'avisa', null],
    label: 'con retención o percepción',
    text: '{reason}',
  },
  PASO_PENDIENTE: {
    levels: ['pide_motivo', null, 'avisa'],
    label: 'fuera de orden en el flujo',
    text: 'Aún no pasó por «{step}»: en el flujo espera el paso {number}, «{waits}».',
  },
  SIN_CONFIRMAR: {
    levels: ['pide_motivo', 'avisa', 'avisa'],
    label: 'sin confirmar',
    text: 'Nadie ha confirmado sus datos.',
  },
  CUENTA_SIN_CONFIRMAR: {
    levels: ['avisa', 'avisa', 'avisa'],
    label: 'con una cuenta sin confirmar',
    text: '{account} {why}. Confírmela en Proveedores.',
  },
  DISENO_DISTINTO: {
    levels: ['avisa', 'avisa', 'avisa'],
    label: 'con otro diseño',
    text: 'Su diseño no se parece al de ninguno de los {count} documentos anteriores de este proveedor. Compruebe que es suyo.',
  },
  PAGO_PARCIAL: {
    levels: ['avisa', 'avisa', null],
    label: 'pagados en parte',
    text: 'Ya se pagó {paid}: queda por pagar {rest}.',
  },
  RUC_PROVEEDOR_INVALIDO: {
    levels: ['avisa', 'avisa', 'avisa'],
    label: 'con un RUC que no es válido',
    text: 'El RUC del proveedor no es válido.',
  },
} as const satisfies Record<string, FindingRow>;
export type PaymentFindingCode = keyof typeof PAYMENT_FINDINGS;

/** Shut at the file only until the person includes the document on purpose: its own file, its own payment. */
export const UNTIL_INCLUDED: ReadonlySet<PaymentFindingCode> = new Set([
  'YA_PAGADO',
  'EN_OTRO_ARCHIVO',
]);

/** Another document that a finding is about. */
export interface FindingRef {
  id: string;
  /** Its number, else its file name. */
  label: string;
}

export interface PaymentFinding {
  code: PaymentFindingCode;
  level: FindingLevel;
  /** Spanish, with what is special to this document; the same in every dialog and answer. */
  text: string;
  refs: FindingRef[];
}

/** Body of `POST /api/documents/payment-judgement`; at most `BULK_MAX_IDS`. */
export interface JudgementRequest {
  documentIds: string[];
  door: PaymentDoor;
}

/** An element of its answer, in the order of the ids; those with nothing against them are left out. */
export interface JudgedPayment {
  documentId: string;
  filename: string;
  number: string;
  supplierName: string;
  /** Integer cents; null when none is printed. */
  totalCents: number | null;
  currency: string;
  findings: PaymentFinding[];
}
