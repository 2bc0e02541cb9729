import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { DocumentRecord } from '../../documents/document/document.schema';
import type { AppConfig } from '../../platform/config';
import { aStoredDocument } from '../../../test/support/stored-document';
import { testConfig } from '../../../test/support/test-config';
import { startTestModules } from '../../../test/support/test-modules';
import { stepBody } from '../../../test/support/step-body';
import { aBoss } from '../../../test/support/workflowing';
import { WorkflowModule } from '../workflow.module';
import { WorkflowService } from '../workflow.service';
import type { WorkflowUpdateDto } from '../workflow.dto';

const HOOK = resolve(__dirname, '../../../test/support/ts-require-hook.cjs');
const TENANT = 't';

describe('npm run workflow:verify and workflow:rebuild', () => {
  let config: AppConfig;
  let ids: string[];
  beforeAll(async () => {
    config = testConfig();
    const modules = await startTestModules({ imports: [WorkflowModule] }, config);
    const documents = [1, 2, 3].map(() => aStoredDocument({ tenantId: TENANT }));
    ids = documents.map(({ _id }) => _id);
    await modules.connection.collection<DocumentRecord>('documents').insertMany(documents);
    const workflow = modules.module.get(WorkflowService, { strict: false });
    for (const [index, id] of ids.entries()) {
      for (let step = 1; step <= index + 1; step++) {
        const actor = aBoss(TENANT);
        const body = stepBody(step) as WorkflowUpdateDto;
        await workflow.take({ id, actor, seen: null, key: null }, body);
      }
    }
    await modules.module.close();
  });
  afterAll(() => rm(config.dataDir, { recursive: true, force: true }));

  const run = (
    act: string,
    dataDir = config.dataDir,
  ): Promise<{ code: number | null; stdout: string; stderr: string }> => {
    const child = spawn(
      process.execPath,
      ['--require', HOOK, join(__dirname, 'workflow.ts'), act],
      {
        env: { ...process.env, NODE_ENV: 'test', DATA_DIR: dataDir, MONGODB_URI: '' },
      },
    );
    let [stdout, stderr] = ['', ''];
    child.stdout.on('data', (part: Buffer) => (stdout += part.toString()));
    child.stderr.on('data', (part: Buffer) => (stderr += part.toString()));
    return new Promise((done) => child.on('close', (code) => done({ code, stdout, stderr })));
  };

  /** Changes the store behind the product's back. */
  const forge = async (): Promise<void> => {
    const { connection, module } = await startTestModules({}, config);
    await connection
      .collection<DocumentRecord>('documents')
      .updateOne({ _id: ids[1] }, { $set: { workflowStatus: 'archived' } });
    await module.close();
  };

  it('finds nothing where nothing is wrong, names what differs, and writes it anew', async () => {
    expect(await run('verify')).toMatchObject({
      code: 0,
      stdout: '3 documentos: lo guardado es lo que dicen los eventos.\n',
    });
    await forge();
    const { code, stdout } = await run('verify');
    expect(code).toBe(1);
    expect(stdout).toContain(
      `${ids[1]}  workflowStatus  guardado: archived (2)  eventos: logistica_approved (2)`,
    );
    expect(stdout).toContain('3 documentos: 1 no coincide con sus eventos.');
    expect(await run('rebuild')).toMatchObject({ code: 0 });
    expect(await run('verify')).toMatchObject({ code: 0 });
  });

  it('says that the server has to be stopped while it uses the data', async () => {
    const { module } = await startTestModules({}, config);
    try {
      const { code, stderr } = await run('verify');
      expect(code).toBe(2);
      expect(stderr).toContain('Detenga el servidor para usar este comando.');
    } finally {
      await module.close();
    }
  });

  it('says that there is no data, and makes none', async () => {
    const { code, stderr } = await run('verify', join(config.dataDir, 'otra'));
    expect(code).toBe(2);
    expect(stderr).toContain('No hay datos en');
  });

  it('tells how it is used', async () => {
    const { code, stderr } = await run('repair');
    expect([code, stderr]).toEqual([2, expect.stringContaining('Uso: npm run workflow:verify')]);
  });
});
