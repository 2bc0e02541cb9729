/** A property of a calendar: its name, its parameters as they stand, its value as it is meant. */
export interface CalendarLine {
  name: string;
  parameters: string;
  value: string;
}

/**
 * The lines of a calendar by RFC 5545, written from its text alone: ends of lines are CRLF, none is longer than
 * 75 bytes, and a line that begins with a blank goes on with the one before. Throws on what is otherwise.
 */
export function readCalendar(text: string): CalendarLine[] {
  const bytes = Buffer.from(text, 'utf8');
  if (bytes.toString('utf8') !== text) throw new Error('a character was cut');
  if (!text.endsWith('\r\n')) throw new Error('the last line does not end');
  const raw = text.slice(0, -2).split('\r\n');
  const lines: string[] = [];
  for (const line of raw) {
    if (/[\r\n]/.test(line)) throw new Error('an end of line alone');
    if (Buffer.byteLength(line) > 75) throw new Error(`too long: ${line}`);
    if (/^[ \t]/.test(line)) lines.push(`${lines.pop() ?? ''}${line.slice(1)}`);
    else lines.push(line);
  }
  return lines.map((line) => {
    const [, name = '', parameters = '', value = ''] =
      /^([A-Z0-9-]+)((?:;[A-Z0-9-]+=[^:;]+)*):(.*)$/s.exec(line) ?? [];
    if (name === '') throw new Error(`no property: ${line}`);
    return {
      name,
      parameters,
      value: value.replace(/\\(.)/g, (_, c: string) => (c === 'n' ? '\n' : c)),
    };
  });
}

/** Its events, each by the names of its properties. */
export function eventsOf(text: string): Record<string, string>[] {
  const events: Record<string, string>[] = [];
  const open: string[] = [];
  for (const { name, value } of readCalendar(text)) {
    if (name === 'BEGIN') {
      open.push(value);
      if (value === 'VEVENT') events.push({});
    } else if (name === 'END') {
      if (open.pop() !== value) throw new Error(`${value} ends and was not open`);
    } else if (open.at(-1) === 'VEVENT') Object.assign(events.at(-1) ?? {}, { [name]: value });
  }
  if (open.length > 0) throw new Error(`${open.join(', ')} does not end`);
  return events;
}
