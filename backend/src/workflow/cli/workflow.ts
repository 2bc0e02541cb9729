import 'reflect-metadata';
import { existsSync } from 'node:fs';
import { NestFactory } from '@nestjs/core';
import type { WorkflowProjection } from '../../contracts/document-steps';
import { configOfProcess, type AppConfig } from '../../platform/config';
import { WorkflowVerification, type ProjectionDifference } from '../workflow-verification.service';
import { WorkflowToolModule } from './workflow-tool.module';

const stateOf = ({ workflowStatus, workflowVersion }: WorkflowProjection): string =>
  `${workflowStatus} (${workflowVersion})`;

/** One line: which document, what differs, the status as stored and as its events say. No content. */
function differenceLine({ id, fields, stored, rebuilt }: ProjectionDifference): string {
  return `  ${id}  ${fields.join(', ')}  guardado: ${stateOf(stored)}  eventos: ${stateOf(rebuilt)}`;
}

const documents = (count: number): string => (count === 1 ? '1 documento' : `${count} documentos`);

function verified(checked: number, differing: number): string {
  return differing === 0
    ? `${documents(checked)}: lo guardado es lo que dicen los eventos.`
    : `${documents(checked)}: ${differing} no ${differing === 1 ? 'coincide' : 'coinciden'} con sus eventos.`;
}

function rebuilt(checked: number, differing: number): string {
  return differing === 0
    ? `${documents(checked)}: nada que reconstruir.`
    : `${documents(checked)}: ${differing} ${differing === 1 ? 'reconstruido' : 'reconstruidos'} desde sus eventos.`;
}

const USAGE = [
  'Uso: npm run workflow:verify   compara el flujo guardado de cada documento con sus eventos',
  '     npm run workflow:rebuild  reescribe desde sus eventos lo que no coincide',
].join('\n');

const DIFFERS = 1;
const FAILED = 2;
/** Documents between two lines of progress. */
const PROGRESS = 10_000;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

function assertData({ mongodbUri, dataDir }: AppConfig): void {
  if (mongodbUri === null && !existsSync(dataDir)) {
    throw new Error(`No hay datos en ${dataDir}. Indique la carpeta en DATA_DIR.`);
  }
}

async function verify(verification: WorkflowVerification): Promise<number> {
  const { checked, differences } = await verification.verify(sayProgress);
  differences.map(differenceLine).forEach(say);
  say(verified(checked, differences.length));
  return differences.length === 0 ? 0 : DIFFERS;
}

async function rebuild(verification: WorkflowVerification): Promise<number> {
  const { checked, differences } = await verification.verify(sayProgress);
  for (const difference of differences) {
    await verification.rebuild(difference);
    say(differenceLine(difference));
  }
  say(rebuilt(checked, differences.length));
  return 0;
}

const sayProgress = (checked: number): void => {
  if (checked > 0 && checked % PROGRESS === 0) say(`${checked} documentos…`);
};

const ACTS = new Map([
  ['verify', verify],
  ['rebuild', rebuild],
]);

/** `npm run workflow:verify` and `workflow:rebuild`. Exit code 1: something differs; 2: not possible. */
async function main(): Promise<void> {
  const act = ACTS.get(process.argv[2] ?? '');
  if (!act) throw new Error(USAGE);
  const config = configOfProcess();
  assertData(config);
  const options = { logger: false, abortOnError: false } as const;
  const app = await NestFactory.createApplicationContext(WorkflowToolModule.for(config), options);
  try {
    process.exitCode = await act(app.get(WorkflowVerification));
  } finally {
    await app.close();
  }
}

/** The embedded store belongs to one process: while the server runs, it is the server's. */
main().catch((error: unknown) => {
  const { message, code } = error as Error & { code?: unknown };
  const hint = code === 'EN_USO' ? '\nDetenga el servidor para usar este comando.' : '';
  process.stderr.write(`${message}${hint}\n`);
  process.exitCode = FAILED;
});
