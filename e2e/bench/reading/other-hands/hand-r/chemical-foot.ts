import { digits, happens, type Random } from '../../facts/chance';
import { html, type Markup } from '../../html';
import type { BenchFacts } from '../../model';

/** The foot of every page: accounts, and the line for accidents. */
export function banks(facts: BenchFacts, random: Random): Markup {
  const account = (bank: string, sign: string): Markup =>
    html`<td>
      ${bank} ${sign}<br />${digits(random, 3)}-${digits(random, 7)}-${digits(random, 1)}-${digits(random, 2)}<br />CCI
      00${digits(random, 1)}-${digits(random, 3)}-00${digits(random, 10)}-${digits(random, 2)}
    </td>`;
  return html`<table class="banks">
    <tr>
      ${account('BCP', 'Soles')}${account('BCP', 'Dólares')}${happens(random, 0.6) && account('Scotiabank', 'Soles')}
      <td>
        Emergencias químicas 24 h<br />0800-${digits(random, 5)}<br />IQBF Reg.
        ${facts.emisor.documento.slice(2, 8)}-SUNAT
      </td>
    </tr>
  </table>`;
}
