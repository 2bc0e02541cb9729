import { tableCsv } from './table-export';

describe('the table as CSV', () => {
  it('quotes every cell and doubles quotes', () => {
    expect(
      tableCsv([
        ['Cant.', 'Tubo 2"'],
        ['1', 'a,b\nc'],
      ]),
    ).toBe('\ufeff"Cant.","Tubo 2"""\r\n"1","a,b\nc"\r\n');
  });

  it('never gives a spreadsheet a formula, and leaves numbers alone', () => {
    const [line] = tableCsv([['=1+1', '+51 999', '-118.00', '@x', '\tx', '＝1', '-', 'a=b']])
      .slice(1)
      .split('\r\n');
    expect(line).toBe(`"'=1+1","'+51 999","-118.00","'@x","'\tx","'＝1","'-","a=b"`);
  });
});
