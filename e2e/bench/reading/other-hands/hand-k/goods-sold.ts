import type { TradeWords } from './trade-words';

/** Of an importer of medical supplies. */
export const MEDICAL: TradeWords = {
  stem: 'Importadora Médica',
  cheap: [
    ['Jeringa descartable 10 cc c/aguja 21G x 1 1/2"', 'UND'],
    ['Catéter endovenoso periférico N° 20G x 1 1/4"', 'UND'],
    ['Equipo de venoclisis con aguja', 'UND'],
    ['Guante quirúrgico estéril N° 7 1/2 par', 'PAR'],
    ['Gasa estéril 10 x 10 cm x 5 unidades', 'PQT'],
    ['Sonda Foley 2 vías N° 16 balón 30 cc', 'UND'],
    ['Cloruro de sodio 0.9% solución inyectable x 1 L', 'FCO'],
    ['Bolsa colectora de orina adulto 2 L con válvula antirreflujo', 'UND'],
    ['Sutura nylon azul monofilamento 3/0 c/aguja 3/8 corte reverso 25 mm', 'SOB'],
    ['Clorhexidina gluconato 2% espuma x 1 L', 'FCO'],
  ],
  middle: [
    ['Tensiómetro aneroide adulto con estetoscopio', 'UND'],
    ['Electrodo descartable adulto para ECG x 50', 'PQT'],
    ['Oxímetro de pulso digital', 'UND'],
    ['Sutura poliglactina 910 2/0 aguja 1/2 círculo redonda 25 mm caja x 36', 'CJA'],
    ['Tubo al vacío tapa lila EDTA K2 4 mL x 100', 'CJA'],
    ['Apósito transparente adhesivo 10 x 12 cm caja x 50', 'CJA'],
    ['Nebulizador de pistón con mascarilla pediátrica y adulto', 'UND'],
  ],
  dear: [
    ['Monitor multiparámetro 12" 6 parámetros', 'UND'],
    ['Bomba de infusión volumétrica 1 canal', 'UND'],
    ['Aspirador de secreciones rodable 2 frascos', 'UND'],
    ['Desfibrilador externo automático con paletas adulto, maletín y batería de litio', 'UND'],
  ],
  byWeight: [
    ['Gel conductor para ultrasonido a granel', 'KGM'],
    ['Cal sodada para anestesia', 'KGM'],
    ['Detergente enzimático en polvo', 'KGM'],
    ['Yeso odontológico tipo III', 'KGM'],
  ],
  services: [
    ['Mantenimiento preventivo de autoclave a vapor 250 L, incluye cambio de empaquetaduras', 'ZZ'],
    ['Calibración de monitores de funciones vitales', 'ZZ'],
    ['Reparación de ventilador mecánico', 'ZZ'],
    ['Mantenimiento correctivo de lámpara cialítica', 'ZZ'],
  ],
  freight: [
    ['Transporte de medicamentos en cadena de frío Lima - Huancayo', 'ZZ'],
    ['Servicio de flete de equipos médicos', 'ZZ'],
    ['Traslado de insumos a sede provincia', 'ZZ'],
  ],
  untaxed: [
    ['Bicarbonato de sodio para hemodiálisis (exonerado)', 'KGM'],
    ['Azufre coloidal grado farmacéutico (exonerado)', 'KGM'],
  ],
};

/** Of a household bazaar. */
export const BAZAAR: TradeWords = {
  stem: 'Bazar y Novedades',
  cheap: [
    ['Taper hermético rect. 1.5 lt', 'UND'],
    ['Juego cubiertos acero x 12 pz', 'JGO'],
    ['Vaso vidrio facetado 300 ml', 'UND'],
    ['Toalla de mano algodón 40x70', 'UND'],
    ['Pila alcalina AA blister x 4', 'BLI'],
    ['Foco LED 12W luz fría E27', 'UND'],
    ['Extensión eléctrica 5 mt 3 tomas', 'UND'],
    ['Cuaderno espiral A4 cuadric. 100 hj', 'UND'],
    ['Plumón resaltador x 6 colores', 'PQT'],
    ['Colgador plástico adulto x 10', 'PQT'],
    ['Organizador de cosméticos giratorio 360 grados transparente', 'UND'],
  ],
  middle: [
    ['Olla arrocera 1.8 lt tapa vidrio', 'UND'],
    ['Licuadora 2 vel. vaso vidrio', 'UND'],
    ['Ventilador pedestal 18"', 'UND'],
    ['Juego de sábanas 2 plz 144 hilos', 'JGO'],
    ['Mochila escolar c/ruedas infantil', 'UND'],
  ],
  dear: [
    ['Cocina de mesa 4 hornillas acero inox', 'UND'],
    ['Televisor LED 50" smart UHD', 'UND'],
    ['Freidora de aire digital 8 lt doble canasta', 'UND'],
  ],
  byWeight: [
    ['Retazo tela polar surtido (kg)', 'KGM'],
    ['Napa siliconada suelta (kg)', 'KGM'],
    ['Pabilo de algodón (kg)', 'KGM'],
  ],
  services: [
    ['Servicio de instalación a domicilio', 'ZZ'],
    ['Servicio de estampado personalizado', 'ZZ'],
    ['Alquiler de stand feria escolar', 'ZZ'],
    ['Servicio de empaque para regalo', 'ZZ'],
  ],
  freight: [
    ['Reparto a domicilio Lima Norte', 'ZZ'],
    ['Envío a agencia provincia', 'ZZ'],
  ],
  untaxed: [
    ['Libro de lectura plan lector (exo)', 'UND'],
    ['Semilla de hortaliza granel (exo)', 'KGM'],
  ],
};

