import {
  NOTICE_SUBJECTS,
  type Notice,
  type NoticeKind,
  type NoticeSubject,
} from '../../contracts/notices';
import { documentScreen, supplierScreen } from '../../contracts/routes';
import { holdsTeam, type Role, type Team } from '../../contracts/user';
import { limaDay } from '../../rules/lima-day';

/** Who is told. */
export interface NoticeReader {
  id: string;
  role: Role;
  teams: readonly Team[];
}

/** What of an event makes a notice. */
export interface NoticeEvent {
  type: string;
  /** `{kind}-{id of what it happened to}`. */
  streamId: string;
  /** ISO. */
  at: string;
  actorId: string;
  /** Of the data of `SupplierAccountSeen`. */
  ruc?: string;
  isOther?: boolean;
}

interface Source {
  kind: NoticeKind;
  team: Team | null;
  /** What the team has to do goes to the team; whose reading failed, to who uploaded it. */
  isUploaders?: boolean;
}

const SOURCES: Readonly<Record<string, Source>> = {
  ExtractionCompleted: { kind: 'bandeja', team: 'logistica' },
  SentToTreasury: { kind: 'bandeja', team: 'tesoreria' },
  ObservationLifted: { kind: 'bandeja', team: 'tesoreria' },
  DocumentObserved: { kind: 'observado', team: 'logistica' },
  SupplierAccountSeen: { kind: 'cuenta', team: 'tesoreria' },
  ExtractionFailed: { kind: 'apartado', team: null, isUploaders: true },
};

/** Events that a person may be told of. */
export const noticeTypes = (reader: NoticeReader): string[] =>
  Object.entries(SOURCES)
    .filter(([, { team }]) => team === null || holdsTeam(reader, team))
    .map(([type]) => type);

/** Id of what an event happened to. */
export const subjectOf = ({ streamId }: NoticeEvent): string =>
  streamId.slice(streamId.indexOf('-') + 1);

export interface NoticeFacts {
  /** Newest first. */
  events: readonly NoticeEvent[];
  /** There are older ones that were not read. */
  isCut: boolean;
  /** By document, who uploaded it. */
  uploaders: ReadonlyMap<string, string>;
  /** Short names by document; those that are gone are not told of. */
  names: ReadonlyMap<string, string>;
  /** ISO; after it everything is fresh. Null: all is. */
  seenAt: string | null;
}

const isAccount = ({ type }: NoticeEvent): boolean => type === 'SupplierAccountSeen';

/** Documents that events happened to, each once. */
export const documentsOf = (events: readonly NoticeEvent[]): string[] => [
  ...new Set(events.filter((event) => !isAccount(event)).map(subjectOf)),
];

function concerns(event: NoticeEvent, reader: NoticeReader, facts: NoticeFacts): boolean {
  if (event.actorId === reader.id) return false;
  if (isAccount(event)) return event.isOther === true && event.ruc !== undefined;
  const id = subjectOf(event);
  if (!facts.names.has(id)) return false;
  const isOwn = facts.uploaders.get(id) === reader.id;
  // Whoever uploads sees it being read: that it has been is no news.
  return SOURCES[event.type]?.isUploaders ? isOwn : event.type !== 'ExtractionCompleted' || !isOwn;
}

function subject(event: NoticeEvent, names: NoticeFacts['names']): NoticeSubject {
  const { ruc = '' } = event;
  if (isAccount(event)) return { path: supplierScreen(ruc), label: `RUC ${ruc}` };
  const id = subjectOf(event);
  return { path: documentScreen(id), label: names.get(id) ?? '' };
}

/** A document is told of once a day and kind, however often it happened to it; an account is an event of its own. */
function onceEach(events: readonly NoticeEvent[]): NoticeEvent[] {
  const newest = new Map<string, NoticeEvent>();
  for (const event of events) {
    const key = isAccount(event) ? `${event.streamId} ${event.at}` : subjectOf(event);
    if (!newest.has(key)) newest.set(key, event);
  }
  return [...newest.values()];
}

/** What happened to a person's work, by kind and day of Peru, newest first; what they did themselves is none. */
export function noticesOf(reader: NoticeReader, facts: NoticeFacts): Notice[] {
  const groups = new Map<string, { source: Source; day: string; events: NoticeEvent[] }>();
  for (const event of facts.events) {
    const source = SOURCES[event.type];
    if (!source || !concerns(event, reader, facts)) continue;
    const day = limaDay(new Date(event.at));
    const key = [source.kind, source.team, day].join(' ');
    const group = groups.get(key) ?? { source, day, events: [] };
    groups.set(key, { ...group, events: [...group.events, event] });
  }
  const oldest = facts.events.at(-1);
  const cutDay = facts.isCut && oldest ? limaDay(new Date(oldest.at)) : null;
  return [...groups.values()].map(({ source, day, events }) => {
    const each = onceEach(events);
    return {
      ...{ kind: source.kind, team: source.team, day, count: each.length },
      at: each[0]?.at ?? '',
      isCapped: day === cutDay,
      fresh: each.filter(({ at }) => facts.seenAt === null || at > facts.seenAt).length,
      subjects: each.slice(0, NOTICE_SUBJECTS).map((event) => subject(event, facts.names)),
    };
  });
}
