import type { Wares } from './rewording';

/** Charges for lines, links and traffic. */
export const LINE_WARES: Wares = {
  cheap: [
    'NIU Identificador de llamadas - línea 01-6######',
    'NIU IP pública fija adicional',
    'NIU Paquete 500 SMS corporativo - 9########',
    'NIU Casilla de voz empresarial',
    'NIU Minutos excedentes a otros operadores - 9########',
    'NIU Servicio de factura detallada',
  ],
  middle: [
    'NIU Plan Empresas Max 69.90 - línea 9########',
    'NIU Internet Fibra Negocios {300|500} Mbps - cód. servicio ########',
    'NIU Plan Datos M2M 5 GB - línea 9########',
    'NIU Alquiler router administrado - cód. servicio ########',
    'NIU Troncal SIP 10 canales - 01-6######',
    'NIU Central virtual - anexo',
  ],
  dear: [
    'NIU Internet dedicado 1:1 fibra óptica {50|100|200} Mbps - circuito CD-##### - sede principal, incluye equipo y soporte 24x7',
    'NIU Enlace de datos IP-VPN 20 Mbps - circuito CD-#####',
    'NIU Seguridad administrada - firewall perimetral',
    'NIU Servicio de hosting dedicado - data center',
  ],
  byWeight: ['MIN Tráfico larga distancia internacional', 'GB Tráfico excedente de datos'],
  untaxed: ['DIA Interés por pago fuera de plazo', 'DIA Cargo por mora no gravado'],
  untaxedPieces: ['NIU Interés compensatorio no gravado'],
  services: ['NIU Servicio de instalación'],
  freight: ['NIU Servicio de instalación'],
};
