import 'reflect-metadata';
import { createWriteStream, existsSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { CompanyRemovals } from '../../companies';
import { configOfProcess, type AppConfig } from '../../platform/config';
import type { RequestActor } from '../../access';
import { Clock } from '../../platform/clock/clock';
import { SYSTEM_ACTOR } from '../../platform/outbox';
import { DomainError, errorMessage } from '../../rules/domain-error';
import { limaDay } from '../../rules/lima-day';
import { UsersService, type User } from '../../users';
import { DataArchive } from '../archive/data-archive.service';
import { CompanyRemoval } from '../company-removal.service';
import { PersonRemoval } from '../person-removal.service';
import { OffboardingToolModule } from './offboarding-tool.module';

const USAGE = [
  'Uso: npm run data -- empresa <id> <archivo.zip>   todo lo de una empresa',
  '     npm run data -- persona <correo> <archivo.zip>',
  '     npm run data -- anonimizar <correo>',
  '     npm run data -- eliminar <id> "<razón social>"   la empresa con todo lo suyo, hoy',
].join('\n');

const FAILED = 2;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Who works on the machine itself acts as the platform's admin, or for a company as its own. */
const operator = (role: 'admin' | 'company_admin', companyId: string | null): RequestActor => ({
  ...{ id: SYSTEM_ACTOR.id, name: 'Foliado', role, teams: [], companyId },
  ...{ tenantId: companyId ?? SYSTEM_ACTOR.id, ipAddress: null, correlationId: 'npm run data' },
});

async function personOf(app: INestApplicationContext, email: string): Promise<User> {
  const person = await app.get(UsersService, { strict: false }).findByEmail(email);
  if (!person) throw new Error(`No hay una cuenta con el correo ${email}.`);
  return person;
}

/** Never over a file that is there. */
async function save(body: Readable, file: string): Promise<void> {
  await pipeline(body, createWriteStream(file, { flags: 'wx', mode: 0o600 }));
  say(`Guardado en ${file}.`);
}

type Act = (app: INestApplicationContext, a: string, b: string) => Promise<void>;

const company: Act = async (app, id, file) => {
  const archives = app.get(DataArchive, { strict: false });
  const gone = new AbortController();
  const { body } = await archives.ofCompany(operator('company_admin', id), id, gone.signal);
  await save(body, file);
};

const person: Act = async (app, email, file) => {
  const { id, companyId } = await personOf(app, email);
  const archives = app.get(DataArchive, { strict: false });
  const actor = { ...operator('company_admin', companyId), id };
  const { body } = await archives.ofPerson(actor, id, new AbortController().signal);
  await save(body, file);
};

const anonymise: Act = async (app, email) => {
  const { id } = await personOf(app, email);
  await app.get(PersonRemoval, { strict: false }).anonymise(operator('admin', null), id, email);
  say('Cuenta anonimizada.');
};

const remove: Act = async (app, id, name) => {
  const today = limaDay(app.get(Clock, { strict: false }).now());
  const removals = app.get(CompanyRemovals, { strict: false });
  await removals.order(operator('admin', null), id, { name, on: today }, 0);
  await app.get(CompanyRemoval, { strict: false }).run();
  const isDone = (await removals.removalOf(id)) === null;
  say(
    isDone
      ? 'Empresa eliminada.'
      : 'La baja empezó; el servidor la termina cuando acaben las lecturas en curso.',
  );
};

const ACTS: ReadonlyMap<string, { act: Act; given: number }> = new Map([
  ['empresa', { act: company, given: 2 }],
  ['persona', { act: person, given: 2 }],
  ['anonimizar', { act: anonymise, given: 1 }],
  ['eliminar', { act: remove, given: 2 }],
]);

function assertData({ mongodbUri, dataDir }: AppConfig): void {
  if (mongodbUri === null && !existsSync(dataDir)) {
    throw new Error(`No hay datos en ${dataDir}. Indique la carpeta en DATA_DIR.`);
  }
}

/** `npm run data`. Exit code 2: not possible. */
async function main(): Promise<void> {
  const [name = '', a = '', b = '', ...more] = process.argv.slice(2);
  const found = ACTS.get(name);
  const given = [a, b].filter(Boolean).length;
  if (!found || found.given !== given || more.length > 0) throw new Error(USAGE);
  const config = configOfProcess();
  assertData(config);
  const options = { logger: false, abortOnError: false } as const;
  const app = await NestFactory.createApplicationContext(
    OffboardingToolModule.for(config),
    options,
  );
  try {
    await found.act(app, a, b);
  } finally {
    await app.close();
  }
}

/** The embedded store belongs to one process: while the server runs, it is the server's. */
function reasonOf(error: unknown): string {
  if (error instanceof DomainError) return errorMessage(error.code, error.data);
  const { message, code, path } = error as NodeJS.ErrnoException;
  if (code === 'EEXIST') return `Ya hay un archivo ${path ?? ''}. Elija otro nombre.`;
  if (path) return `No se pudo escribir ${path} (${code ?? ''}). Revise la carpeta y el espacio.`;
  if (code === 'EN_USO')
    return `${message}\nDetenga el servidor para usar este comando, o use el panel.`;
  return message;
}

main().catch((error: unknown) => {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exitCode = FAILED;
});
