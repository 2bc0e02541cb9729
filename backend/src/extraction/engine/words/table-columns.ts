import { stripAccents } from '../../../rules/text-clean';
import { hasCompanySuffix } from '../page/text-kind';

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
  cantidad:
    'CANTIDAD CANT CAN CTD CTDAD QTY CANTID CANTIDADES CANTIDADUNID QUANTITY CNT UNITS HOURS',
  unidad:
    'UDS UDES UNIDS UNIDAD UNIDADMEDIDA UNIDADDEMEDIDA UM UND UNID UNDMEDIDA UMEDIDA UNDMED UNIMED MEDIDA UNI UNIDMED UNDS UNIDADES UNIT UNDDEMEDIDA UNIDMEDIDA CLAVEUNIDAD CLAVEDEUNIDAD UNITOFMEASURE UOM UN',
  codigo:
    'CODIGO COD CODPROD CODIGOPRODUCTO CODPRODUCTO CODIGODEPRODUCTO SKU REF CODART CODARTICULO CODIGOARTICULO CODINTERNO CODE CODITEM CODIGOITEM REFERENCIA NPARTE NROPARTE PARTNUMBER NPIEZA NODEPIEZA NDEPIEZA NARTICULO NDEARTICULO NODEARTICULO NROARTICULO NUMERODEARTICULO NDEPRODUCTO NODEPRODUCTO NROPRODUCTO NUMERODEPRODUCTO NMATERIAL NDEMATERIAL NODEMATERIAL NROMATERIAL NUMERODEMATERIAL MATERIALNO ARTICLENO NIDENT NOIDENT NOIDENTIFICACION NUMEROIDENTIFICACION PARTNO ITEMNO ITEMCODE PRODUCTCODE STOCKCODE CLAVEPRODSERV CLAVEDELPRODUCTOYOSERVICIO',
  descripcion:
    'PRODUCT SERVICE SERVICES PARTICULARS ITEMDESCRIPTION PRODUCTDESCRIPTION DESCRIPCION DESCRIPCIONDELPRODUCTO DESCRIPCIONDELBIENOSERVICIO DESCRIPCIONDELSERVICIO DESCRIPCIONDETALLADA DESCRIPCIONDELITEM DESCRIPCIONDELMATERIAL DESCRIPCIONDEBIENESOSERVICIOS DESCRIPCIONOCONCEPTO DETALLE PRODUCTO PRODUCTOSERVICIO PRODUCTOOSERVICIO PRODUCTOS PRODUCTOSSERVICIOS CONCEPTO CONCEPTOS ARTICULO ARTICULOS BIENOSERVICIO SERVICIO SERVICIOS DESCRIPTION DETALLEDELSERVICIO DESCRIPCIONPRODUCTO DESCRIP DESC DENOMINACION BIENES MATERIAL DESCRIPCIONDELARTICULO DESCRIPCIONDEARTICULO DESCRIPCIONDEPRODUCTO',
  valorUnitario:
    'NETPRICE UNITNET VALORUNITARIO VUNITARIO VUNIT VALORUNIT VALUNIT VALORUNI VALUNITARIO VU VALORU COSTOUNITARIO COSTOUNIT VALORUNITARIOSINIGV VALORUNITSINIGV',
  precioUnitario:
    'UNITCOST UNITRATE PRICE RATE PRECIOUNITARIO PUNITARIO PUNIT PRECIOUNIT PRECIOUNI PU PRECIO PRECUNIT PRECUNITARIO PREUNIT PREUNITARIO UNITPRICE PVENTAUNIT PVUNIT PRECIOUNITARIOVENTA PUNI PRECIOU PRECIOXUNIDAD PRECIOUNITCONIGV PRECIODEVENTAUNITARIO PRECIOVENTAUNITARIO TARIFA PRECIOUNITARIOS',
  descuento:
    'MONTODESC MONTODESCUENTO MONTODSCTO MONTODCTO IMPORTEDESC IMPORTEDESCUENTO IMPORTEDSCTO IMPDSCTO IMPDESC VALORDESCUENTO VALORDSCTO DESCUENTO DESCUENTOS DSCTO DSCTOS DCTO DCTOS DTO DSCT DSTO DESCTO',
  impuesto:
    'IVA VAT GST IGV ISC ICBPER VATAMOUNT TAXAMOUNT SALESTAX IMPUESTO IMPUESTOS IGV18 IGVIPM TAX IMPICBPER',
  valorVenta:
    'NET NETAMOUNT NETTOTAL NETVALUE LINENET VALORVENTA VALORDEVENTA VVENTA VALORVTA VVTA VALORTOTAL VALVENTA VALORVENTATOTAL SUBTOTAL VALORDEVENTAITEM VALORVENTASINIGV VTOTAL',
  importe:
    'CARGO CARGOS CARGOSINIGV CARGOCONIGV GROSS GROSSAMOUNT GROSSTOTAL EXTENDED EXTENSION EXTENDEDAMOUNT LINETOTAL TOTALPRICE TOTALAMOUNT EXTENDEDPRICE EXTPRICE IMPORTE TOTAL IMPORTETOTAL MONTO PRECIOTOTAL PTOTAL TOTALITEM AMOUNT PRECIOVENTA PRECIODEVENTA PVENTA PVTA IMPORTEDEVENTA IMP TOTALLINEA IMPORTES VENTA MONTOTOTAL TOTALCONIGV IMPORTEVENTA',
  otra: 'IDENTIFICADOR DATE VATRATE TAXRATE VATCODE TAXCODE LOTE FECHAVENC FVENC FECVENC PESO MARCA AFECTACION TIPO SERIE BONIFICACION MODELO DSCTO2 PORCENTAJE ALMACEN ENTREGA FECHAENTREGA FENTREGA PARTIDA PESOKG TIPOIGV OBSERVACION',
};

