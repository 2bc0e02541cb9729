/** The invoice that all pictures of the page show, as the drawn page prints it: nobody's data. */
export const SAMPLE = {
  supplier: 'Serv. Industriales Andino S.A.C.',
  supplierRuc: '20608471937',
  customerRuc: '20514327867',
  number: 'F001-00004471',
  issued: '2026-03-15',
  due: '2026-04-14',
  /** Decimal amounts in soles. */
  items: [480, 290, 65, 165],
  igv: 180,
  total: 1_180,
  inWords: 'MIL CIENTO OCHENTA CON 00/100 SOLES',
  /** Percent; catalogue 54, code 020. */
  detraction: 12,
} as const;

/** Another made-up invoice, for lists. */
export const OTHER = {
  supplier: 'Vigilancia Segura del Perú S.A.C.',
  supplierRuc: '20999999116',
  number: 'F003-00001905',
  issued: '2026-03-12',
  due: '2026-04-11',
  total: 4_720,
} as const;
