/** Throws for what surrounds the document's own values: optional parts, codes, other people. */
export class Draw {
  constructor(private readonly next: () => number) {}

  between(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  often(share: number): boolean {
    return this.next() < share;
  }

  one<T>(first: T, ...others: readonly T[]): T {
    return others[this.between(0, others.length) - 1] ?? first;
  }

  figures(count: number): string {
    let text = '';
    while (text.length < count) text += String(this.between(0, 9));
    return text;
  }
}
