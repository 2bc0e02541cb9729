import { exportedAudit as aFile, lineOfSecond as B } from '../../../test/support/exported-audit';
import { isWhole, reportText } from '../cli/verify-file';
import { FileCheck, type FileReport } from './file-check';

function checked([first = '', ...rest]: readonly string[]): FileReport {
  const check = FileCheck.begin(first);
  for (const line of rest) check.feed(line);
  return check.finish();
}

describe('the check of an exported file', () => {
  it('finds a whole file whole and says what it has checked', () => {
    const report = checked([...aFile(), '']);
    expect(report).toMatchObject({ events: 7, streams: 2, checkpoints: 1, breaks: [], faults: [] });
    expect(isWhole(report)).toBe(true);
    expect(reportText(report)).toContain('7 eventos en 2 cadenas, con 1 puntos de control');
    expect(reportText(report)).toContain('Íntegra');
  });

  it.each<[string, (lines: string[]) => string[], string]>([
    [
      'one changed byte of a value',
      (all) => all.with(B(2), all[B(2)]!.replace('"new":2', '"new":3')),
      'document-b, evento 2: Los datos del evento fueron modificados.',
    ],
    [
      'one changed byte of a time',
      (all) => all.with(B(2), all[B(2)]!.replace('2026-03', '2026-04')),
      'document-b, evento 2: El evento fue modificado.',
    ],
    [
      'a removed event',
      (all) => all.toSpliced(B(2), 1),
      'document-b, evento 2: Falta un evento: la numeración salta.',
    ],
    [
      'a cut tail',
      (all) => all.toSpliced(B(3), 2),
      'document-b, evento 3: Faltan los últimos eventos que registró un punto de control.',
    ],
    [
      'a removed stream',
      (all) => all.toSpliced(B(1), 4),
      'document-b, evento 1: Falta toda la cadena que registró un punto de control.',
    ],
    [
      'a changed checkpoint',
      (all) => all.with(1, all[1]!.replace('document-b', 'document-c')),
      'checkpoint-t, evento 1: El punto de control no corresponde con la cadena.',
    ],
    ['a removed checkpoint', (all) => all.toSpliced(1, 1), 'nombra otro punto de control'],
    ['a cut file', (all) => all.slice(0, -1), 'El archivo está incompleto'],
    ['a line that is no JSON', (all) => all.with(B(2), '{"kind":"ev'), 'La línea 7 no se puede'],
    ['an added line', (all) => [...all, all[2]!], 'La línea 11 está después del final.'],
    [
      'streams in another order',
      (all) => [all[0]!, all[1]!, ...all.slice(B(1), B(5)), ...all.slice(2, 5), all[B(5)]!],
      'La línea 7 está fuera de orden.',
    ],
    [
      'a checkpoint after other events',
      (all) => all.toSpliced(1, 1).toSpliced(B(2), 0, all[1]!),
      'punto de control fuera de lugar',
    ],
    [
      'an event of another company',
      (all) => all.with(0, all[0]!.replace('"tenantId":"t"', '"tenantId":"x"')),
      'La línea 2 es de otra empresa.',
    ],
  ])('names %s', (_, alter, said) => {
    const report = checked(alter(aFile()));
    expect(isWhole(report)).toBe(false);
    expect(reportText(report)).toContain(said);
  });

  it('counts and names what a deletion has erased, and calls the rest of it a break', () => {
    const erase = (line: string): string =>
      line
        .replace(/"data":\{[^}]*\}/, '"data":null')
        .replace(/"salt":"[^"]*"/, '"salt":null')
        .replace('"erasedAt":null', '"erasedAt":"2026-03-16T10:00:00.000Z"');
    const footer = (lines: string[]) =>
      lines.with(-1, lines.at(-1)!.replace('"erasedEvents":0', '"erasedEvents":1'));
    const hidden = checked(footer(aFile().with(B(2), erase(aFile()[B(2)]!))));
    expect(isWhole(hidden)).toBe(false);
    expect(reportText(hidden)).toContain('Eventos con datos borrados: 1.');
    expect(reportText(hidden)).toContain(
      'document-b, evento 2: Faltan los datos del evento, y ningún evento dice que se borraron.',
    );
    const deleted = aFile({ lastType: 'DocumentDeleted' });
    const said = checked(footer(deleted.with(B(2), erase(deleted[B(2)]!))));
    expect(isWhole(said)).toBe(true);
    expect(reportText(said)).toContain(
      '- document-b: 1, por «Eliminó el documento» (document-b, evento 4, 2026-03-15T10:00:04.000Z).',
    );
    expect(checked(deleted.with(B(2), erase(deleted[B(2)]!))).faults).toEqual([
      'La última línea dice 0 eventos con datos borrados; hay 1.',
    ]);
  });

  it('checks a file without values by its hashes', () => {
    const lines = aFile({ isRedacted: true });
    expect(lines.join()).not.toContain('totales.total');
    expect(isWhole(checked(lines))).toBe(true);
    const changed = lines.with(B(2), lines[B(2)]!.replace('2026-03', '2026-04'));
    expect(checked(changed).breaks).toEqual([
      { streamId: 'document-b', version: 2, reason: 'hash' },
    ]);
    const invented = lines.with(B(2), lines[B(2)]!.replace('"data":null', '"data":{"new":9}'));
    expect(checked(invented).breaks).toMatchObject([{ version: 2, reason: 'data' }]);
  });

  it.each([
    ['{"kind":"header","format":2}', 'formato 2'],
    ['{"a":1}', 'no es una auditoría'],
    ['nothing', 'no es una auditoría'],
  ])('refuses a file that begins with %s', (line, said) => {
    expect(() => FileCheck.begin(line)).toThrow(said);
  });
});
