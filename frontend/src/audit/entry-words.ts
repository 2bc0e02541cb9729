import type { AuditEntry } from '@contracts/audit';
import type { FieldValue } from '@contracts/evidence';
import { documentAuditScreen } from '@contracts/routes';
import type { StoryChange } from '@contracts/review';
import { ROLE_LABEL, TEAM_LABEL } from '@contracts/user';
import { timeInPeru } from '../ui/format-time';
import { placedLabel } from '../ui/fields/field-labels';
import { saidValue } from '../documents/review/field-input';

/** Actor of what the product does by itself. */
export const PRODUCT_ID = 'foliado';

/** Streams that tell a document's story, by their kind. */
const OF_DOCUMENTS = ['document', 'workflow'];

type Stream = AuditEntry['stream'];

/** The page with the story of the document that a stream belongs to; null for other streams. */
export const storyOf = ({ kind, subjectId }: Pick<Stream, 'kind' | 'subjectId'>): string | null =>
  OF_DOCUMENTS.includes(kind) ? documentAuditScreen(subjectId) : null;

/** What a stream is of, by its id: `document-{id}`, `workflow-{id}`. */
export function streamParts(streamId: string): Pick<Stream, 'kind' | 'subjectId'> {
  const [kind = '', ...rest] = streamId.split('-');
  return { kind, subjectId: rest.join('-') };
}

/** For whom somebody acted: the team where there is one, else the role. */
export function roleOf({ role, team }: Pick<AuditEntry, 'role' | 'team'>): string {
  if (team) return TEAM_LABEL[team];
  return role === 'system' ? 'Sistema' : ROLE_LABEL[role];
}

/** `9f3c…a07b`. */
export const shortHash = (hash: string): string => `${hash.slice(0, 4)}…${hash.slice(-4)}`;

const seconds = new Intl.DateTimeFormat('en-GB', { second: '2-digit', timeZone: 'America/Lima' });

/** `16 mar 2026, 15:04:22` in Lima. */
export const momentInPeru = (at: string): string =>
  `${timeInPeru(at)}:${seconds.format(new Date(at)).padStart(2, '0')}`;

const MAX_SAID_CHARS = 60;
const cut = (text: string): string =>
  text.length > MAX_SAID_CHARS ? `${text.slice(0, MAX_SAID_CHARS)}…` : text;
const said = (path: string, value: FieldValue): string => cut(saidValue(path, value));

/** `Total: 1108 → 1180`; a value that was only accepted stands alone. */
export const changeInWords = ({ path, old, new: after }: StoryChange): string =>
  `${placedLabel(path)}: ${old === after ? said(path, after) : `${said(path, old)} → ${said(path, after)}`}`;

function changesInWords([first, ...others]: readonly StoryChange[]): string {
  if (!first) return '';
  return others.length > 0
    ? `${changeInWords(first)} y ${others.length} más`
    : changeInWords(first);
}

/** The server's line, where it says more than which field or what the person wrote. */
export function ownDetail({ detail, changes, comment }: AuditEntry): string {
  const isPath = changes.some(({ path }) => path === detail || path.startsWith(`${detail}.`));
  return isPath || detail === comment ? '' : detail;
}

/** The line of the grid: what the server says, else the first change, else what the person wrote. */
export function detailOf(entry: AuditEntry): string {
  const { changes, comment, isErased } = entry;
  if (isErased) return 'Contenido borrado';
  return ownDetail(entry) || changesInWords(changes) || (comment ? `“${comment}”` : '');
}

/** Letters for the circle of a person whose name is all that is known. */
export function initialsOfName(name: string): string {
  const letters = name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '');
  return letters.join('').toLocaleUpperCase('es-PE') || '?';
}
