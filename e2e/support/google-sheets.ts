import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

const SUPPORT = path.resolve(__dirname, '../../backend/test/support');

export interface RunningGoogle {
  /** What a server is started with to use it. */
  environment: Record<string, string>;
  /** The last column of a spreadsheet's first sheet: its head, and below it the ids of the documents. */
  idsIn(spreadsheetId: string): Promise<string[]>;
  stop(): Promise<void>;
}

/** Google's services on loopback, in their wire format. */
export async function startGoogle(): Promise<RunningGoogle> {
  const hook = path.join(SUPPORT, 'ts-require-hook.cjs');
  const program = path.join(SUPPORT, 'fake-sheets-process.ts');
  const child = spawn(process.execPath, ['--require', hook, program], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  const environment = JSON.parse(line) as Record<string, string>;
  return {
    environment,
    async idsIn(spreadsheetId) {
      const range = encodeURIComponent("'Documentos'!I1:I1000");
      const address = `${environment['GOOGLE_SHEETS_BASE_URL']}/v4/spreadsheets/${spreadsheetId}/values/${range}`;
      const answer = await fetch(address, { headers: { Authorization: 'Bearer permiso' } });
      const { values = [] } = (await answer.json()) as { values?: string[][] };
      return values.flat().filter((cell) => cell !== '');
    },
    async stop() {
      const ended = once(child, 'exit');
      child.stdin.end();
      await ended;
    },
  };
}
