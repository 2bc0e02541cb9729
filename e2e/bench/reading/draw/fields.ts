import type {
  ExtractedData,
  InformacionAdicionalData,
  ProductoData,
  TotalesData,
} from '../../../../backend/src/contracts/extracted-data';
import { netOf } from '../facts/sums';
import type { BenchFacts, BenchLine, BenchParty, Cents } from '../facts/model';
import type { BenchStyle } from './writing';

export interface Cuota {
  numero: number;
  fecha: string;
  monto: number;
}

/** All that may be printed, in the product's keys, and beside them what tells a reader nothing. */
export interface Fields extends ExtractedData {
  qr: string | null;
  style: BenchStyle;
  cuotas: readonly Cuota[];
  /** RUC of the customer, or the DNI. */
  customerId: string;
  /** RUC of the seller, or its id in another country. */
  sellerId: string;
  motivo: string;
  precioConIgv: boolean;
}

const decimal = (cents: Cents): number => cents / 100;

/** A DNI is no RUC, nor is an id of another country; they have no key. */
const partyOf = ({ documento, ...party }: BenchParty) => ({
  ...party,
  ruc: /^\d{11}$/.test(documento) ? documento : '',
});

const productOf = (line: BenchLine): ProductoData => ({
  codigo: line.codigo,
  descripcion: line.descripcion,
  unidad: line.unidad,
  cantidad: line.cantidad / 1000,
  precio_unitario: decimal(line.unitario),
  descuento: decimal(line.descuento),
  subtotal: decimal(line.importe),
});

const totalsOf = ({ sumas }: BenchFacts): TotalesData => ({
  subtotal: decimal(sumas.gravada + sumas.exonerada + sumas.inafecta),
  gravada: decimal(sumas.gravada),
  exonerada: decimal(sumas.exonerada),
  inafecta: decimal(sumas.inafecta),
  gratuita: decimal(sumas.gratuita),
  descuentos: decimal(sumas.descuentos),
  iva: decimal(sumas.igv),
  icbper: decimal(sumas.icbper),
  otros_cargos: decimal(sumas.otrosCargos),
  total: decimal(sumas.total),
});

const informationOf = (facts: BenchFacts): InformacionAdicionalData => ({
  terminos_pago: facts.formaPago,
  metodo_pago: facts.metodoPago,
  orden_compra: facts.ordenCompra,
  guia_remision: facts.guiaRemision,
  observaciones: facts.observaciones,
  monto_en_letras: facts.letras,
});

function withheldOf(
  facts: BenchFacts,
): Pick<ExtractedData, 'detraccion' | 'retencion' | 'percepcion'> {
  const { detraccion: d, retencion: r, percepcion: p } = facts;
  return {
    ...(d && { detraccion: { ...d, monto: decimal(d.monto) } }),
    ...(r && { retencion: { ...r, monto: decimal(r.monto), neto: decimal(netOf(facts)) } }),
    ...(p && {
      percepcion: {
        porcentaje: p.porcentaje,
        monto: decimal(p.monto),
        total: decimal(p.totalConPercepcion),
      },
    }),
  };
}

/** What the facts of a document give to print. */
export function fieldsOf(facts: BenchFacts, style: BenchStyle): Fields {
  return {
    documento: {
      tipo: facts.kind,
      numero: `${facts.serie}-${facts.correlativo}`,
      serie: facts.country || facts.kind.startsWith('orden_') ? '' : facts.serie,
      fecha_emision: facts.emision,
      fecha_vencimiento: facts.vencimiento,
      moneda: facts.moneda,
      folio_fiscal: facts.hash,
      documento_afectado: facts.afectado?.numero ?? '',
    },
    proveedor: partyOf(facts.emisor),
    cliente: partyOf(facts.cliente),
    totales: totalsOf(facts),
    ...withheldOf(facts),
    informacion_adicional: informationOf(facts),
    productos: facts.lineas.map(productOf),
    cuotas: facts.cuotas.map((one) => ({ ...one, monto: decimal(one.monto) })),
    customerId: facts.cliente.documento,
    sellerId: facts.emisor.documento,
    motivo: facts.afectado?.motivo ?? '',
    precioConIgv: facts.precioConIgv,
    qr: facts.qr,
    style,
  };
}
