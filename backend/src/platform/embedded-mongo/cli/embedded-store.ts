import { dataConfigOfProcess, prepareDataDir } from '../../config';
import { failInWords, givenArguments, tell } from '../../startup/program';
import { stopOnSignals } from '../../startup/stop-on-signals';
import { embeddedMongo } from '..';
import { storeArguments, USAGE, type StoreArguments, assertDataFolder } from './store-arguments';

async function serve({ dataDir: wanted, port }: StoreArguments): Promise<void> {
  const { env, dataDir: configured } = dataConfigOfProcess();
  const dataDir = wanted ?? configured;
  assertDataFolder(dataDir);
  await prepareDataDir({ dataDir, env });
  const store = await embeddedMongo(dataDir).start({
    ...(port === null ? {} : { port }),
    // Nothing else runs in this process that a thread of its own would have to be kept from.
    thread: 'here',
    onDamage: ({ namespace, id }) =>
      tell(`Se apartó un documento dañado: ${namespace}, _id ${id}.`),
  });
  stopOnSignals({ close: () => store.close() });
  const lines = [`El almacén de ${dataDir} está listo en`, store.uri, 'Ctrl+C lo cierra.'];
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** `npm run embedded-store`: the store of a data folder alone, until a signal ends it. */
async function main(): Promise<void> {
  const given = givenArguments(USAGE, storeArguments);
  if (given) await serve(given);
}

main().catch(failInWords);
