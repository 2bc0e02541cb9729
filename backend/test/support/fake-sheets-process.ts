import { FakeSheets } from './fake-sheets';

/**
 * Google's services on loopback as a process of their own, for tests that use the product from outside.
 * Its first line is the environment of a product that is to use it, as JSON; it ends with its input.
 */
async function main(): Promise<void> {
  const google = new FakeSheets();
  await google.start();
  process.stdin.on('end', () => void google.close()).resume();
  process.stdout.write(`${JSON.stringify(google.environment)}\n`);
}

void main();
