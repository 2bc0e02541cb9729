import type {
  DocumentoData,
  ExtractedData,
  InformacionAdicionalData,
  PartyData,
  ProductoData,
  TotalesData,
} from '../../../contracts/extracted-data';
import type { Cents, DemoData, DemoLine, DemoParty } from '../model';
import { decimal } from './money';

function documento(data: DemoData): DocumentoData {
  return {
    tipo: data.tipo,
    ...(data.codigoSunat && { codigo_sunat: data.codigoSunat }),
    numero: data.numero,
    ...(data.serie && { serie: data.serie }),
    fecha_emision: data.fechaEmision,
    ...(data.fechaVencimiento && { fecha_vencimiento: data.fechaVencimiento }),
    moneda: data.moneda,
    ...(data.hash && { folio_fiscal: data.hash }),
    ...(data.afectado && { documento_afectado: data.afectado.numero }),
  };
}

function party({ nombre, ruc, direccion, telefono, email }: DemoParty): PartyData {
  return {
    nombre,
    ruc,
    ...(direccion && { direccion }),
    ...(telefono && { telefono }),
    ...(email && { email }),
  };
}

function totales(data: DemoData, printedTotal: Cents): TotalesData {
  const { gravada, igv, icbper } = data.totales;
  const base = decimal(gravada);
  if (data.tipo === 'recibo_honorarios') return { subtotal: base, total: decimal(printedTotal) };
  return {
    subtotal: base,
    ...(data.codigoSunat && { gravada: base }),
    iva: decimal(igv),
    ...(icbper > 0 && { icbper: decimal(icbper) }),
    total: decimal(printedTotal),
  };
}

function adicional(data: DemoData): InformacionAdicionalData {
  return {
    terminos_pago: data.formaPago,
    ...(data.ordenCompra && { orden_compra: data.ordenCompra }),
    ...(data.observacion && { observaciones: data.observacion }),
    ...(data.letras && { monto_en_letras: data.letras }),
  };
}

function producto(line: DemoLine): ProductoData {
  return {
    ...(line.codigo && { codigo: line.codigo }),
    descripcion: line.descripcion,
    unidad: line.unidad,
    cantidad: decimal(line.cantidad),
    precio_unitario: decimal(line.unitario),
    subtotal: decimal(line.importe),
  };
}

/** A fee receipt names the service and has no columns. */
function service({ descripcion }: DemoLine): ProductoData {
  return { descripcion };
}

/** The printed data in the product's own keys; `printedTotal` differs only on a forged print. */
export function truthOf(data: DemoData, printedTotal: Cents = data.totales.total): ExtractedData {
  const detraccion = data.detraccion && {
    codigo: data.detraccion.codigo,
    porcentaje: data.detraccion.porcentaje,
    monto: decimal(data.detraccion.monto),
    cuenta: data.detraccion.cuenta,
  };
  return {
    documento: documento(data),
    proveedor: party(data.emisor),
    cliente: party(data.cliente),
    totales: totales(data, printedTotal),
    ...(detraccion && { detraccion }),
    informacion_adicional: adicional(data),
    productos: data.lineas.map(data.tipo === 'recibo_honorarios' ? service : producto),
  };
}
