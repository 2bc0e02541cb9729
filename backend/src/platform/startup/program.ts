import { Injectable } from '@nestjs/common';

const DENIED = new Set(['EACCES', 'EPERM', 'EROFS']);

/** The message of an error for the person at the shell; a refusal of the file system in words. */
export function messageInWords(error: NodeJS.ErrnoException): string {
  return DENIED.has(error.code ?? '')
    ? `Este usuario no tiene permiso sobre ${error.path ?? 'la carpeta'}. Use el usuario del servidor o indique otra carpeta.`
    : error.message;
}

/** Lines for the person who started the product, printed once it listens. Never logged. */
@Injectable()
export class Announcements {
  private readonly lines: string[] = [];

  add(...lines: string[]): void {
    this.lines.push(...lines);
  }

  all(): readonly string[] {
    return this.lines;
  }
}

/** Exit codes of a program at the shell: it was refused or failed; it was called wrongly. */
const FAILED = 1;
const MISUSED = 2;

/** A line for the person at the shell, beside the program's own output. */
export const tell = (line: string): void => void process.stderr.write(`${line}\n`);

/** Tells the reason, and ends with code 1 when all is done. */
export function failInWords(error: Error): void {
  tell(messageInWords(error));
  process.exitCode = FAILED;
}

/**
 * What the program was called with, as `read` understands it; null when the usage was told instead:
 * asked for, or because `read` threw (then the exit code is 2).
 */
export function givenArguments<Given extends object>(
  usage: string,
  read: (words: readonly string[]) => Given | 'help',
): Given | null {
  try {
    const given = read(process.argv.slice(2));
    if (given !== 'help') return given;
    process.stdout.write(`${usage}\n`);
  } catch (error) {
    tell(`${(error as Error).message}\n\n${usage}`);
    process.exitCode = MISUSED;
  }
  return null;
}
