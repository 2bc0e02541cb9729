import { MongoClient } from 'mongodb';
import { reportOf, type TestReport } from './report';
import { serverFacts } from './requirements';
import { runTest } from './run-test';
import { readSpecifications } from './specification';

/** Runs every specification file below a folder against a server; code 1 when too few pass. */
async function main(folder: string | undefined, uri: string | undefined): Promise<void> {
  if (folder === undefined || uri === undefined) throw new Error('usage: main <folder> <uri>');
  const files = readSpecifications(folder);
  const client = await MongoClient.connect(uri);
  const tests: TestReport[] = [];
  try {
    const bench = { uri, client, facts: await serverFacts(client) };
    for (const { name, content } of files)
      for (const test of content.tests)
        tests.push({
          file: name,
          test: test.description,
          verdict: await runTest(content, test, bench),
        });
  } finally {
    await client.close();
  }
  const { lines, isGood } = reportOf(tests);
  process.stdout.write(`${lines.join('\n')}\n`);
  process.exitCode = isGood ? 0 : 1;
}

main(process.argv[2], process.argv[3]).catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exitCode = 1;
});
