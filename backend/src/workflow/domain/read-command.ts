import {
  MAX_DISPLAY_NAME_CHARS,
  MAX_WORKFLOW_COMMENT_CHARS,
  STEPS,
  type WorkflowComment,
} from '../../contracts/workflow';
import type { WorkflowUpdateRequest } from '../../contracts/workflow-calls';
import { DomainError } from '../../rules/domain-error';
import { cleanText } from '../../rules/text-clean';
import type { WorkflowCommand } from './decide';
import { readPayment } from './read-payment';

type Step = (typeof STEPS)[number];
type NestedComment = { readonly [K in keyof WorkflowComment]?: unknown };

const COMMENT_KEYS: ReadonlySet<string> = new Set<keyof WorkflowComment>([
  'team',
  'user',
  'byName',
  'comment',
  'timestamp',
  'step',
]);
const ADDITIONAL_KEYS: ReadonlySet<string> = new Set(['approvedBy', 'paymentInfo']);
/** Every control character but the ends of lines. */
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f\u200b\u200c\u200e\u200f\u2060\ufeff]/g;
/** A joiner that joins no two emoji. */
const LOOSE_JOINER =
  /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d|\u200d(?!\p{Extended_Pictographic})/gu;

const invalid = (field: string): DomainError =>
  new DomainError('CAMPO_INVALIDO', { field: field.slice(0, 80) });

/**
 * The command of a body, in either form of the comment. What the body says about who and when is taken
 * and not believed. Throws PASO_INCOHERENTE before anything else, then USUARIO_REQUERIDO,
 * CAMPO_INVALIDO, VALOR_INVALIDO.
 */
export function readCommand(body: WorkflowUpdateRequest): WorkflowCommand {
  const nested = nestedComment(body.comment);
  const step = stepOf(body, nested);
  const user = displayName(body.user ?? nested?.user);
  const comment = commentText(nested ? nested.comment : body.comment);
  return { type: step.command, user, comment, payment: readPayment(paymentOf(body)) };
}

function nestedComment(comment: unknown): NestedComment | null {
  if (comment === undefined || comment === null || typeof comment === 'string') return null;
  if (typeof comment !== 'object' || Array.isArray(comment)) throw invalid('comment');
  const stranger = Object.keys(comment).find((key) => !COMMENT_KEYS.has(key));
  if (stranger !== undefined) throw invalid(`comment.${stranger}`);
  return comment;
}

function stepOf({ status, team, step }: WorkflowUpdateRequest, nested: NestedComment | null): Step {
  const meant = STEPS.find((known) => known.step === step);
  const { step: inner = step, team: innerTeam = team } = nested ?? {};
  const isOneStep = meant?.to === status && meant.team === team;
  if (!meant || !isOneStep || inner !== step || innerTeam !== team) {
    throw new DomainError('PASO_INCOHERENTE');
  }
  return meant;
}

function displayName(user: unknown): string {
  if (user !== undefined && user !== null && typeof user !== 'string') throw invalid('user');
  const name = cleanText(user ?? '');
  if (name === '') throw new DomainError('USUARIO_REQUERIDO');
  if (name.length > MAX_DISPLAY_NAME_CHARS) throw invalid('user');
  return name;
}

/** Lines stay lines. */
function commentText(comment: unknown): string {
  if (comment === undefined || comment === null) return '';
  if (typeof comment !== 'string') throw invalid('comment');
  const text = comment
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(CONTROL, '')
    .replace(LOOSE_JOINER, '')
    .trim();
  if (text.length > MAX_WORKFLOW_COMMENT_CHARS) throw invalid('comment');
  return text;
}

function paymentOf({ additionalData }: WorkflowUpdateRequest): unknown {
  if (additionalData === undefined || additionalData === null) return undefined;
  const stranger = Object.keys(additionalData).find((key) => !ADDITIONAL_KEYS.has(key));
  if (stranger !== undefined) throw invalid(`additionalData.${stranger}`);
  return additionalData.paymentInfo;
}
