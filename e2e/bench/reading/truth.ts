import type {
  DetraccionData,
  DocumentoData,
  ExtractedData,
  InformacionAdicionalData,
  PartyData,
  ProductoData,
  TotalesData,
} from '../../../backend/src/contracts/extracted-data';
import type { BenchFacts, BenchLine, BenchParty, Cents } from './model';

/**
 * Helpers by which a layout says what it prints. Each takes the facts and gives the value in the product's
 * keys; what is not named is not in the truth.
 */
export const decimal = (cents: Cents): number => cents / 100;

export const compact = <T extends object>(data: T): T =>
  Object.fromEntries(
    Object.entries(data).filter(
      ([, value]) => value !== '' && value !== null && value !== undefined,
    ),
  ) as T;

export type DocumentoPrinted = 'vencimiento' | 'moneda' | 'hash' | 'afectado';

/** Type, number and date of issue stand on every document. */
export function documentoTruth(
  facts: BenchFacts,
  printed: readonly DocumentoPrinted[],
): DocumentoData {
  const has = (what: DocumentoPrinted): boolean => printed.includes(what);
  return compact<DocumentoData>({
    tipo: facts.kind,
    numero: `${facts.serie}-${facts.correlativo}`,
    serie: facts.kind === 'orden_compra' ? '' : facts.serie,
    fecha_emision: facts.emision,
    fecha_vencimiento: has('vencimiento') ? facts.vencimiento : null,
    moneda: has('moneda') ? facts.moneda : null,
    folio_fiscal: has('hash') ? facts.hash : '',
    documento_afectado: has('afectado') ? facts.afectado?.numero : '',
  });
}

export type PartyPrinted = 'direccion' | 'telefono' | 'email';

/** A DNI is no RUC, and has no key. */
export function partyTruth(party: BenchParty, printed: readonly PartyPrinted[]): PartyData {
  return compact<PartyData>({
    nombre: party.nombre,
    ruc: party.documento.length === 11 ? party.documento : '',
    ...Object.fromEntries(printed.map((key) => [key, party[key]])),
  });
}

export type SumPrinted =
  | 'gravada'
  | 'subtotal'
  | 'exonerada'
  | 'inafecta'
  | 'gratuita'
  | 'descuentos'
  | 'igv'
  | 'icbper'
  | 'otrosCargos'
  | 'total';

/** What the sale is worth before taxes: the fee of a recibo por honorarios. */
export const baseOf = ({ sumas }: BenchFacts): Cents =>
  sumas.gravada + sumas.exonerada + sumas.inafecta;

/** A taxed base alone is the subtotal too; with untaxed sales beside it, only a row that says so. */
export function totalesTruth(facts: BenchFacts, printed: readonly SumPrinted[]): TotalesData {
  const { sumas } = facts;
  const of = (what: SumPrinted, cents: Cents): number | null =>
    printed.includes(what) ? decimal(cents) : null;
  const isOnlyTaxed = sumas.exonerada + sumas.inafecta === 0;
  const subtotal =
    of('subtotal', baseOf(facts)) ?? (isOnlyTaxed ? of('gravada', sumas.gravada) : null);
  return compact<TotalesData>({
    subtotal,
    gravada: of('gravada', sumas.gravada),
    exonerada: of('exonerada', sumas.exonerada),
    inafecta: of('inafecta', sumas.inafecta),
    gratuita: of('gratuita', sumas.gratuita),
    descuentos: of('descuentos', sumas.descuentos),
    iva: of('igv', sumas.igv),
    icbper: of('icbper', sumas.icbper),
    otros_cargos: of('otrosCargos', sumas.otrosCargos),
    total: of('total', sumas.total),
  });
}

/** The sums that are not zero, and those of `always`; in the order of `order`. */
export function shownSums<Key extends Exclude<SumPrinted, 'subtotal'>>(
  { sumas }: BenchFacts,
  order: readonly Key[],
  always: readonly Key[],
): Key[] {
  return order.filter((key) => sumas[key] !== 0 || always.includes(key));
}

export type InfoPrinted =
  'formaPago' | 'metodoPago' | 'ordenCompra' | 'guiaRemision' | 'observaciones' | 'letras';

const INFO_KEYS: Readonly<Record<InfoPrinted, keyof InformacionAdicionalData>> = {
  formaPago: 'terminos_pago',
  metodoPago: 'metodo_pago',
  ordenCompra: 'orden_compra',
  guiaRemision: 'guia_remision',
  observaciones: 'observaciones',
  letras: 'monto_en_letras',
};

export function infoTruth(
  facts: BenchFacts,
  printed: readonly InfoPrinted[],
): InformacionAdicionalData {
  return compact(
    Object.fromEntries(printed.map((key) => [INFO_KEYS[key], facts[key]])),
  ) as InformacionAdicionalData;
}

export type DetraccionPrinted = 'codigo' | 'porcentaje' | 'monto' | 'cuenta';

export function detraccionTruth(
  { detraccion }: BenchFacts,
  printed: readonly DetraccionPrinted[],
): Pick<ExtractedData, 'detraccion'> {
  if (!detraccion) return {};
  const monto = decimal(detraccion.monto);
  const all: Required<DetraccionData> = { ...detraccion, monto };
  return { detraccion: Object.fromEntries(printed.map((key) => [key, all[key]])) };
}

export type LinePrinted = 'codigo' | 'unidad' | 'cantidad' | 'unitario' | 'descuento' | 'importe';

function lineTruth(line: BenchLine, printed: readonly LinePrinted[]): ProductoData {
  const has = (what: LinePrinted): boolean => printed.includes(what);
  return compact<ProductoData>({
    codigo: has('codigo') ? line.codigo : '',
    descripcion: line.descripcion,
    unidad: has('unidad') ? line.unidad : '',
    cantidad: has('cantidad') ? line.cantidad / 1000 : null,
    precio_unitario: has('unitario') ? decimal(line.unitario) : null,
    descuento: has('descuento') ? decimal(line.descuento) : null,
    subtotal: has('importe') ? decimal(line.importe) : null,
  });
}

export const linesTruth = (facts: BenchFacts, printed: readonly LinePrinted[]): ProductoData[] =>
  facts.lineas.map((line) => lineTruth(line, printed));
