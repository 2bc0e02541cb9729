import { sold, type Stock } from './trade-rows';

const UNTAXED = [
  sold('Reembolso de peajes y balanza (inafecto)', 'UND', 4),
  sold('Reembolso de gastos de almacén extraportuario', 'UND', 60),
  sold('Derechos de tramitación pagados por cuenta del cliente', 'UND', 25),
];

export const HAULAGE: Stock = {
  goods: [
    sold(
      'Servicio de transporte de carga por carretera Lima - Trujillo, plataforma 30 t',
      'VJE',
      2900,
    ),
    sold('Transporte de contenedor 40 HC Callao - planta del cliente', 'VJE', 1250),
    sold('Reparto local con camión furgón de 5 t, dos ayudantes', 'VJE', 640),
    sold('Estadía de unidad por demora en descarga', 'UND', 380),
  ],
  loose: [],
  untaxed: UNTAXED,
};

export const REPAIRS: Stock = {
  goods: [
    sold('Reparación estructural de contenedor reefer, parche y soldadura', 'UND', 1850),
    sold('Mantenimiento de unidad de frío (PTI)', 'UND', 980),
    sold('Reparación de carreta: cambio de muelles y bocinas', 'UND', 2600),
    sold('Mantenimiento de sistema de frenos de semirremolque', 'UND', 1340),
    sold('Recarga de extintor de unidad', 'UND', 45),
  ],
  loose: [],
  untaxed: UNTAXED,
};

export const CUSTOMS: Stock = {
  goods: [
    sold('Comisión de agenciamiento de aduana, importación definitiva', 'UND', 3500),
    sold('Servicio logístico integral puerta a puerta', 'UND', 2850),
    sold('Gastos operativos de despacho', 'UND', 1900),
    sold('Asesoría en clasificación arancelaria y valoración', 'UND', 4200),
  ],
  loose: [],
  untaxed: UNTAXED,
};

export const COURIER: Stock = {
  goods: [
    sold('Envío courier nacional sobre hasta 1 kg', 'ENV', 9),
    sold('Paquetería aérea Lima - Cusco, hasta 5 kg', 'ENV', 38),
    sold('Paquetería aérea Lima - Iquitos, hasta 5 kg', 'ENV', 52),
    sold('Envío internacional documento zona 3', 'ENV', 180),
    sold('Envío internacional paquete zona 2, 10 kg', 'ENV', 410),
    sold('Recojo programado en oficina', 'UND', 6),
    sold('Seguro de envío sobre valor declarado', 'UND', 12),
    sold('Embalaje con caja de madera', 'UND', 95),
    sold('Cargo por combustible (fuel surcharge)', 'UND', 21),
    sold('Retorno de cargo sellado', 'UND', 4),
    sold('Reexpedición a zona periférica', 'ENV', 27),
    sold('Handling y visto bueno de B/L', 'UND', 290),
    sold('Flete aéreo internacional Miami - Lima', 'EMB', 1120),
    sold('Flete marítimo Shanghái - Callao LCL, incluye BAF y CAF', 'EMB', 2890),
    sold('Desconsolidación de carga', 'UND', 155),
    sold('Gate in / gate out de contenedor vacío', 'UND', 343),
    sold('Transmisión electrónica de manifiesto', 'UND', 68),
    sold('Almacenaje por día adicional', 'DIA', 15),
  ],
  loose: [
    sold('Flete aéreo por kilo tasable', 'KG', 12),
    sold('Carga consolidada terrestre por kilo', 'KG', 2),
    sold('Manipuleo de carga refrigerada', 'KG', 6),
    sold('Transporte de valija sellada', 'KG', 20),
    sold('Carga suelta por kilo, zona sierra', 'KG', 8),
  ],
  untaxed: UNTAXED,
};