/** Of a customs agency. */
export const CUSTOMS: TradeWords = {
  stem: 'Agencia de Aduana',
  cheap: [
    ['Gastos administrativos', 'ZZ'],
    ['Formato B / declaración de valor', 'ZZ'],
    ['Movilidad y diligencias', 'ZZ'],
    ['Trámite de certificado de origen', 'ZZ'],
    ['Habilitación de personal en terminal', 'ZZ'],
    ['Transmisión electrónica', 'ZZ'],
    ['Fotocopias y legalizaciones', 'ZZ'],
    ['Precinto de seguridad', 'ZZ'],
    ['Envío de documentos - courier local', 'ZZ'],
  ],
  middle: [
    ['Gastos operativos', 'ZZ'],
    ['Visto bueno agente marítimo', 'ZZ'],
    ['Aforo físico / reconocimiento previo', 'ZZ'],
    ['Tramitación documentaria', 'ZZ'],
    ['Emisión de volante y desglose', 'ZZ'],
    ['Gate out', 'ZZ'],
  ],
  dear: [
    ['Comisión de agenciamiento de aduana - importación definitiva', 'ZZ'],
    ['Descarga y manipuleo en terminal', 'ZZ'],
    ['Transporte Callao - almacén del cliente', 'ZZ'],
    ['Resguardo armado de contenedor', 'ZZ'],
  ],
  byWeight: [
    ['Almacenaje por peso (TM)', 'ZZ'],
    ['Manipuleo de carga suelta', 'ZZ'],
    ['Uso de infraestructura portuaria', 'ZZ'],
  ],
  services: [
    ['Comisión de agenciamiento de aduana - importación definitiva', 'ZZ'],
    ['Gastos operativos', 'ZZ'],
    ['Servicio logístico de despacho anticipado, incluye seguimiento ante terminal y SUNAT', 'ZZ'],
    ['Asesoría en clasificación arancelaria', 'ZZ'],
  ],
  freight: [
    ['Transporte de contenedor 1x40 HC Callao - Lurín', 'ZZ'],
    ['Transporte de carga suelta aeropuerto - almacén', 'ZZ'],
    ['Sobrestadía de unidad de transporte', 'ZZ'],
    ['Cuadrilla de descarga', 'ZZ'],
  ],
  untaxed: [
    ['Reembolso almacenaje terminal portuario', 'ZZ'],
    ['Reembolso derechos de inspección SENASA', 'ZZ'],
  ],
};

/** Of a distributor of cosmetics. */
export const COSMETICS: TradeWords = {
  stem: 'Distribuidora Cosmética',
  cheap: [
    ['Labial líquido mate larga duración tono 08', 'UND'],
    ['Esmalte de uñas secado rápido rojo pasión 11 ml', 'UND'],
    ['Champú keratina brasilera 400 ml', 'UND'],
    ['Crema de manos almendras 75 g', 'UND'],
    ['Toallitas desmaquillantes x 25', 'PQT'],
    ['Delineador de ojos a prueba de agua negro', 'UND'],
    ['Desodorante roll on dama 50 ml', 'UND'],
    ['Tinte permanente 7.1 rubio ceniza', 'UND'],
  ],
  middle: [
    ['Protector solar facial FPS 50+ toque seco 50 ml, libre de parabenos', 'UND'],
    ['Colonia varón 100 ml', 'UND'],
    ['Sérum vitamina C 30 ml', 'UND'],
    ['Exhibidor de labiales 24 tonos', 'UND'],
    ['Agua micelar 400 ml caja x 12', 'CJA'],
  ],
  dear: [
    ['Set de tratamiento capilar profesional con plancha de titanio', 'JGO'],
    ['Esterilizador UV para salón', 'UND'],
    ['Lote campaña Día de la Madre', 'JGO'],
  ],
  byWeight: [
    ['Cera depilatoria miel a granel', 'KGM'],
    ['Crema base hidratante a granel', 'KGM'],
    ['Decolorante en polvo azul a granel', 'KGM'],
  ],
  services: [
    ['Servicio de impulsación en punto de venta', 'ZZ'],
    ['Capacitación en técnicas de colorimetría', 'ZZ'],
    ['Alquiler de espacio de exhibición en cabecera', 'ZZ'],
    ['Servicio de maquila y acondicionado', 'ZZ'],
  ],
  freight: [
    ['Flete a provincia por cuenta del cliente', 'ZZ'],
    ['Servicio de distribución última milla', 'ZZ'],
  ],
  untaxed: [
    ['Material exonerado - semilla de chía', 'KGM'],
    ['Manzanilla flor seca', 'KGM'],
  ],
};

