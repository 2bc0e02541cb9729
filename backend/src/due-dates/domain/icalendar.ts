import { daysAfter } from '../../rules/date';

/** What a calendar says of a day; nothing of whose documents or how much. */
export interface CalendarDay {
  /** ISO. */
  day: string;
  documents: number;
}

interface CalendarFacts {
  /** Tells the calendars of two people apart; the same for every reading of one. */
  id: string;
  /** Of the screen that says more. */
  url: string;
  /** There may be more than that. */
  isPartial: boolean;
  now: Date;
}

const MAX_LINE_BYTES = 75;
const UTF8 = new TextEncoder();

/** An iCalendar (RFC 5545) with one event of a whole day for each day. */
export function calendarOf(days: readonly CalendarDay[], facts: CalendarFacts): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Foliado//Vencimientos//ES',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:Vencimientos de Foliado',
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    ...days.flatMap((day) => eventOf(day, facts)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function eventOf({ day, documents }: CalendarDay, facts: CalendarFacts): string[] {
  const count = documents === 1 ? '1 documento vence' : `${documents} documentos vencen`;
  const summary = facts.isPartial ? `Al menos ${count}` : count;
  return [
    'BEGIN:VEVENT',
    `UID:${day}-${facts.id}@foliado`,
    `DTSTAMP:${facts.now.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${dateOf(day)}`,
    `DTEND;VALUE=DATE:${dateOf(daysAfter(day, 1))}`,
    `SUMMARY:${textOf(summary)}`,
    `DESCRIPTION:${textOf(`Vea cuáles, cuánto y por qué norma: ${facts.url}`)}`,
    `URL:${facts.url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

const dateOf = (day: string): string => day.replaceAll('-', '');

/** Section 3.3.11. */
const textOf = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');

/** Section 3.1: lines of at most 75 bytes, the next one beginning with a blank; no character is cut. */
function folded(line: string): string {
  let bytes = 0;
  return [...line]
    .map((character) => {
      const size = UTF8.encode(character).length;
      const isOver = bytes + size > MAX_LINE_BYTES;
      bytes = isOver ? 1 + size : bytes + size;
      return isOver ? `\r\n ${character}` : character;
    })
    .join('');
}
