import { startEmbeddedMongo } from '../start';

/** A process that serves the data folder given as its argument until it is killed; prints the address. */
async function main(dataDir: string | undefined): Promise<void> {
  if (dataDir === undefined) throw new Error('usage: store-process <data folder>');
  const { uri } = await startEmbeddedMongo({ dataDir, thread: 'worker' });
  process.stdout.write(`${uri}\n`);
}

main(process.argv[2]).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