/** Of a hardware store. */
export const HARDWARE: TradeWords = {
  stem: 'Ferretería y Acabados',
  cheap: [
    ['Cemento Andino tipo I x 42.5 kg', 'BLS'],
    ['Fierro corrugado 3/8" x 9 m', 'VAR'],
    ['Ladrillo King Kong 18 huecos', 'UND'],
    ['Tubo PVC desagüe 4" x 3 m', 'UND'],
    ['Codo PVC SAL 4" x 90°', 'UND'],
    ['Pegamento para PVC azul 1/4 gl', 'UND'],
    ['Porcelanato 60 x 60 beige mate (caja 1.44 m2)', 'CJA'],
    ['Pegamento gris para cerámico x 25 kg', 'BLS'],
    ['Cable NH-80 2.5 mm2 x 100 m rojo', 'ROL'],
    ['Caja octogonal galvanizada pesada', 'UND'],
    ['Llave esférica 1/2" paso total con niple y unión universal de bronce', 'UND'],
    ['Plancha drywall 1/2" 1.22 x 2.44 m', 'PLA'],
    ['Calamina galvanizada 0.25 mm x 3.60 m', 'PLA'],
    ['Inodoro one piece blanco', 'UND'],
    ['Imprimante blanco balde x 5 gl', 'BAL'],
  ],
  middle: [],
  dear: [],
  byWeight: [
    ['Alambre negro N° 16', 'KGM'],
    ['Clavo con cabeza 3"', 'KGM'],
    ['Yeso a granel', 'KGM'],
    ['Ocre rojo', 'KGM'],
  ],
  services: [],
  freight: [],
  untaxed: [
    ['Alambre N° 8 negro recocido', 'KGM'],
    ['Clavo calaminero 2 1/2"', 'KGM'],
  ],
};

/** Of a company that lets machines with or without operator. */
export const RENTAL: TradeWords = {
  stem: 'Alquiler de Maquinaria',
  cheap: [
    ['Alquiler de cono y barrera de seguridad', 'DIA'],
    ['Alquiler de andamio multidireccional (cuerpo)', 'DIA'],
    ['Alquiler de vibrador de concreto', 'HUR'],
    ['Alquiler de plancha compactadora', 'HUR'],
    ['Alquiler de martillo demoledor 15 kg', 'HUR'],
  ],
  middle: [
    ['Alquiler de retroexcavadora 420F con operador', 'HUR'],
    ['Alquiler de minicargador S570', 'HUR'],
    ['Alquiler de camioneta 4x4 doble cabina equipada para mina', 'DIA'],
    ['Alquiler de torre de iluminación', 'DIA'],
    ['Alquiler de grupo electrógeno 60 kW insonorizado', 'DIA'],
  ],
  dear: [
    ['Alquiler de excavadora 336D2L, valorización mensual', 'MES'],
    ['Alquiler de grúa telescópica 50 t', 'DIA'],
    ['Alquiler de módulo habitable con aire acondicionado', 'MES'],
  ],
  byWeight: [
    ['Horas máquina rodillo liso 10 t', 'HUR'],
    ['Horas máquina excavadora 336D2L', 'HUR'],
    ['Horas máquina cargador frontal 950H, turno noche, con operador y combustible', 'HUR'],
    ['Horas máquina tractor oruga D6T', 'HUR'],
    ['Horas máquina volquete 15 m3', 'HUR'],
    ['Horas máquina minicargador S570', 'HUR'],
    ['Horas máquina motoniveladora 140K', 'HUR'],
    ['Horas máquina cisterna 5,000 gl', 'HUR'],
  ],
  services: [
    ['Servicio de supervisión de equipos en obra, según valorización N° 4 aprobada', 'ZZ'],
    ['Consultoría en gestión de flota', 'ZZ'],
    ['Servicio de operación de maquinaria pesada', 'ZZ'],
    ['Evaluación técnica de equipos e informe', 'ZZ'],
  ],
  freight: [
    ['Movilización de excavadora en cama baja Lima - Cerro de Pasco', 'ZZ'],
    ['Desmovilización de equipos obra - base', 'ZZ'],
    ['Transporte de módulos habitables', 'ZZ'],
    ['Servicio de escolta', 'ZZ'],
  ],
  untaxed: [
    ['Reembolso de peajes (exonerado)', 'GLB'],
    ['Reembolso SCTR operador (exonerado)', 'GLB'],
  ],
};
