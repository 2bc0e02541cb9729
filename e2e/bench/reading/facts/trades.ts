import { goodsOf, type Trade } from './goods';

export const TRADES: readonly Trade[] = [
  {
    stem: 'Ferretería Industrial',
    goods: goodsOf(`
      Fierro corrugado 1/2" x 9 m ASTM A615 grado 60 | NIU | 42
      Cemento Portland tipo I bolsa 42.5 kg | BLS | 29
      Pintura látex satinada blanco humo x 4 L | GLN | 68
      Disco de corte para metal 4 1/2" x 1.0 mm | UND | 6
      Tubería PVC SAP 2" x 5 m clase 10 con rosca y campana, norma técnica NTP 399.002 | UND | 51
      Alambre negro recocido N° 16 | KGM | 7
      Cable THW 14 AWG rojo x 100 m | ROL | 189
      Válvula esférica de bronce 3/4" | UND | 37
      Candado de acero laminado 50 mm | UND | 45
      Escalera telescópica de aluminio 3.80 m | UND | 410
    `),
  },
  {
    stem: 'Distribuidora de Abarrotes',
    goods: goodsOf(`
      Arroz extra añejo saco x 50 kg | SAC | 178
      Azúcar rubia doméstica x 5 kg | PQT | 19
      Aceite vegetal botella 900 ml caja x 12 | CJA | 96
      Leche evaporada entera lata 390 g | UND | 4
      Fideo tallarín grueso 500 g | UND | 3
      Atún en trozos en aceite vegetal 170 g pack promocional de tres unidades | PQT | 15
      Piña Golden en almíbar 820 g | UND | 11
      Detergente en polvo limón 2.4 kg | UND | 24
      Papel higiénico doble hoja x 40 rollos | PLN | 38
    `),
  },
  {
    stem: 'Servicios Generales',
    detraccion: { codigo: '022', porcentaje: 12 },
    goods: goodsOf(`
      Servicio de consultoría en gestión de inventarios, segunda etapa, según propuesta técnica | ZZ | 3500
      Auditoría de procesos logísticos | ZZ | 4200
      Elaboración de estudio de mercado regional | ZZ | 2850
      Publicidad en vía pública, panel 8 x 4 m | ZZ | 1900
    `),
  },
  {
    stem: 'Transportes y Logística',
    detraccion: { codigo: '027', porcentaje: 4 },
    goods: goodsOf(`
      Transporte de carga Lima - Arequipa, 18 t, placa B7K-914 | ZZ | 2900
      Servicio de flete local con montacarga | ZZ | 640
      Traslado de contenedor 40 pies Callao - Lurín | ZZ | 1250
      Estiba y desestiba de mercadería paletizada | ZZ | 380
    `),
  },
  {
    stem: 'Mantenimiento e Ingeniería',
    detraccion: { codigo: '020', porcentaje: 12 },
    goods: goodsOf(`
      Mantenimiento preventivo de grupo electrógeno 150 kVA | ZZ | 1850
      Reparación de compresora de tornillo | ZZ | 2600
      Cambio de rodamientos y alineamiento de faja transportadora | ZZ | 1340
      Recarga de extintores PQS 6 kg | ZZ | 45
      Limpieza técnica de ductos de extracción, incluye informe fotográfico y certificado | ZZ | 980
    `),
  },
  {
    stem: 'Importaciones Tecnológicas',
    goods: goodsOf(`
      Laptop 14" i5 16 GB 512 GB SSD | NIU | 2890
      Monitor LED 24" Full HD HDMI | NIU | 566
      Mouse inalámbrico óptico | NIU | 41
      Disco sólido NVMe 1 TB | NIU | 343
      Tóner compatible negro CF258A, rendimiento 3,000 páginas | NIU | 155
      Cámara IP domo 4 MP con visión nocturna y audio bidireccional | NIU | 289
      Switch 24 puertos Gigabit administrable | NIU | 1120
      Patch cord Cat 6 azul 2 m | NIU | 14
    `),
  },
  {
    stem: 'Agroindustrias',
    isByWeight: true,
    goods: goodsOf(`
      Pota congelada en filetes | KGM | 12
      Ají amarillo fresco | KGM | 6
      Maíz amarillo duro | KGM | 2
      Quinua blanca orgánica certificada | KGM | 13
      Palta Hass calibre 20 | KGM | 8
      Café pergamino en grano, altura 1,600 msnm | KGM | 22
      Champiñón laminado fresco | KGM | 19
    `),
  },
  {
    stem: 'Útiles y Suministros',
    goods: goodsOf(`
      Papel bond A4 75 g millar | MIL | 28
      Bolígrafo tinta seca azul caja x 50 | CJA | 32
      Archivador de palanca lomo ancho oficio | UND | 9
      Cuaderno empastado cuadriculado 200 hojas | UND | 13
      Engrapador metálico tipo alicate | UND | 48
      Etiqueta autoadhesiva térmica 100 x 50 mm rollo x 1,000 | ROL | 26
      Folder manila A4 paquete x 25 | PQT | 11
    `),
  },
  {
    stem: 'Botica y Perfumería',
    goods: goodsOf(`
      Alcohol medicinal 70° 1 L | UND | 12
      Mascarilla KN95 caja x 20 | CJA | 29
      Guantes de nitrilo talla M caja x 100 | CJA | 41
      Algodón hidrófilo 500 g | UND | 16
      Jabón líquido antibacterial con aloe vera, repuesto de 900 ml | UND | 18
      Champú de niños 400 ml | UND | 21
    `),
  },
];

/** Those that only a layout of their own asks for, by the name that it asks with. */
export const ASKED_TRADES: Readonly<Record<string, Trade>> = {
  grifo: {
    stem: 'Estación de Servicios',
    isByWeight: true,
    isLocal: true,
    goods: goodsOf(`
      Gasohol Premium | GLL | 19
      Diesel B5 S-50 | GLL | 17
      Gasohol Regular | GLL | 16
      GLP automotriz a granel | LTR | 2
      Aditivo limpia inyectores 350 ml | UND | 32
      Lubricante 15W-40 CI-4 x 1 gal | UND | 118
      Agua sin gas 625 ml | UND | 2
      Refrigerante verde 50/50 | UND | 41
    `),
  },
  cantera: {
    stem: 'Canteras y Agregados',
    detraccion: { codigo: '005', porcentaje: 10 },
    isByWeight: true,
    isLocal: true,
    goods: goodsOf(`
      Arena gruesa zarandeada | MTQ | 52
      Piedra chancada 1/2" huso 67 | MTQ | 78
      Hormigón de río | MTQ | 46
      Confitillo 3/8" | MTQ | 69
      Afirmado para base granular, CBR > 80 % | MTQ | 41
      Piedra base de 6" a 8" | MTQ | 63
      Arena fina para tarrajeo | MTQ | 57
      Over seleccionado para filtro, incluye flete hasta pie de obra | MTQ | 66
    `),
  },
};
