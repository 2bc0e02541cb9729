import { failInWords, givenArguments } from '../../startup/program';
import { folderArguments } from './backup-arguments';

export interface FolderProgram {
  usage: string;
  /** The folders that it is called with, in words. */
  names: readonly string[];
  /** Answers the lines for the person who called it. */
  act: (...folders: string[]) => Promise<string[]>;
}

/** Runs a program whose arguments are folders, to its exit code. */
export async function runFolderProgram({ usage, names, act }: FolderProgram): Promise<void> {
  const folders = givenArguments(usage, (words) => folderArguments(words, names));
  if (folders === null) return;
  try {
    process.stdout.write(`${(await act(...folders)).join('\n')}\n`);
  } catch (error) {
    failInWords(error as Error);
  }
}
