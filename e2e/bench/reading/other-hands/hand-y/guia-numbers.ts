/** `value` in units of 10^-scale with `places` decimals and commas of thousands. */
export function fixed(value: number, scale: number, places: number): string {
  const [whole = '', part = ''] = (value / 10 ** scale).toFixed(places).split('.');
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}${part && '.'}${part}`;
}
