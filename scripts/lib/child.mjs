import { spawn } from 'node:child_process';
import path from 'node:path';

/** Environment in which the tools of `node_modules/.bin` are found, as in an npm script. */
export function toolEnvironment(root, extra = {}) {
  const bin = path.join(root, 'node_modules', '.bin');
  return { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`, ...extra };
}

/**
 * Runs a program to its end. `output: 'inherit'` shows what it prints, `'capture'` keeps it.
 * Resolves `{code, stdout, text}`; `text` is stdout and stderr as they came, `code` is 1 after a signal.
 * Rejects only when the program cannot be started.
 */
export function run(
  command,
  args,
  { cwd, env, output = 'inherit', shell = false, stdin = 'ignore' },
) {
  return new Promise((resolve, reject) => {
    const stream = output === 'inherit' ? 'inherit' : 'pipe';
    const child = spawn(command, args, { cwd, env, shell, stdio: [stdin, stream, stream] });
    const stdout = [];
    const text = [];
    child.stdout?.on('data', (chunk) => {
      stdout.push(chunk);
      text.push(chunk);
    });
    child.stderr?.on('data', (chunk) => text.push(chunk));
    child.once('error', reject);
    child.once('close', (code) => {
      resolve({
        code: code ?? 1,
        stdout: Buffer.concat(stdout).toString('utf8'),
        text: Buffer.concat(text).toString('utf8'),
      });
    });
  });
}

/**
 * Runs a Node program of a package, e.g. `runTool(root, 'oxlint/bin/oxlint', [], …)`; `nodeFlags` are for Node itself.
 */
export function runTool(root, program, args, { nodeFlags = [], ...options } = {}) {
  const file = path.join(root, 'node_modules', program);
  return run(process.execPath, [...nodeFlags, file, ...args], {
    cwd: root,
    env: toolEnvironment(root),
    ...options,
  });
}
