import { CONFIG_SCHEMA, notesOf, VARIABLE_NAMES, type VariableName } from './config-schema';

const HEADING = [
  '# Configuración de Foliado. Copie este archivo como .env y cambie lo que necesite.',
  '# Todo tiene un valor por defecto: sin este archivo el producto funciona en esta máquina.',
  '# Este archivo se genera del esquema de configuración: npm run env-example',
];

/** The text of `.env.example`, made from the schema so that the two cannot drift apart. */
export function renderEnvExample(): string {
  return [HEADING.join('\n'), ...VARIABLE_NAMES.map(renderVariable)].join('\n\n') + '\n';
}

/** The variables as a Markdown table for the README. */
export function renderEnvTable(): string {
  const rows = VARIABLE_NAMES.map(
    (name) => `| \`${name}\` | ${defaultOf(name)} | ${notesOf(name).sentence} |`,
  );
  return ['| Variable | Por defecto | Para qué |', '|---|---|---|', ...rows].join('\n') + '\n';
}

function renderVariable(name: VariableName): string {
  const { sentence, example, fallback } = notesOf(name);
  const note = fallback === undefined ? '' : `\n# Por defecto: ${fallback}.`;
  const line = example === null ? `# ${name}=` : `${name}=${example}`;
  return `# ${sentence}${note}\n${line}`;
}

function defaultOf(name: VariableName): string {
  const { fallback, example } = notesOf(name);
  return fallback ?? `\`${example ?? String(CONFIG_SCHEMA.shape[name].parse(undefined))}\``;
}
