import type { BenchFacts } from '../../model';

/** The instalments in the words of the contract. */
export const dueOf = ({ cuotas }: BenchFacts): string =>
  cuotas
    .map(({ numero, fecha, monto }) => {
      const [whole = '', cents = ''] = (monto / 100).toFixed(2).split('.');
      return `Cuota ${numero}: ${fecha} ${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents}`;
    })
    .join('; ');
