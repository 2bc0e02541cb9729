import { constants, getPriority, setPriority } from 'node:os';
import { extname, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { MAX_ANSWER_CHARS, MAX_ERROR_CHARS } from './sandbox-errors';
import {
  ANSWER_TOO_LONG,
  CodedError,
  UNKNOWN_ERROR,
  type Progress,
  type SandboxAnswer,
  type SandboxRequest,
} from './sandbox-protocol';

/** What `fork` or `new Worker` needs to run a module of this code base. */
export interface ChildModule {
  file: string;
  execArgv: string[];
}

const REQUIRE_HOOK = resolve(__dirname, '../../../test/support/ts-require-hook.cjs');

/**
 * Finds a module that runs in its own process or thread.
 * @param path absolute, without extension, e.g. `join(__dirname, 'reading-child')`
 *
 * The compiled product has `.js` beside this file. Tests run the TypeScript sources, which Node cannot
 * load by itself: there the child gets a require hook.
 */
export function childModule(path: string): ChildModule {
  const extension = extname(__filename);
  return extension === '.ts'
    ? { file: `${path}.ts`, execArgv: ['--require', REQUIRE_HOOK] }
    : { file: `${path}${extension}`, execArgv: [] };
}

type Handler<Request, Answer> = (
  request: Request,
  progress: (how?: Progress | null) => void,
) => Promise<Answer>;

async function answerOf<Request, Answer>(
  handler: Handler<Request, Answer>,
  { id, request }: SandboxRequest<Request>,
): Promise<SandboxAnswer<Answer>> {
  try {
    const result = await handler(request, (progress = null) => process.send?.({ id, progress }));
    if (JSON.stringify(result).length > MAX_ANSWER_CHARS) throw new CodedError(ANSWER_TOO_LONG);
    return { id, result };
  } catch (error) {
    const code = error instanceof CodedError ? error.code : UNKNOWN_ERROR;
    return { id, error: { code, detail: String(error).slice(0, MAX_ERROR_CHARS) } };
  }
}

/**
 * The child's side of a `Sandbox`: answers each request with what the handler gives or throws. The handler
 * tells of its progress where its parent waits only so long for the next step.
 * It ends with its parent, and gives way to it when both want the processor,
 * if not even more, as its parent may have decided.
 */
export function serve<Request, Answer>(handler: Handler<Request, Answer>): void {
  // What it writes is of a document: its owner's alone, whatever the parent was started with (reliability D6).
  process.umask(0o077);
  setPriority(Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL));
  process.on('disconnect', () => process.exit(0));
  endWithParent();
  process.on('message', (message: SandboxRequest<Request>) => {
    void answerOf(handler, message).then((answer) => process.send?.(answer));
  });
}

/** How often a child looks whether its parent is still there, milliseconds. */
const PARENT_POLL_MS = 1_000;

/**
 * A child that works without an end hears nothing of its parent's death: a thread of its own looks after it,
 * or the work would go on for good, beside that of the server which is started next.
 */
function endWithParent(): void {
  const watch = `
    const parent = ${process.ppid};
    const isThere = () => {
      try { return process.kill(parent, 0); } catch (error) { return error.code === 'EPERM'; }
    };
    setInterval(() => {
      if (process.ppid !== parent || !isThere()) process.kill(process.pid, 'SIGKILL');
    }, ${PARENT_POLL_MS});`;
  new Worker(watch, { eval: true, execArgv: [], env: {} }).unref();
}
