import { eventsOf, readCalendar } from '../../../test/support/read-icalendar';
import { calendarOf } from './icalendar';

const FACTS = {
  id: 'abc',
  url: 'https://foliado.pe/vencimientos',
  isPartial: false,
  now: new Date('2026-11-28T04:30:15.250Z'),
};

describe('a calendar of due dates', () => {
  it('has an event of a whole day for each day, with how many documents and nothing else of them', () => {
    const days = [
      { day: '2026-12-31', documents: 1 },
      { day: '2028-02-28', documents: 2 },
    ];
    const text = calendarOf(days, FACTS);
    expect(eventsOf(text)).toEqual([
      {
        UID: '2026-12-31-abc@foliado',
        DTSTAMP: '20261128T043015Z',
        DTSTART: '20261231',
        DTEND: '20270101',
        SUMMARY: '1 documento vence',
        DESCRIPTION: 'Vea cuáles, cuánto y por qué norma: https://foliado.pe/vencimientos',
        URL: 'https://foliado.pe/vencimientos',
        TRANSP: 'TRANSPARENT',
      },
      expect.objectContaining({ DTEND: '20280229', SUMMARY: '2 documentos vencen' }),
    ]);
    const parameters = readCalendar(text).filter(({ name }) => name.startsWith('DT'));
    expect(new Set(parameters.map((one) => one.name + one.parameters))).toEqual(
      new Set(['DTSTAMP', 'DTSTART;VALUE=DATE', 'DTEND;VALUE=DATE']),
    );
    expect(readCalendar(text).slice(0, 3)).toEqual([
      { name: 'BEGIN', parameters: '', value: 'VCALENDAR' },
      { name: 'VERSION', parameters: '', value: '2.0' },
      { name: 'PRODID', parameters: '', value: '-//Foliado//Vencimientos//ES' },
    ]);
  });

  it('is read whole when a line is folded, wherever that falls', () => {
    for (let length = 0; length < 90; length += 1) {
      const url = `https://foliado.pe/${'ñ'.repeat(length)}`;
      const [event] = eventsOf(
        calendarOf([{ day: '2026-12-31', documents: 1 }], { ...FACTS, url }),
      );
      expect(event?.['URL']).toBe(url);
      expect(event?.['DESCRIPTION']).toContain(url);
    }
  });

  it('folds no line before it is full', () => {
    const url = `https://foliado.pe/${'a'.repeat(200)}`;
    const text = calendarOf([{ day: '2026-12-31', documents: 1 }], { ...FACTS, url });
    expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBe(75);
  });

  it('says when there may be more, and is a calendar when there is nothing', () => {
    const capped = calendarOf([{ day: '2026-12-31', documents: 3 }], { ...FACTS, isPartial: true });
    expect(eventsOf(capped)[0]?.['SUMMARY']).toBe('Al menos 3 documentos vencen');
    expect(eventsOf(calendarOf([], FACTS))).toEqual([]);
  });
});
