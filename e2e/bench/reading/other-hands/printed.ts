import type { ExtractedData, ProductoData } from '../../../../backend/src/contracts/extracted-data';
import type { BenchCurrency, BenchFacts, BenchKind, BenchLine, BenchStyle, Cents } from '../model';
import { esc } from './markup';

type Sections = Omit<ExtractedData, 'productos'>;
type Group = keyof Sections & string;
type Keys<G extends Group> = keyof NonNullable<Sections[G]> & string;
type Path = { [G in Group]: `${G}.${Keys<G>}` }[Group];
type Column = keyof ProductoData;

/**
 * Writes values into the page and notes each of them in the truth in the same breath,
 * so that the truth holds what is printed and nothing else.
 */
export class Printed {
  readonly truth: ExtractedData = {};

  constructor(readonly style: BenchStyle) {}

  /** The value as text; `shown` is its printed form where that is split or decorated. */
  text(path: Path, value: string, shown = esc(value)): string {
    if (value === '') return '';
    this.note(path, value);
    return shown;
  }

  money(path: Path, cents: Cents): string {
    this.note(path, cents / 100);
    return esc(this.style.amount(cents));
  }

  date(path: Path, date: string, shown = esc(this.style.date(date))): string {
    return this.text(path, date, shown);
  }

  rate(path: Path, value: number): string {
    this.note(path, value);
    return String(value);
  }

  currency(code: BenchCurrency, shown: string): string {
    return this.text('documento.moneda', code, esc(shown));
  }

  /** The kind, which `title` says in words. */
  title(kind: BenchKind, title: string): string {
    this.note('documento.tipo', kind);
    return esc(title);
  }

  /** An order to buy has a number but no series. */
  number(facts: BenchFacts, shown = this.style.number(facts.serie, facts.correlativo)): string {
    if (facts.kind !== 'orden_compra') this.note('documento.serie', facts.serie);
    return this.text('documento.numero', `${facts.serie}-${facts.correlativo}`, esc(shown));
  }

  /** The cells of one row; only the named columns are printed. */
  item<K extends Column>(line: BenchLine, columns: readonly K[]): Record<K, string> {
    const row: ProductoData = {};
    const cells = Object.fromEntries(
      columns.map((column) => [column, this.cell(row, line, column)]),
    ) as Record<K, string>;
    (this.truth.productos ??= []).push(row);
    return cells;
  }

  private cell(row: ProductoData, line: BenchLine, column: Column): string {
    if (column === 'codigo' || column === 'descripcion' || column === 'unidad') {
      if (line[column] !== '') row[column] = line[column];
      return esc(line[column]);
    }
    if (column === 'cantidad') {
      row.cantidad = line.cantidad / 1000;
      return esc(this.style.quantity(line.cantidad));
    }
    const cents = {
      precio_unitario: line.unitario,
      descuento: line.descuento,
      subtotal: line.importe,
    };
    row[column] = cents[column] / 100;
    return esc(this.style.amount(cents[column]));
  }

  private note(path: Path, value: string | number): void {
    const [group, key] = path.split('.') as [Group, string];
    const section = (this.truth[group] ??= {}) as Record<string, string | number>;
    section[key] = value;
  }
}
