const UBIGEOS: Readonly<Record<string, string>> = {
  MIRAFLORES: '150122',
  'SAN JUAN DE LURIGANCHO': '150132',
  ATE: '150103',
  LURÍN: '150119',
  VENTANILLA: '070106',
  'JOSÉ LUIS BUSTAMANTE Y RIVERO': '040129',
  'VÍCTOR LARCO HERRERA': '130111',
  'SAN SEBASTIÁN': '080105',
  'NUEVO CHIMBOTE': '021809',
  'EL TAMBO': '120114',
  'VEINTISÉIS DE OCTUBRE': '200115',
};

/** Of the district that the address names last, or before its province. */
export function ubigeoOf(address: string): string {
  const parts = address.toUpperCase().split(/, | - /);
  const district = parts.find((part) => part in UBIGEOS) ?? '';
  return UBIGEOS[district] ?? '150101';
}
