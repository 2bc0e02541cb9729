import { messageInWords } from '../../startup/permission-words';
import { folderArguments } from './backup-arguments';

/** Exit codes: it was refused or failed; it was called wrongly. */
const FAILED = 1;
const MISUSED = 2;

export interface FolderProgram {
  usage: string;
  /** The folders that it is called with, in words. */
  names: readonly string[];
  /** Answers the lines for the person who called it. */
  act: (...folders: string[]) => Promise<string[]>;
}

const tell = (line: string): void => void process.stderr.write(`${line}\n`);

/** Runs a program whose arguments are folders, to its exit code. */
export async function runFolderProgram({ usage, names, act }: FolderProgram): Promise<void> {
  const folders = given(usage, names);
  if (folders === null) return;
  try {
    process.stdout.write(`${(await act(...folders)).join('\n')}\n`);
  } catch (error) {
    tell(messageInWords(error as Error));
    process.exitCode = FAILED;
  }
}

function given(usage: string, names: readonly string[]): string[] | null {
  try {
    const folders = folderArguments(process.argv.slice(2), names);
    if (folders !== 'help') return folders;
    process.stdout.write(`${usage}\n`);
  } catch (error) {
    tell(`${(error as Error).message}\n\n${usage}`);
    process.exitCode = MISUSED;
  }
  return null;
}
