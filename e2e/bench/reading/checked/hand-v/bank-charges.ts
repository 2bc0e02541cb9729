import { between, digits, pick, type Random } from '../../facts/chance';
import type { Cents } from '../../model';

/** What a bank or a leasing company bills for: the code of its tariff and how the row is worded. */
export interface Charge {
  code: string;
  text: (random: Random) => string;
}

const plain = (code: string, text: string): Charge => ({ code, text: () => text });
const numbered = (code: string, text: string, number: (random: Random) => string): Charge => ({
  code,
  text: (random) => `${text} ${number(random)}`,
});

const bond = (random: Random): string => `010-${digits(random, 7)}-00${between(random, 0, 6)}`;
const bill = (random: Random): string => `D1${digits(random, 6)}`;
const contract = (random: Random): string => `${between(random, 11, 29)}${digits(random, 4)}`;
const instalment = (random: Random): string => {
  const of = pick(random, [24, 36, 36, 48, 60]);
  return `${between(random, 2, of - 1)}/${of} Contrato ${contract(random)}`;
};

/** Up to so many cents, the charges of this size. */
interface Size {
  upTo: Cents;
  charges: readonly Charge[];
}

const BANK: readonly Size[] = [
  {
    upTo: 15_000,
    charges: [
      plain('0107', 'Portes y gastos de envío de estado de cuenta'),
      plain('0112', 'Comisión transferencia interbancaria diferida CCE'),
      plain('0118', 'Comisión por mensaje SWIFT'),
      plain('0121', 'Comisión cheque de gerencia'),
      plain('0125', 'Emisión de talonario de cheques x 50'),
      plain('0131', 'Comisión retiro en ventanilla'),
      plain('0134', 'Comisión por depósito en otra plaza'),
      numbered('0140', 'Comisión por cobranza de letra', bill),
      plain('0146', 'Constancia de no adeudo'),
    ],
  },
  {
    upTo: 400_000,
    charges: [
      plain('0203', 'Mantenimiento mensual de cuenta corriente'),
      plain('0209', 'Comisión pago masivo de haberes'),
      plain('0211', 'Comisión pago a proveedores banca por internet'),
      plain('0214', 'Comisión servicio de recaudación'),
      numbered('0220', 'Comisión renovación carta fianza', bond),
      plain('0226', 'Comisión transferencia al exterior, gastos OUR'),
      numbered('0232', 'Comisión por protesto de letra', bill),
      plain('0237', 'Recojo de remesas y conteo de efectivo, ruta Lima Sur'),
      plain('0245', 'Comisión por evaluación de póliza endosada'),
    ],
  },
  {
    upTo: Number.POSITIVE_INFINITY,
    charges: [
      numbered('0301', 'Comisión emisión carta fianza de fiel cumplimiento', bond),
      plain('0307', 'Comisión de estructuración de préstamo mediano plazo'),
      plain('0312', 'Comisión confirmación carta de crédito de importación'),
      plain('0316', 'Comisión por prepago parcial de préstamo comercial'),
      plain('0320', 'Comisión administración de fideicomiso de flujos'),
      plain('0328', 'Comisión por línea comprometida no utilizada'),
    ],
  },
];

const LEASE: readonly Size[] = [
  {
    upTo: 30_000,
    charges: [
      plain('L08', 'Portes'),
      plain('L11', 'Gastos de envío de información periódica'),
      numbered('L14', 'Gastos registrales y notariales contrato', contract),
      numbered('L15', 'Tramitación de papeleta de tránsito contrato', contract),
      numbered('L19', 'Intereses moratorios cuota', instalment),
    ],
  },
  {
    upTo: Number.POSITIVE_INFINITY,
    charges: [
      numbered('L01', 'Arrendamiento financiero, capital cuota', instalment),
      numbered('L02', 'Arrendamiento financiero, intereses cuota', instalment),
      numbered('L03', 'Seguro del bien arrendado cuota', instalment),
      numbered('L05', 'Comisión de desembolso contrato', contract),
      numbered('L06', 'Comisión por modificación de cronograma contrato', contract),
      numbered('L07', 'Opción de compra contrato', contract),
      numbered('L21', 'Reembolso impuesto al patrimonio vehicular contrato', contract),
    ],
  },
];

const FACTOR: readonly Size[] = [
  {
    upTo: 60_000,
    charges: [
      plain('F07', 'Gastos de registro en CAVALI'),
      numbered('F08', 'Gastos de notificación notarial operación', contract),
      numbered('F10', 'Gastos de transferencia, desembolso operación', contract),
    ],
  },
  {
    upTo: Number.POSITIVE_INFINITY,
    charges: [
      numbered('F01', 'Comisión de factoring operación', contract),
      numbered('F02', 'Comisión de estructuración operación', contract),
      numbered('F03', 'Intereses de descuento de facturas negociables operación', contract),
      numbered('F05', 'Comisión de cobranza y custodia operación', contract),
    ],
  },
];

export type House = 'bank' | 'leasing' | 'factoring';

const TARIFFS: Readonly<Record<House, readonly Size[]>> = {
  bank: BANK,
  leasing: LEASE,
  factoring: FACTOR,
};

const UNTAXED: readonly Charge[] = [
  numbered('0501', 'Interés compensatorio pagaré', contract),
  numbered('0504', 'Intereses préstamo comercial cuota', instalment),
  plain('0508', 'Intereses por sobregiro en cuenta corriente'),
  numbered('0511', 'Intereses de descuento, planilla de letras', contract),
];

const FREE: readonly Charge[] = [
  plain('0190', 'Clave digital token, cortesía'),
  plain('0192', 'Emisión de estado de cuenta adicional, sin costo'),
];

export const untaxedCharge = (random: Random): Charge => pick(random, UNTAXED);
export const freeCharge = (random: Random): Charge => pick(random, FREE);

export function chargeOf(house: House, importe: Cents, random: Random): Charge {
  const tariff = TARIFFS[house];
  const size = tariff.find(({ upTo }) => importe <= upTo);
  return pick(random, size?.charges ?? []);
}
