/** What a column of the item table holds. */
export type ColumnId =
  | 'item'
  | 'cantidad'
  | 'unidad'
  | 'codigo'
  | 'descripcion'
  | 'valorUnitario'
  | 'precioUnitario'
  | 'descuento'
  | 'impuesto'
  | 'valorVenta'
  | 'importe'
  | 'otra';

/** Column titles in compact form (peru.md section 11, "ítems"). */
const TITLES: Readonly<Record<ColumnId, string>> = {
  item: 'ITEM N NRO NUM POS LINEA ORD',
  cantidad: 'CANTIDAD CANT CAN CTD CTDAD QTY CANTID CANTIDADES CANTIDADUNID QUANTITY CNT',
  unidad:
    'UNIDAD UNIDADMEDIDA UNIDADDEMEDIDA UM UND UNID UNDMEDIDA UMEDIDA UNDMED UNIMED MEDIDA UNI UNIDMED UNDS UNIDADES UNIT UNDDEMEDIDA UNIDMEDIDA',
  codigo:
    'CODIGO COD CODPROD CODIGOPRODUCTO CODPRODUCTO CODIGODEPRODUCTO SKU REF CODART CODARTICULO CODIGOARTICULO CODINTERNO CODE CODITEM CODIGOITEM REFERENCIA NPARTE NROPARTE PARTNUMBER',
  descripcion:
    'DESCRIPCION DESCRIPCIONDELPRODUCTO DESCRIPCIONDELBIENOSERVICIO DESCRIPCIONDELSERVICIO DESCRIPCIONDETALLADA DESCRIPCIONDELITEM DESCRIPCIONDELMATERIAL DESCRIPCIONDEBIENESOSERVICIOS DESCRIPCIONOCONCEPTO DETALLE PRODUCTO PRODUCTOSERVICIO PRODUCTOOSERVICIO PRODUCTOS PRODUCTOSSERVICIOS CONCEPTO CONCEPTOS ARTICULO ARTICULOS BIENOSERVICIO SERVICIO SERVICIOS DESCRIPTION DETALLEDELSERVICIO DESCRIPCIONPRODUCTO DESCRIP DESC DENOMINACION BIENES MATERIAL DESCRIPCIONDELARTICULO DESCRIPCIONDEARTICULO DESCRIPCIONDEPRODUCTO',
  valorUnitario:
    'VALORUNITARIO VUNITARIO VUNIT VALORUNIT VALUNIT VALORUNI VALUNITARIO VU VALORU COSTOUNITARIO COSTOUNIT VALORUNITARIOSINIGV VALORUNITSINIGV',
  precioUnitario:
    'PRECIOUNITARIO PUNITARIO PUNIT PRECIOUNIT PRECIOUNI PU PRECIO PRECUNIT PRECUNITARIO PREUNIT PREUNITARIO UNITPRICE PVENTAUNIT PVUNIT PRECIOUNITARIOVENTA PUNI PRECIOU PRECIOXUNIDAD PRECIOUNITCONIGV PRECIODEVENTAUNITARIO PRECIOVENTAUNITARIO TARIFA PRECIOUNITARIOS',
  descuento:
    'MONTODESC MONTODESCUENTO MONTODSCTO MONTODCTO IMPORTEDESC IMPORTEDESCUENTO IMPORTEDSCTO IMPDSCTO IMPDESC VALORDESCUENTO VALORDSCTO DESCUENTO DESCUENTOS DSCTO DSCTOS DCTO DCTOS DTO DSCT DSTO DESCTO',
  impuesto: 'IGV ISC ICBPER IMPUESTO IMPUESTOS IGV18 IGVIPM TAX IMPICBPER',
  valorVenta:
    'VALORVENTA VALORDEVENTA VVENTA VALORVTA VVTA VALORTOTAL VALVENTA VALORVENTATOTAL SUBTOTAL VALORDEVENTAITEM VALORVENTASINIGV VTOTAL',
  importe:
    'IMPORTE TOTAL IMPORTETOTAL MONTO PRECIOTOTAL PTOTAL TOTALITEM AMOUNT PRECIOVENTA PRECIODEVENTA PVENTA PVTA IMPORTEDEVENTA IMP TOTALLINEA IMPORTES VENTA MONTOTOTAL TOTALCONIGV IMPORTEVENTA',
  otra: 'LOTE FECHAVENC FVENC FECVENC PESO MARCA AFECTACION TIPO SERIE BONIFICACION MODELO DSCTO2 PORCENTAJE ALMACEN ENTREGA FECHAENTREGA FENTREGA PARTIDA PESOKG TIPOIGV OBSERVACION',
};

const BY_TITLE: readonly (readonly [string, ColumnId])[] = Object.entries(TITLES)
  .flatMap(([id, list]) => list.split(' ').map((title) => [title, id as ColumnId] as const))
  .sort(([a], [b]) => b.length - a.length);

/** The column that a whole compact title names, or null. */
export function columnOfTitle(compact: string): ColumnId | null {
  return BY_TITLE.find(([title]) => title === compact)?.[1] ?? null;
}

/** The longest column title that takes whole words from the start; words are compact. */
export function columnAtStart(words: readonly string[]): { id: ColumnId; words: number } | null {
  for (let count = Math.min(5, words.length); count > 0; count -= 1) {
    const id = columnOfTitle(words.slice(0, count).join(''));
    if (id) return { id, words: count };
  }
  return null;
}

const NUMERIC: ReadonlySet<ColumnId> = new Set<ColumnId>([
  'cantidad',
  'valorUnitario',
  'precioUnitario',
  'descuento',
  'impuesto',
  'valorVenta',
  'importe',
]);

export function isNumericColumn(id: ColumnId): boolean {
  return NUMERIC.has(id);
}

/** Columns whose value makes a line the line of an item. */
export function isAmountColumn(id: ColumnId): boolean {
  return id === 'importe' || id === 'valorVenta' || isPriceColumn(id);
}

export function isPriceColumn(id: ColumnId): boolean {
  return id === 'precioUnitario' || id === 'valorUnitario';
}
