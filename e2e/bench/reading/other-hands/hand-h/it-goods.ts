import { sold, type Stock } from './trade-rows';

export const SERVICES: Stock = {
  goods: [
    sold('Bolsa de 40 horas de soporte técnico remoto', 'ZZ', 1100),
    sold('Implementación de ERP en la nube - hito 2: parametrización y capacitación', 'ZZ', 4300),
    sold(
      'Desarrollo de software a medida: módulo de aprobaciones móviles (sprint 5 y 6)',
      'ZZ',
      3600,
    ),
    sold('Servicio de hosting administrado y correo corporativo, plan anual', 'ZZ', 1950),
    sold('Mantenimiento preventivo de servidores y UPS', 'ZZ', 980),
    sold('Mesa de ayuda nivel 1 y 2 - mensualidad', 'ZZ', 2600),
    sold('Cableado estructurado: certificación de punto de red', 'ZZ', 60),
  ],
  loose: [],
  untaxed: [],
};

export const MOVES: Stock = {
  goods: [
    sold('Traslado de racks y servidores entre sedes, unidad con rampa hidráulica', 'ZZ', 2900),
    sold('Transporte de equipos de cómputo Lima - provincia', 'ZZ', 1250),
    sold('Flete local de equipos en calidad de préstamo', 'ZZ', 640),
    sold('Recojo de equipos por devolución', 'ZZ', 380),
  ],
  loose: [],
  untaxed: [],
};

export const HARDWARE: Stock = {
  goods: [
    sold('Suscripción Microsoft 365 Business Standard (1 año, por usuario)', 'NIU', 620),
    sold('Licencia antivirus Endpoint Security Cloud, 12 meses', 'NIU', 145),
    sold('Certificado digital para facturación electrónica, vigencia 1 año', 'NIU', 190),
    sold('Laptop 15.6" Core i7 16GB RAM 512GB SSD Windows 11 Pro', 'NIU', 3900),
    sold('Servidor torre Xeon E-2434 32GB 2x2TB', 'NIU', 6900),
    sold('Disco externo USB 3.0 2TB', 'NIU', 310),
    sold('UPS interactivo 1000VA/600W', 'NIU', 420),
    sold('Teclado y mouse inalámbricos, combo', 'NIU', 85),
    sold('Cable HDMI 2.0 de 3 m', 'NIU', 24),
    sold('Adaptador USB-C a HDMI/RJ45', 'NIU', 58),
    sold('Conector RJ45 Cat 6 bolsa x 10', 'NIU', 12),
    sold('Jack Keystone Cat 6', 'NIU', 9),
    sold('Patch cord U/UTP Cat 6A 1.5 m LSZH gris', 'NIU', 16),
    sold('Amarracables velcro x 20', 'NIU', 6),
    sold('Access point WiFi 6 doble banda PoE, incluye inyector', 'NIU', 540),
    sold('Switch 8 puertos Gigabit no administrable', 'NIU', 118),
    sold('Memoria RAM DDR4 16GB 3200MHz SODIMM', 'NIU', 175),
    sold('Memoria USB 64 GB', 'NIU', 29),
    sold('Etiquetas para rotulado de cable (rollo)', 'NIU', 41),
    sold('Pila de litio CR2032', 'NIU', 4),
  ],
  loose: [
    sold('Soporte especializado en sitio', 'HUR', 12),
    sold('Consumo de almacenamiento en la nube', 'GB', 4),
    sold('Horas de cómputo en la nube', 'HUR', 8),
    sold('Transferencia de datos de salida', 'GB', 2),
    sold('Respaldo remoto cifrado', 'GB', 6),
    sold('Base de datos administrada, instancia mediana', 'HUR', 19),
    sold('Monitoreo fuera de horario', 'HUR', 15),
  ],
  untaxed: [sold('Libro: Facturación Electrónica en el Perú, 3.ª edición', 'NIU', 40)],
};
