import { readDrawn } from '../../../../../test/support/read-drawn';

const totalOf = (sums: string, rows?: string) =>
  readDrawn(
    `
#       KJØPMANN ÅSEN
        Fjordgata 3, 7010 Trondheim
        14.03.2026 11:02

${rows ?? ' Brød                   42,90\n Melk                   21,50\n Ost                    89,00'}

${sums}`,
    { columns: 44 },
  ).extractedData.totales?.total;

describe('the total of a till receipt that has no name of ours', () => {
  it.each([
    [
      'Å BETALE over cash and change',
      '##Å BETALE             153,40\n Kontant               200,00\n Tilbake                46,60\n Mva 15% av 133,39      20,01',
    ],
    [
      'SUMME over cash, change and a summary of the tax',
      ' SUMME                 153,40\n BAR                   160,40\n RÜCKGELD                7,00\n\n        Netto   MwSt   Brutto\n A 7%  143,36  10,04   153,40',
    ],
    [
      'At betale over the same amount by card',
      ' At betale             153,40\n Dankort               153,40',
    ],
    [
      'YHTEENSÄ under two sums',
      ' Veroton               133,39\n Vero                   20,01\n YHTEENSÄ              153,40\n Käteinen              160,00\n Takaisin                6,60',
    ],
  ])('is %s', (_, sums) => {
    expect(totalOf(sums)).toBe(153.4);
  });

  it.each([
    [
      'nothing that was handed over says the same',
      '##Å BETALE             153,40\n Kontant               200,00',
    ],
    [
      'the rows do not add up to it',
      ' Å betale              150,00\n Kontant               200,00\n Tilbake                50,00',
    ],
  ])('is none where %s', (_, sums) => {
    expect(totalOf(sums)).toBeUndefined();
  });

  it('is none of one row that is repeated', () => {
    expect(
      totalOf(' Kontant                42,90', ' Brød                   42,90'),
    ).toBeUndefined();
  });
});
