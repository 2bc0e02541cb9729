import { goodsOf } from './goods';
import type { Place } from './place';

/** Other businesses of a country, by the name that a layout asks for, where they are not as the rest there. */
export const BUSINESSES: Readonly<Record<string, Partial<Place>>> = {
  almacen: {
    sellers: [
      'SUMINISTROS HOSTELEROS DEL TURIA, S.L.',
      'Distribuciones Arrieta e Hijos, S.A.',
      'COMERCIAL PINTURAS NERVIÓN, S.L.U.',
    ],
    serie: 'FV',
    days: 30,
    goods: goodsOf(`
      Pintura plástica interior mate blanca 15 L | UD | 52
      Imprimación fijadora al agua 5 L | UD | 27
      Rodillo antigota 22 cm mango largo | UD | 8
      Cinta de carrocero 48 mm x 45 m | ROL | 3
      Masilla plástica de relleno en polvo para grandes espesores, interior y exterior, saco 20 kg | SC | 21
      Guante de nitrilo negro talla 9, caja 100 | CJ | 9
      Plástico cubretodo 4 x 5 m | UD | 2
      Esmalte sintético brillo RAL 7016 4 L | UD | 48
      Lija al agua grano 220 | UD | 1
      Disolvente universal 25 L | UD | 63
      Espuma de poliuretano 750 ml pistola | UD | 6
    `),
  },
  taller: {
    sellers: ['TALLERES MONCAYO AUTOMOCIÓN, S.L.', 'Garaje Hermanos Iriarte, S.C.'],
    addresses: [
      'Pol. Ind. Malpica, C/ E, nave 42 50016 Zaragoza',
      'Ctra. de Burgos, km 4,5 47009 Valladolid',
    ],
    serie: 'R',
    days: 15,
    goods: goodsOf(`
      Aceite 5W30 40 L | UD | 148
      Filtro de aceite OC 1063 | UD | 11
      Mano de obra mecánica | H | 46
      Pastillas de freno eje delantero 20,3 mm | JGO | 57
      Neumático 205/55 R16 91V | UD | 72
      Anticongelante orgánico 50 % 5 L | UD | 19
      Gestión de residuos peligrosos | UD | 6
      Kit de distribución con bomba de agua 1.6 HDi 90 CV | UD | 214
      Equilibrado 4 ruedas | UD | 32
      Lámpara H7 12 V 55 W | UD | 7
      Batería 70 Ah 760 A borne + dcha. | UD | 96
      Limpiaparabrisas 600/400 mm, 2 uds. | JGO | 24
    `),
  },
  agencia: {
    sellers: [
      'Letra Menuda Localización, S.L.',
      'BRÚJULA CONTENIDOS, S.L.P.',
      'Estudio Olmo y Vega, S.C.P.',
    ],
    serie: '2026/A',
    correlativo: '0###',
    days: 60,
    goods: goodsOf(`
      Traducción jurada de escritura de constitución y poderes (español-inglés), con apostilla | UD | 190
      Maquetación de memoria anual, 64 páginas más cubiertas | PAG | 21
      Revisión y corrección de estilo del manual de usuario, versión 3, por palabra nueva | PAL | 1
      Jornada de rodaje en planta con dos operadores, cámaras y equipo de sonido directo | DIA | 780
      Locución en español neutro | MIN | 34
      Coordinación de proyecto | H | 48
      Adaptación de creatividades a formatos digitales (banner, historia, vertical) | UD | 65
      Licencia de imagen de banco | UD | 29
    `),
  },
  bar: {
    sellers: [
      'BODEGA LA ANTIGUA ALHÓNDIGA, S.L.',
      'Mesón Casa Eulogio, C.B.',
      'GASTROBAR MAREA BAJA, S.L.',
    ],
    serie: 'FS1',
    vat: 10,
    goods: goodsOf(`
      CAÑA | UD | 2
      VERMUT GRIFO | UD | 4
      Ración croquetas jamón (8) | UD | 11
      Pincho de tortilla | UD | 3
      Menú del día | UD | 15
      AGUA 1/2 L | UD | 2
      Pulpo á feira | UD | 22
      Tabla quesos D.O. | UD | 18
      Suplemento terraza | UD | 1
      CAFÉ SOLO | UD | 1
      Tarta queso casera | UD | 6
      Botella Ribera crianza | UD | 24
    `),
  },
  minimarket: {
    sellers: ['COMISARIATO LA CAROLINA CÍA. LTDA.', 'MICROMERCADO EL BATÁN S.A.S.'],
    goods: goodsOf(`
      LECHE ENTERA FUNDA 1 LT | UN | 1
      ARROZ ENVEJECIDO 2 KG | UN | 3
      ATUN LOMITOS ACEITE 160 G X3 | PQ | 5
      PAN MOLDE BLANCO 500G | UN | 2
      DETERGENTE FLORAL 1.2KG | UN | 4
      AGUA SIN GAS 6 LT | UN | 2
      CAFE SOLUBLE FCO 170G | UN | 7
      QUESO FRESCO MESA 500 G | UN | 4
      PAPEL HIGIENICO X12 TRIPLE HOJA | PQ | 6
      GALLETAS DE SAL TACO | UN | 1
    `),
  },
  laboratorio: {
    sellers: [
      'PROQUIMED ECUATORIANA PROQUIMEDEC S.A.',
      'EQUIPOS Y REACTIVOS DEL AUSTRO CÍA. LTDA.',
    ],
    serie: '003-101',
    days: 45,
    goods: goodsOf(`
      Guante de examinación nitrilo talla M, caja x 100 | CJ | 8
      Tira reactiva glucosa frasco x 50 | FR | 19
      Micropipeta monocanal 20-200 µl con certificado de calibración ISO 8655 | UN | 236
      Alcohol antiséptico 70 % galón | GL | 11
      Centrífuga de mesa 8 x 15 ml, 4000 rpm | UN | 890
      Puntas amarillas 200 µl funda x 1000 | FN | 14
      Portaobjetos esmerilado caja x 50 | CJ | 3
      Reactivo colesterol total 2 x 100 ml | KIT | 67
    `),
  },
  consulting: {
    sellers: [
      'Tidewater Software Partners, LLC',
      'Ellison Grove Advisory Inc.',
      'Blue Heron Engineering Group LLC',
    ],
    goods: goodsOf(`
      Senior software engineer - backend services | HR | 165
      Solution architect, review of integration design | HR | 210
      Project management and weekly status calls | HR | 120
      QA engineer: regression tests for release 4.2 | HR | 95
      Discovery workshop with finance and warehouse stakeholders, including preparation of minutes | HR | 185
      Travel time, billed at half rate | HR | 82
      Technical writer | HR | 88
      DevOps - CI pipeline and staging environment | HR | 155
    `),
  },
  hardware: {
    sellers: ['BLUESTEM HOME & LUMBER', "TALLGRASS BUILDER'S SUPPLY"],
    addresses: [
      '4825 S LAMAR BLVD AUSTIN, TX 78745',
      '1190 W PIONEER PKWY GRAND PRAIRIE, TX 75051',
    ],
    phone: '(512) 555-01##',
    serie: '0417',
    correlativo: '######',
    vat: 8.25,
    payMethods: ['CASH', 'VISA', 'DEBIT'],
    goods: goodsOf(`
      2X4-96 KD WHTWOOD STUD | EA | 4
      JNT COMPOUND ALL PURP 4.5G | EA | 19
      DECK SCREW #9X3 TAN 5LB | EA | 32
      GFCI RECEPT 15A WH | EA | 23
      PAINTERS TAPE 1.88IN | EA | 8
      INT EGGSHELL ULTRA PURE WHT GL | EA | 38
      PVC ELBOW 90D 3/4 | EA | 1
      FLEX HOSE CONN 20IN | EA | 9
      LED A19 60W 4PK SOFT WH | EA | 11
      CAULK SILICONE CLR 10OZ | EA | 10
      TOGGLE BOLT 3/16X3 | EA | 6
      WORK GLOVE L | EA | 14
    `),
  },
  diner: {
    sellers: ["MISS OPAL'S KITCHEN", 'Two Herons Grill & Taproom'],
    addresses: ['1702 Westheimer Rd, Houston, TX 77098', '4410 Montrose Blvd, Houston, TX 77006'],
    phone: '(713) 555-01##',
    serie: '2',
    correlativo: '0####',
    vat: 8.25,
    payMethods: ['Visa', 'Amex', 'Cash'],
    goods: goodsOf(`
      Iced Tea | EA | 4
      Shrimp & Grits | EA | 23
      Caesar Salad - Lg | EA | 14
      12oz Ribeye, Med Rare | EA | 39
      Kids Grilled Cheese | EA | 9
      Draft IPA 16oz | EA | 8
      Fried Green Tomatoes | EA | 12
      Sub Truffle Fries | EA | 3
      Key Lime Pie | EA | 10
      Dbl Espresso | EA | 4
      Topo Chico | EA | 5
    `),
  },
  workwear: {
    sellers: [
      'Ravensworth Catering Equipment Limited',
      'Stour Valley Janitorial Supplies Ltd',
      'Calder & Rowe Workwear plc',
    ],
    serie: 'PSI',
    terms: '30 days net',
    correlativo: '10####',
    goods: goodsOf(`
      Nitrile gloves powder free, black, box of 100 | BOX | 6
      Hi-vis bomber jacket EN ISO 20471 class 3, embroidered left breast | EACH | 34
      Centrefeed roll 2-ply blue 150 m | CASE | 17
      S3 safety boot, composite toe cap | PAIR | 48
      Heavy duty degreaser 5 litre | EACH | 11
      Stainless steel prep table 1500 x 700 mm with upstand and undershelf | EACH | 286
      Polo shirt, 65/35 polycotton, bottle green | EACH | 9
      Screen printing set-up charge | EACH | 25
    `),
  },
};
