import { embeddedMongo } from '../../src/platform/embedded-mongo';

/** A process that serves a data folder until it is killed, at a port that may be given; prints the address. */
async function main([dataDir, port]: readonly string[]): Promise<void> {
  if (dataDir === undefined) throw new Error('usage: embedded-store-process <data folder> [port]');
  const at = port === undefined ? {} : { port: Number(port) };
  const { uri } = await embeddedMongo(dataDir).start({ thread: 'worker', ...at });
  process.stdout.write(`${uri}\n`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
