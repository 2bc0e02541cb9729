import { embeddedMongo } from '../platform/embedded-mongo';

/** A process that serves the data folder given as its argument until it is killed; prints the address. */
async function main(dataDir: string | undefined): Promise<void> {
  if (dataDir === undefined) throw new Error('usage: embedded-store-process <data folder>');
  const { uri } = await embeddedMongo(dataDir).start({ thread: 'worker' });
  process.stdout.write(`${uri}\n`);
}

main(process.argv[2]).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
