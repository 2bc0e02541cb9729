import { parseEnv } from 'node:util';
import { notesOf, VARIABLE_NAMES } from './config-schema';
import { renderEnvExample, renderEnvTable } from './env-example';
import { loadConfig } from './load-config';

describe('.env.example', () => {
  it('names every variable with its sentence', () => {
    const text = renderEnvExample();
    for (const name of VARIABLE_NAMES) {
      expect(text).toMatch(new RegExp(`^(?:# )?${name}=`, 'm'));
      expect(text).toContain(`# ${notesOf(name).sentence}\n`);
    }
  });

  it('copied as it stands gives the default configuration', () => {
    expect(loadConfig(parseEnv(renderEnvExample()))).toEqual(loadConfig({}));
  });

  it('holds no secret', () => {
    for (const name of VARIABLE_NAMES.filter((name) => notesOf(name).isSecret)) {
      expect(notesOf(name).example).toBeNull();
    }
  });

  it('has a row a variable in the table of the README', () => {
    expect(renderEnvTable().trim().split('\n')).toHaveLength(VARIABLE_NAMES.length + 2);
    expect(renderEnvTable()).toContain('| `PORT` | `3000` |');
  });
});
