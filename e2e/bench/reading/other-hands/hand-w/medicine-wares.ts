import { loose, ware } from './wares';

/** As a laboratory abbreviates them. */
export const MEDICINES = [
  ware('PARACETAMOL 500MG TAB X 1', 'TB', 0.2),
  ware('AMOXICILINA 500MG CAP BLX10', 'BL', 3.2),
  ware('IBUPROFENO 400MG TAB REC BLX10', 'BL', 2.1),
  ware('SALES REHIDRATACION ORAL SOB 20.5G', 'SO', 1.1),
  ware('LORATADINA 10MG TAB CJX10', 'CJ', 5.5),
  ware('DICLOFENACO 75MG/3ML AMP CJX5', 'CJ', 8),
  ware('OMEPRAZOL 20MG CAP LIB RET CJX20', 'CJ', 12),
  ware('CETIRIZINA 5MG/5ML JBE FCOX60ML', 'FR', 14.5),
  ware('DEXAMETASONA 4MG TAB CJX100', 'CJ', 22),
  ware('SALBUTAMOL 100MCG/DOSIS AER X 200D', 'FR', 18),
  ware('CLOTRIMAZOL 1% CRM TUBX20G', 'TU', 9.5),
  ware('AZITROMICINA 500MG TAB REC CJX3', 'CJ', 27),
  ware('CEFTRIAXONA 1G PVO INY CJX10 (USO HOSPITALARIO)', 'CJ', 48),
  ware('LOSARTAN POTASICO 50MG TAB REC CJX100', 'CJ', 36),
  ware('METFORMINA 850MG TAB REC CJX100', 'CJ', 41),
  ware('COMPLEJO B INYECTABLE AMP 2ML CJX25', 'CJ', 65),
  ware('ATORVASTATINA 20MG TAB REC CJX30', 'CJ', 31),
  ware('ENOXAPARINA 40MG/0.4ML JER PRELL CJX2', 'CJ', 88),
  ware('VANCOMICINA 500MG PVO INY VIAL CJX10', 'CJ', 189),
  ware('MEROPENEM 1G PVO INY VIAL CJX10', 'CJ', 340),
  ware('SEVOFLURANO LIQ INH FCOX250ML', 'FR', 460),
  ware('INMUNOGLOBULINA HUMANA 5G/100ML SOL INF', 'FR', 980),
  ware('FACTOR VIII ANTIHEMOFILICO 500UI VIAL', 'VI', 1350),
  ware('SURFACTANTE PULMONAR PORCINO 80MG/ML X 3ML', 'VI', 2300),
  ware('ALTEPLASA 50MG PVO LIOF SOL INF VIAL', 'VI', 3800),
  loose('VASELINA SOLIDA GRANEL', 'KG', 13),
  loose('ALCOHOL GEL 70% GRANEL', 'LT', 8),
  loose('GLICERINA USP GRANEL', 'KG', 21),
  loose('SULFATO DE MAGNESIO GRANEL', 'KG', 6),
  loose('OXIDO DE ZINC USP GRANEL', 'KG', 19),
  loose('CLORURO DE SODIO USP GRANEL', 'KG', 2),
  loose('PROPILENGLICOL USP GRANEL', 'LT', 12),
  loose('UREA USP GRANEL', 'KG', 7),
  loose('ACIDO CITRICO ANHIDRO GRANEL', 'KG', 9),
  loose('DEXTROSA MONOHIDRATO GRANEL', 'KG', 5.5),
  loose('AGUA PURIFICADA GRANEL', 'LT', 2.2),
  loose('BICARBONATO DE SODIO USP GRANEL', 'KG', 4),
  loose('ALMIDON DE MAIZ NF GRANEL', 'KG', 10),
  loose('TALCO USP GRANEL', 'KG', 11),
  loose('LANOLINA ANHIDRA GRANEL', 'KG', 22),
  loose('ACEITE MINERAL USP GRANEL', 'LT', 14),
];

/** Law 27450: oncology, HIV and diabetes pay no IGV. */
export const RELIEVED = [
  ware('INSULINA NPH 100UI/ML VIAL X 10ML', 'VI', 35),
  ware('TAMOXIFENO 20MG TAB CJX30', 'CJ', 79),
  loose('EFAVIRENZ PRINCIPIO ACTIVO GRANEL', 'KG', 4),
];

export const RETURN_REMARKS = [
  'Devolución por vencimiento próximo según política comercial vigente.',
  'Producto recibido en almacén de devoluciones, acta de inspección conforme.',
  'Aplicar al saldo de la factura de referencia.',
  'Diferencia en recepción, guía observada por el cliente.',
];