const BY_TITLE: ReadonlyMap<string, ColumnId> = new Map(
  Object.entries(TITLES).flatMap(([id, list]) =>
    list.split(' ').map((title) => [title, id as ColumnId] as const),
  ),
);

/** The column that a whole compact title names, or null. */
export function columnOfTitle(compact: string): ColumnId | null {
  return BY_TITLE.get(compact) ?? null;
}

/** The longest column title that takes whole words from the start; words are compact. */
export function columnAtStart(words: readonly string[]): { id: ColumnId; words: number } | null {
  for (let count = Math.min(5, words.length); count > 0; count -= 1) {
    const id = columnOfTitle(words.slice(0, count).join(''));
    if (id) return { id, words: count };
  }
  return null;
}

/** Titles of codes that others gave: bar codes, the catalogues of SUNAT and SAT. */
export const OTHERS_CODE =
  /\b(?:EAN|GTIN|UPC|ISBN|BARRAS?|SUNAT|UNSPSC|GS1)\b|^CLAVE (?:DEL )?PROD/i;

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

type Family =
  | 'count'
  | 'thing'
  | 'code'
  | 'unit'
  | 'price'
  | 'value'
  | 'amount'
  | 'discount'
  | 'tax'
  | 'order'
  | 'other';

/** Words that begin a column title, by what they head; singular and plural, whole and cut. */
const FAMILIES: Readonly<Record<Family, RegExp>> = {
  count:
    /^(?:CANT(?:IDAD(?:ES)?|ID)?|CUANT[OA]S?|CTD|CTDAD|CNT|QTY|Q|QUANTITY|BULTOS|UNIDADES|METRADOS?|HORAS|HRS|VECES|SESIONES|VISITAS|JORNADAS|BOXES|CARTONS|CTNS|PARES|PIECES|PCS|PIEZAS|PZAS)$/,
  thing:
    /^(?:QUE|DESC|DESCRIP|DESCRIPC|DESCRIPCION(?:ES)?|DESCRIPTION|DETALLES?|CONCEPTOS?|PRODUCTOS?|PROD|ARTICULOS?|GLOSA|SERVICIOS?|SERV|BIEN|BIENES|MERCADERIAS?|MERCANCIAS?|DENOMINACION|DESIGNACION|MATERIAL(?:ES)?|RUBROS?|CARGOS?|INSUMOS?|REPUESTOS?|ESPECIFICACION(?:ES)?|TEXTO|NOMBRE|ACTIVIDAD(?:ES)?|LABOR(?:ES)?|TRABAJOS?|PARTIDAS?|PLATOS?)$/,
  code: /^(?:COD|CODIGOS?|CODE|SKU|REF|REFERENCIA|CLAVE|EAN|CODBARRAS)$/,
  unit: /^(?:UM|UMED|UND|UNDS|UNID|UNI|UNIDAD|MEDIDA|MED|UNIT|PRESENTACION|PRESENT|EMPAQUE|ENVASE|UOM)$/,
  price: /^(?:PRECIOS?|PREC|PRE|P|PU|PUNIT|PUNI|TARIFA|COSTO|PRICE|RATE)$/,
  value: /^(?:VALOR(?:ES)?|VAL|V|VU|VUNIT|VVTA)$/,
  amount:
    /^(?:IMPORTES?|IMP|MONTOS?|TOTAL(?:ES)?|SUBTOTAL|PARCIAL|NETO|AMOUNT|VENTAS?|VTA|FACTURADO|RENTA|MENSUALIDAD|GRAVAD[AO]S?|INAFECT[AO]S?|EXONERAD[AO]S?|S|SOLES|DOLARES)$/,
  discount: /^(?:DESCUENTOS?|DSCTOS?|DCTOS?|DTOS?|DSCT|DSTO|DESCTO|BONIF|BONIFICACION|REBAJA)$/,
  tax: /^(?:IGV|ISC|ICBPER|IMPUESTOS?|IVAP|TAX|TRIBUTOS?)$/,
  order: /^(?:ITEMS?|IT|N|NO|NRO|NUM|POS|POSICION|LINEA|LIN|LN|RENGLON|ORD|ORDEN|SEC|CORR)$/,
  other:
    /^(?:DATE|DESDE|HASTA|INICIO|FIN|LOTE|VENC|VENCE|VENCIMIENTO|VCTO|FVENC|PESOS?|MARCA|MODELO|SERIE|FECHA|FEC|F|PLACA|ALMACEN|VOLUMEN|VOL|ORIGEN|DESTINO|HORA|PERIODO|LECTURA|CONSUMOS?|CUENTA|CENTRO|CECO|AFECTACION|AFEC|TIPO|ESTADO|OBSERVACION(?:ES)?|PORCENTAJE|TASA|FACTOR|GUIA|PEDIDO|SOLPED|REQ|ENTREGA|PLAZO|PARTE)$/,
};

