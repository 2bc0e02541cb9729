import { readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';

type Values = Record<string, unknown>;
export type Environment = Record<string, string>;

const FILE = path.resolve(__dirname, '../../docker-compose.yml');

/** docker-compose.yml as it is written. */
export const COMPOSE = readFileSync(FILE, 'utf8');

/** With what it merges (`<<`), as a container engine sees it. */
export function merged(value: unknown): Values {
  const { '<<': base, ...own } = (value ?? {}) as Values;
  return base ? { ...merged(base), ...own } : own;
}

/** A service of the file, whole. */
export const services: Readonly<Record<string, Values>> = Object.fromEntries(
  Object.entries((load(COMPOSE) as { services: Values }).services).map(([name, service]) => [
    name,
    merged(service),
  ]),
);

/** `${NAME}`, `${NAME:-default}`, `${NAME:?message}`; an empty value counts as none for the last two. */
export function interpolated(text: string, env: Environment): string {
  return text.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name: string, sign, rest: string) => {
    const value = env[name] ?? '';
    if (value !== '' || sign === undefined) return value;
    if (sign === '?') throw new Error(`${name}: ${rest}`);
    return rest;
  });
}

/** What a process of a service finds in its environment when `env` stands in .env. */
export function environmentOf(service: string, env: Environment): Environment {
  const { env_file: file, environment } = services[service] ?? {};
  const fixed = Object.entries(merged(environment)).map(([name, value]) => [
    name,
    interpolated(String(value), env),
  ]);
  return { ...(file === '.env' ? env : {}), ...(Object.fromEntries(fixed) as Environment) };
}

/** The program of a service with its arguments; undefined where the image names it. */
export function commandOf(service: string, env: Environment): string[] | undefined {
  const command = services[service]?.['command'] as string[] | undefined;
  return command?.map((part) => interpolated(part, env));
}
