import { amountText } from '../../styles';
import { compact } from '../../truth';
import { digits, pick, type Random } from '../../facts/chance';
import type { BenchCurrency, BenchFacts, BenchStyle, Cents } from '../../model';
import type {
  ExtractedData,
  InformacionAdicionalData,
} from '../../../../../backend/src/contracts/extracted-data';

const SPOT_FROM: Cents = 70_000;

/** What the taxed base gives, whatever a forger has printed as total or IGV. */
export const agreedTotal = ({ sumas }: BenchFacts): Cents =>
  sumas.gravada +
  Math.round((sumas.gravada * 18) / 100) +
  sumas.exonerada +
  sumas.inafecta +
  sumas.icbper +
  sumas.otrosCargos;

/** The same dates, for another net amount. */
function spread(cuotas: BenchFacts['cuotas'], net: Cents): BenchFacts['cuotas'] {
  const each = Math.floor(net / Math.max(1, cuotas.length));
  return cuotas.map((cuota, at) => ({
    ...cuota,
    monto: at === cuotas.length - 1 ? net - each * at : each,
  }));
}

const TAIL: Readonly<Record<BenchCurrency, string>> = {
  PEN: 'SOLES',
  USD: 'DÓLARES AMERICANOS',
  EUR: 'EUROS',
};

/** A house that sells in one currency only; what is withheld in soles falls away. */
export function inCurrency(facts: BenchFacts, moneda: BenchCurrency): BenchFacts {
  if (facts.moneda === moneda) return facts;
  return {
    ...facts,
    moneda,
    letras: facts.letras.replace(/(SOLES|D[OÓ]LARES AMERICANOS|EUROS)$/, TAIL[moneda]),
    detraccion: null,
    retencion: null,
    percepcion: null,
    cuotas: spread(facts.cuotas, agreedTotal(facts)),
  };
}

/** The style drawn for another currency, with the words of the one that is printed. */
export function styleIn(
  style: BenchStyle,
  drawnFor: BenchFacts,
  { moneda }: BenchFacts,
): BenchStyle {
  if (drawnFor.moneda === moneda) return style;
  const isSoles = moneda === 'PEN';
  return {
    ...style,
    currencySign: isSoles ? 'S/' : 'US$',
    currencyName: isSoles ? 'SOLES' : 'DÓLARES AMERICANOS',
  };
}

export interface Spot {
  codigo: string;
  porcentaje: number;
}

/** The detracción of this trade instead of what the facts withhold; in whole soles. */
export function withSpot(facts: BenchFacts, spot: Spot, random: Random): BenchFacts {
  const total = agreedTotal(facts);
  const cuenta = facts.detraccion?.cuenta ?? `00-${digits(random, 3)}-${digits(random, 6)}`;
  const isDue = facts.moneda === 'PEN' && total > SPOT_FROM;
  const monto = Math.round((total * spot.porcentaje) / 10_000) * 100;
  return {
    ...facts,
    detraccion: isDue ? { ...spot, monto, cuenta } : null,
    retencion: null,
    percepcion: null,
    cuotas: spread(facts.cuotas, total - (isDue ? monto : 0)),
  };
}

/** Nobody is withheld anything. */
export const withoutWithheld = (facts: BenchFacts): BenchFacts => ({
  ...facts,
  detraccion: null,
  retencion: null,
  percepcion: null,
  cuotas: spread(facts.cuotas, agreedTotal(facts)),
});

/** Instalments in the words of the key. */
export const cuotasTruth = ({ cuotas }: BenchFacts): Pick<InformacionAdicionalData, 'cuotas'> =>
  compact({
    cuotas: cuotas
      .map(({ numero, fecha, monto }) => `Cuota ${numero}: ${fecha} ${amountText(monto, 'point')}`)
      .join('; '),
  });

export const retencionTruth = ({ retencion }: BenchFacts): Pick<ExtractedData, 'retencion'> =>
  retencion
    ? { retencion: { porcentaje: retencion.porcentaje, monto: retencion.monto / 100 } }
    : {};

/** Goods are not subject to the detracción. */
export const ofGoods = (facts: BenchFacts): BenchFacts =>
  facts.detraccion ? withoutWithheld(facts) : facts;

export const percepcionTruth = ({ percepcion }: BenchFacts): Pick<ExtractedData, 'percepcion'> =>
  percepcion
    ? {
        percepcion: {
          porcentaje: percepcion.porcentaje,
          monto: percepcion.monto / 100,
          total: percepcion.totalConPercepcion / 100,
        },
      }
    : {};

/** Where the facts have a remark, one that such an emitter writes. */
export const remarked = (
  facts: BenchFacts,
  remarks: readonly string[],
  random: Random,
): BenchFacts => (facts.observaciones ? { ...facts, observaciones: pick(random, remarks) } : facts);