const JOINING =
  /^(?:DE|DEL|LA|EL|LOS|LAS|O|Y|E|EN|POR|X|A|AL|US|USD|PEN|INC|INCL|INCLUIDO|INCLUYE|CON|SIN|C|MAS|EXC|EXCL|EXCLUIDO|EXCLUYE|ANTES|LIBRE)$/;
const OF_ONE = /^(?:UNIT|UNITARI[OA]S?|UNI|UNID|UND|UNIDAD|UN|U|KG|KILO)$/;
const OF_ALL = /^(?:TOTAL|VENTA|VTA|PARCIAL|LINEA|FINAL)$/;
const OF_ROW = /^(?:ITEMS?|LINEA|LIN|POS|POSICION|RENGLON)$/;
const MONEY: ReadonlySet<Family> = new Set<Family>(['price', 'value', 'amount']);

/** The words of a title, folded; brackets with a currency or a remark say nothing of the column. */
function titleWords(text: string): string[] {
  const bare = stripAccents(text)
    .toUpperCase()
    .replace(/\([^)]*\)?/g, ' ')
    .replace(/U\.?\s?M\.?(?=\s|$)/g, 'UM')
    .replace(/\bS\/\s?(?=I\.?G\.?V|IMP)/g, 'SIN ')
    .replace(/(?<=[\s.]|^)(?:US\$|S\/\.?|\$|€)/g, ' ');
  return bare.split(/[^A-Z0-9%#]+/).filter((word) => word !== '' && !/^\d+$/.test(word));
}

/**
 * The column that a title in words of its own names (`Precio neto por unidad`, `Cantidad pedida`): its first
 * word tells the family, the others what of it. Null when no word is known, or two titles stand together.
 */
export function columnOfWords(text: string): ColumnId | null {
  if (hasCompanySuffix(text)) return null;
  const all = titleWords(text);
  if (all.includes('#') && all.length === 1) return 'item';
  const words = all.filter((word) => word !== '%' && word !== '#' && !JOINING.test(word));
  const [first, ...rest] = words;
  // What is to be paid in all heads no column of what is sold.
  if (!first || words.length > 5 || words.includes('PAGAR')) return null;
  const family = familyOf(first);
  if (
    !family ||
    (isTwoTitles(family, rest) && !isDayOf(words)) ||
    isDiscountAndAmount(words) ||
    isCodeAndName(all) ||
    isPriceAndAmount(family, rest) ||
    rest.filter(isStrange).length > 1
  )
    return null;
  if (MONEY.has(family)) return moneyColumn(family, words, all);
  return plainColumn(family, words, all);
}

function familyOf(word: string): Family | null {
  const found = Object.entries(FAMILIES).find(([, pattern]) => pattern.test(word));
  return (found?.[0] as Family | undefined) ?? null;
}

function isStrange(word: string): boolean {
  return familyOf(word) === null && !OF_ONE.test(word) && !OF_ALL.test(word);
}

/**
 * `Cantidad Descripción` and `Cód. artículo Detalle` are two titles, `Código de producto` and `Importe de venta`
 * one each.
 */
function isTwoTitles(first: Family, rest: readonly string[]): boolean {
  const others = rest.map(familyOf);
  if (first === 'count')
    return (
      rest.includes('PESO') ||
      others.some((one) => one !== null && /thing|price|value|code|discount|tax/.test(one))
    );
  if (first === 'thing')
    return others.some((one) => one !== null && /count|price|value|amount|order/.test(one));
  if (first === 'unit') return others.some((one) => one !== null && !/unit/.test(one));
  if (first === 'order')
    return others.some((one) => one !== null && /count|code|price|value|amount/.test(one));
  if (first === 'code') {
    const things = others.filter((one) => one === 'thing');
    return (
      things.length > 1 ||
      others.some((one) => one !== null && /count|price|value|amount/.test(one))
    );
  }
  // `Afec. Valor de Venta`; `Fecha valor` is one title.
  const isOverMoney = others.length > 1 && /price|value|amount/.test(others[0] ?? '');
  if (first === 'other' && isOverMoney) return true;
  return others.some((one) => one !== null && /count|thing|code/.test(one));
}

/** `F. Servicio`: the day of what is sold, not the thing. */
function isDayOf([first, ...rest]: readonly string[]): boolean {
  return /^(?:F|FEC|FECHA)$/.test(first ?? '') && /^SERV(?:ICIOS?)?$/.test(rest.join(' '));
}

/** `P. Unit. Dcto. Valor neto`: what is taken off and what is left are columns of their own, however tight OCR sees them. */
function isDiscountAndAmount(words: readonly string[]): boolean {
  const at = words.findIndex((word) => FAMILIES.discount.test(word));
  const after = words.slice(at + 1).join(' ');
  return (
    at !== -1 && /\b(?:IMPORTE|IMP|PARCIAL|SUBTOTAL|VALOR (?:NETO|VENTA|VTA|TOTAL))\b/.test(after)
  );
}

/** `Material Descripción`: large systems head codes with the first word. */
const isCodeAndName = ([first, second]: readonly string[]): boolean =>
  first === 'MATERIAL' && /^(?:DESCRIPCION|DENOMINACION)$/.test(second ?? '');

/** `P.U. IMPORTE`: on a narrow roll the titles of price and amount stand as close as words. */
function isPriceAndAmount(first: Family, [of, ...rest]: readonly string[]): boolean {
  const isOfOne = (first === 'price' || first === 'value') && OF_ONE.test(of ?? '');
  return isOfOne && rest.some((word) => /^(?:IMPORTE|MONTO|TOTAL|SUBTOTAL|PARCIAL)$/.test(word));
}

function plainColumn(
  family: Family,
  words: readonly string[],
  all: readonly string[],
): ColumnId | null {
  switch (family) {
    case 'count':
      return 'cantidad';
    case 'thing':
      return words.includes('NORMALIZADO') ? 'otra' : 'descripcion';
    case 'code':
      return words.some((word) => /^DESC/.test(word)) ? 'descripcion' : 'codigo';
    case 'unit':
      return 'unidad';
    case 'discount':
      return all.includes('%') ? 'otra' : 'descuento';
    case 'tax':
      return 'impuesto';
    case 'order':
      return words.length === 1 || OF_ROW.test(words[1] ?? '') ? 'item' : 'otra';
    default:
      return 'otra';
  }
}

/** Of one unit or of all of them; with `valor` before tax, with `precio` as the emitter sells. */
function moneyColumn(
  family: Family,
  words: readonly string[],
  all: readonly string[],
): ColumnId | null {
  const rest = words.slice(1);
  if (rest.some((word) => FAMILIES.discount.test(word))) return 'descuento';
  const isTaxed = all.some((word) =>
    /^(?:CON|INC|INCL|INCLUIDO|INCLUYE|C|SIN|MAS|EXC|EXCL|EXCLUIDO|EXCLUYE|ANTES|LIBRE)$/.test(
      word,
    ),
  );
  if (!isTaxed && rest.some((word) => FAMILIES.tax.test(word))) return 'impuesto';
  const isOfOne = rest.some((word) => OF_ONE.test(word)) || /^[PV]U/.test(words[0] ?? '');
  if (isOfOne) return family === 'value' ? 'valorUnitario' : 'precioUnitario';
  if (family === 'value') return 'valorVenta';
  if (family === 'price')
    return rest.some((word) => OF_ALL.test(word)) ? 'importe' : 'precioUnitario';
  const isBeforeTax = all.some((word) =>
    /^(?:SIN|EXC|EXCL|EXCLUIDO|EXCLUYE|ANTES|LIBRE)$/.test(word),
  );
  return words[0] === 'SUBTOTAL' || isBeforeTax ? 'valorVenta' : 'importe';
}
