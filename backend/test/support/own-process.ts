import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const HOOK = path.join(__dirname, 'ts-require-hook.cjs');
const QUICK_PASSWORDS = path.resolve(__dirname, '../quick-passwords.cjs');

/** A program of the sources, as a process of a test. */
export class OwnProcess {
  private text = '';

  private constructor(private readonly child: ChildProcess) {
    const keep = (part: Buffer): void => void (this.text += part.toString());
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
  }

  /** `program` is a file below `backend`; of this process's environment it gets what `env` does not say. */
  static run(program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): OwnProcess {
    const file = path.resolve(__dirname, '../..', program);
    const hooks = ['--require', QUICK_PASSWORDS, '--require', HOOK];
    return new OwnProcess(
      spawn(process.execPath, [...hooks, file, ...args], {
        env: { ...process.env, ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
    );
  }

  /** What it has printed so far. */
  output(): string {
    return this.text;
  }

  /** Waits for what it is to print; throws what it has printed when it ends before. */
  async says(what: RegExp): Promise<string> {
    for (;;) {
      const [found] = what.exec(this.text) ?? [];
      if (found !== undefined) return found;
      if (this.hasEnded()) throw new Error(`ended before it said ${what.source}:\n${this.text}`);
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }

  /** SIGSTOP: it answers nothing, and its connections stay. */
  freeze(): void {
    this.child.kill('SIGSTOP');
  }

  thaw(): void {
    this.child.kill('SIGCONT');
  }

  /** SIGKILL, as a power cut. */
  async kill(): Promise<void> {
    if (this.hasEnded()) return;
    const exited = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await exited;
  }

  private hasEnded(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }
}
