/** A text of a made-up invoice for the public pages, drawn and not photographed: nobody's data. Points from its corner. */
export interface PrintedText {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** `bold`, `quiet`, `white`, `mono`, and where `x` is: `middle`, `end`. */
  readonly looks: readonly string[];
  readonly text: string;
}

const LOOKS = ['bold', 'quiet', 'white', 'mono', 'middle', 'end'];

/** Lines of `y | x size looks text | …`. */
const printedTexts = (source: string): PrintedText[] =>
  source
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [y, ...cells] = line.split(' | ');
      return cells.map((cell) => {
        const [x, size, ...words] = cell.split(' ');
        const begin = words.findIndex((word) => !LOOKS.includes(word));
        const at = { x: Number(x), y: Number(y), size: Number(size) };
        return { ...at, looks: words.slice(0, begin), text: words.slice(begin).join(' ') };
      });
    });

export const PRINTED_TEXTS = printedTexts(`
52 | 94 13 bold SERV. INDUSTRIALES ANDINO S.A.C.
68 | 94 7.6 quiet Av. Argentina 2458, Cercado de Lima, Lima
79 | 94 7.6 quiet Tel. (01) 555-0148 · facturacion@andino.example
90 | 94 7.6 quiet Mantenimiento y reparación de equipos industriales
54 | 469.5 11 bold middle R.U.C. 20608471937
73 | 469.5 9.5 bold white middle FACTURA ELECTRÓNICA
95 | 469.5 12.5 bold middle F001-00004471
141 | 44 7.8 quiet Señor(es) | 102 8.2 bold COMERCIAL PACÍFICO NORTE S.A.C.
154.5 | 44 7.8 quiet RUC | 102 8.2 20514327867
168 | 44 7.8 quiet Dirección | 102 8.2 Jr. Zepita 615, Trujillo, La Libertad
181.5 | 44 7.8 quiet Condición | 102 8.2 Crédito 30 días
141 | 386 7.8 quiet Fecha de emisión | 464 8.2 15/03/2026
154.5 | 386 7.8 quiet Fecha de venc. | 464 8.2 14/04/2026
168 | 386 7.8 quiet Moneda | 464 8.2 SOLES
181.5 | 386 7.8 quiet Orden de compra | 464 8.2 OC-2026-0387
215.5 | 46 8 bold white Cant. | 82 8 bold white Unid. | 122 8 bold white Descripción | 482 8 bold white end P. unit. | 552 8 bold white end Importe
239 | 60 8.6 end 1.00 | 82 8.6 SERV | 122 8.6 Mantenimiento preventivo montacargas 8FG25 | 482 8.6 end 480.00 | 552 8.6 end 480.00
261 | 60 8.6 end 2.00 | 82 8.6 UND | 122 8.6 Aceite hidráulico ISO 68, balde 20 L | 482 8.6 end 145.00 | 552 8.6 end 290.00
283 | 60 8.6 end 1.00 | 82 8.6 UND | 122 8.6 Filtro de combustible diésel | 482 8.6 end 65.00 | 552 8.6 end 65.00
305 | 60 8.6 end 3.00 | 82 8.6 HOR | 122 8.6 Hora técnica adicional en planta | 482 8.6 end 55.00 | 552 8.6 end 165.00
332 | 36 8.2 bold SON: MIL CIENTO OCHENTA CON 00/100 SOLES
362 | 142 8 bold Operación sujeta al SPOT · D. Leg. 940
377 | 142 7.6 quiet Bien o servicio | 228 7.8 020 Mantenim. y reparación
390 | 142 7.6 quiet Cta. Banco de la Nación | 228 7.8 00-021-081264
403 | 142 7.6 quiet Detracción (12 %) | 228 7.8 bold S/ 142.00
416 | 142 7.6 quiet Medio de pago | 228 7.8 001 Depósito en cuenta
436 | 142 7.2 quiet mono Resumen: 7nQ0xYb1kTzWfJ3uP9sVdEoLr2M=
363 | 378 8.6 Op. gravada | 552 8.8 end S/ 1,000.00
381 | 378 8.6 IGV 18 % | 552 8.8 end S/ 180.00
403 | 378 10 bold IMPORTE TOTAL | 552 11.5 bold end S/ 1,180.00
470 | 36 7.4 quiet Representación impresa de la FACTURA ELECTRÓNICA. Consulte su validez en la página del emisor.
`);

export const STAMP_TEXTS = printedTexts(`
412 | 472 9.5 bold middle RECIBIDO
424 | 472 9 mono middle 16 MAR 2026
435 | 472 7 middle ALMACÉN CENTRAL
`);

/** Modules of the QR, one row a number in base 16, from the left; 1 is black. */
const QR_ROWS = `
1fc755f7f 1050ccd41 17569725d 17520cd5d 174d27b5d 104ad8d41 1fd55557f 1841200 1053241ce
15877dd45 ff92359c a3173e7d aeafdf35 1c8856b2d b594b6b3 c0925835 64546927 3ba4e024
1fd38b158 1f9bb39aa 24c85f66 1e20d5619 177a235bb 161109a61 1d7c3bfff 1347918 1fc326558
10446691c 174520bf6 174fc020c 1746630ab 104eb699e 1fd2c4974
`;
export const QR_SIZE = 33;

/** The QR as a path, a module wide and high 1: dark modules beside each other are one rectangle. */
export const QR_PATH = QR_ROWS.trim()
  .split(/\s+/)
  .flatMap((row, line) =>
    [...Number.parseInt(row, 16).toString(2).padStart(QR_SIZE, '0').matchAll(/1+/g)].map(
      ({ index, 0: { length } }) => `M${index} ${line}h${length}v1h-${length}z`,
    ),
  )
  .join('');

type ReadState = 'verificado' | 'leido' | 'dudoso';
const box = (...[state, x, y, width, height]: [ReadState, number, number, number, number]) => ({
  ...{ state, x, y, width, height },
});

/** Places of what is read on the invoice, each with its state. */
export const READ_PLACES = {
  number: box('verificado', 404, 82, 131, 17),
  ruc: box('verificado', 446, 43, 82, 14),
  supplier: box('leido', 92, 40, 236, 16),
  customer: box('leido', 100, 132.5, 150, 11.5),
  customerRuc: box('verificado', 100, 146, 62, 11.5),
  issued: box('verificado', 462, 132.5, 52, 11.5),
  due: box('leido', 462, 146, 52, 11.5),
  currency: box('leido', 462, 159.5, 34, 11.5),
  subtotal: box('verificado', 492, 353, 62, 13),
  igv: box('verificado', 492, 371, 62, 13),
  item: box('leido', 36, 225, 523, 21),
  item2: box('leido', 36, 247, 523, 21),
  item3: box('leido', 36, 269, 523, 21),
  item4: box('dudoso', 36, 291, 523, 21),
  qr: box('verificado', 36, 352, 92, 92),
  detraction: box('dudoso', 140, 395, 122, 11.5),
  total: box('verificado', 477, 389, 78, 20),
} as const;
