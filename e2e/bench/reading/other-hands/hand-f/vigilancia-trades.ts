import type { Good } from '../../facts/trades';
import type { BenchFacts } from '../../model';
import { digits, pick, type Random } from '../../facts/chance';
import { good, inBusiness, inCurrency, monthOf, reworded, shelf, summedTotal } from './parts';

/** A line of services, with what its sales owe to the SPOT. */
interface Business {
  stem: string;
  slogan: string;
  spot: { codigo: string; name: string };
  goods: readonly Good[];
}

const BUSINESSES: readonly [Business, ...Business[]] = [
  {
    stem: 'Seguridad y Vigilancia',
    slogan: 'Vigilancia privada - Resguardo - Monitoreo de alarmas',
    spot: { codigo: '012', name: 'INTERMEDIACION LABORAL Y TERCERIZACION' },
    goods: [
      good('Hora adicional de agente de vigilancia', 'HUR', 12),
      good('Consumo de radio troncalizado por puesto', 'ZZ', 4),
      good('Ronda motorizada nocturna', 'ZZ', 38),
      good('Turno de vigilancia diurno 12 horas', 'ZZ', 110),
      good('Turno de vigilancia nocturno 12 horas', 'ZZ', 130),
      good('Monitoreo de alarma y respuesta armada', 'ZZ', 290),
      good('Resguardo personal, jornada de 8 horas', 'ZZ', 360),
      good('Servicio de vigilancia privada, puesto de 12 horas de lunes a domingo', 'ZZ', 2400),
      good('Servicio de vigilancia privada, puesto de 24 horas con arma', 'ZZ', 4300),
    ],
  },
  {
    stem: 'Limpieza Integral',
    slogan: 'Limpieza de oficinas, plantas y clínicas',
    spot: { codigo: '012', name: 'INTERMEDIACION LABORAL Y TERCERIZACION' },
    goods: [
      good('Hora hombre de operario de limpieza', 'HUR', 9),
      good('Reposición de bolsas y papel higiénico por ambiente', 'ZZ', 5),
      good('Lavado de alfombra por metro cuadrado', 'MTK', 7),
      good('Limpieza de vidrios en altura, jornada', 'ZZ', 180),
      good('Lavado de sillas ergonómicas', 'ZZ', 28),
      good('Desinfección de ambientes con amonio cuaternario', 'ZZ', 340),
      good('Operario de limpieza a tiempo completo, 48 horas semanales', 'ZZ', 1900),
      good('Supervisor de limpieza a tiempo completo', 'ZZ', 2700),
    ],
  },
  {
    stem: 'Consultores Asociados',
    slogan: 'Contabilidad, tributos y planillas desde 1998',
    spot: { codigo: '022', name: 'OTROS SERVICIOS EMPRESARIALES' },
    goods: [
      good('Hora de asesoría contable', 'HUR', 14),
      good('Procesamiento de boleta de pago por trabajador', 'ZZ', 6),
      good('Registro de comprobante de compra o venta', 'ZZ', 3),
      good('Hora de asesoría tributaria especializada', 'HUR', 180),
      good('Elaboración de expediente de devolución', 'ZZ', 450),
      good('Asesoría contable y tributaria mensual', 'ZZ', 1800),
      good('Auditoría de estados financieros, avance según contrato', 'ZZ', 3900),
      good('Estudio de precios de transferencia', 'ZZ', 5200),
    ],
  },
];

const SITES = ['LURIN', 'ATE', 'SEDE CENTRAL', 'ALMACEN CALLAO', 'PLANTA NORTE', 'OF. AREQUIPA'];

const EXEMPT = 'Capacitación con certificado del instituto (exonerado)';
/** Of the dollar, in soles: a detracción is deposited in soles whatever the bill is in. */
const RATES = ['3.742', '3.715', '3.688', '3.756'] as const;

export interface Bill {
  facts: BenchFacts;
  business: Business;
  /** Whether the instalments are net of what the page says is withheld. */
  withInstalments: boolean;
  rate: string;
}

/** The facts as this emitter has them: its services, and the detracción that they owe. */
export function billed(given: BenchFacts, random: Random): Bill {
  const business = pick(random, BUSINESSES);
  const rate = pick(random, RATES);
  const any = shelf(business.goods);
  const byTime = shelf(business.goods.filter(({ unit }) => unit !== 'ZZ'));
  const named = reworded(
    given.moneda === 'EUR' ? inCurrency(given, 'USD') : given,
    (line, kind, at) => {
      const { name, unit } = (line.cantidad % 1000 ? byTime : any)(line);
      const place = `${SITES[at % SITES.length] ?? ''} - ${monthOf(given.emision, -1)}`;
      const text = kind === 'exonerada' ? EXEMPT : `${name} - ${place}`;
      const gift = kind === 'gratuita' ? ' (BONIFICACION)' : '';
      return { unidad: unit, descripcion: `${text}${gift}`.toUpperCase() };
    },
  );
  const total = summedTotal(named);
  const inSoles = named.moneda === 'PEN' ? total : Math.round(total * Number(rate));
  const isDue = inSoles > 70_000;
  const kept = given.detraccion?.porcentaje === 12 ? given.detraccion : null;
  const monto = kept?.monto ?? Math.round((inSoles * 12) / 10_000) * 100;
  const cuenta = kept?.cuenta ?? `00-${digits(random, 3)}-${digits(random, 6)}`;
  const facts: BenchFacts = {
    ...named,
    emisor: inBusiness(named.emisor, business.stem),
    detraccion: isDue ? { codigo: business.spot.codigo, porcentaje: 12, monto, cuenta } : null,
    retencion: null,
    percepcion: null,
  };
  const isNet = kept !== null || (!isDue && !given.detraccion && !given.retencion);
  return { facts, business, withInstalments: given.cuotas.length > 0 && isNet, rate };
}
