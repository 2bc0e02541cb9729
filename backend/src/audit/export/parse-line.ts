import { z } from 'zod';
import { ROLES, TEAMS } from '../../contracts/user';
import type { EventData, StoredEvent } from '../../platform/event-store/stored-event';
import {
  EXPORT_FORMAT,
  type ExportedEvent,
  type ExportFooter,
  type ExportHeader,
} from './export-file';

/** The file is no exported audit, or one of a later version of the product. */
export class UnreadableExport extends Error {}

const text = z.string();
const count = z.int().nonnegative();

const AnyHeader = z.object({ kind: z.literal('header'), format: count });

const Header = z.object({
  kind: z.literal('header'),
  format: z.literal(EXPORT_FORMAT),
  tenantId: text,
  companyName: text.nullable(),
  exportedAt: text,
  exportedBy: text,
  isRedacted: z.boolean(),
}) satisfies z.ZodType<ExportHeader>;

const Event = z.object({
  kind: z.literal('event'),
  eventId: text,
  streamId: text,
  version: count,
  tenantId: text,
  type: text,
  data: z.custom<EventData>((value) => typeof value === 'object' && value !== null).nullable(),
  dataHash: text,
  salt: text.nullable(),
  erasedAt: text.nullable(),
  meta: z.object({
    actorId: text,
    role: z.enum([...ROLES, 'system']),
    team: z.enum(TEAMS).optional(),
    at: text,
    commandId: text,
    correlationId: text.nullable(),
  }),
  prevHash: text,
  hash: text,
});

const Footer = z.object({
  kind: z.literal('footer'),
  events: count,
  streams: count,
  checkpointEvents: count,
  erasedEvents: count.optional(),
  lastCheckpoint: text.nullable(),
}) satisfies z.ZodType<Omit<ExportFooter, 'erasures'>>;

const Line = z.discriminatedUnion('kind', [Event, Footer]);

/** Throws `UnreadableExport` with a sentence for the person. */
export function parseHeader(line: string): ExportHeader {
  const value = jsonOf(line);
  const known = AnyHeader.safeParse(value);
  if (!known.success) throw new UnreadableExport('El archivo no es una auditoría exportada.');
  const header = Header.safeParse(value);
  if (header.success) return header.data;
  throw new UnreadableExport(
    `El archivo tiene el formato ${known.data.format}; este programa conoce el ${EXPORT_FORMAT}.`,
  );
}

/** Null for a line that is neither an event nor the footer. */
export function parseLine(line: string): ExportedEvent | ExportFooter | null {
  const value = Line.safeParse(jsonOf(line));
  if (!value.success) return null;
  return value.data.kind === 'footer' ? value.data : toEvent(value.data);
}

/** A team that is not there stays away. */
function toEvent({ meta, ...event }: z.infer<typeof Event>): ExportedEvent {
  const { team, ...rest } = meta;
  return { ...event, meta: team ? { ...rest, team } : rest } satisfies StoredEvent;
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
