import { PROCESSOR_CATALOGUE } from '@contracts/processors';
import { processors } from '../test/factories';
import { availabilityOf, defaultEngine, engineNote, usableEngine } from './engine-choice';

const openai = {
  available: true,
  label: 'OpenAI',
  models: [...PROCESSOR_CATALOGUE.openai.models],
  defaultModel: 'gpt-4o',
};
const withKey = processors({ openai });

describe('the engine for the next files', () => {
  it('is the specified one with a key, else the offline one', () => {
    expect(defaultEngine(withKey)).toEqual({ processor: 'openai', model: 'gpt-4o' });
    expect(defaultEngine(processors())).toEqual({ processor: 'local', model: 'local-es-pe' });
    expect(defaultEngine(undefined)).toEqual({ processor: 'local', model: 'local-es-pe' });
  });

  it('stays what was chosen while it works', () => {
    const chosen = { processor: 'openai', model: 'o3-mini' } as const;
    expect(usableEngine(chosen, withKey)).toEqual(chosen);
    expect(usableEngine(chosen, processors())).toEqual(defaultEngine(processors()));
    expect(usableEngine({ processor: 'openai', model: 'gpt-9' }, withKey).model).toBe('gpt-4o');
    expect(usableEngine(null, withKey)).toEqual(defaultEngine(withKey));
  });

  it('is described by the catalogue until the server has answered', () => {
    expect(availabilityOf(null, 'openai')).toMatchObject({ available: false, label: 'OpenAI' });
    expect(availabilityOf(null, 'local').available).toBe(true);
  });

  it('says where the document goes and why the specified one is not used', () => {
    const local = defaultEngine(processors());
    expect(engineNote(local, processors())).toBe(
      'Lee en este servidor. OpenAI: sin clave configurada.',
    );
    expect(engineNote(local, undefined)).toBe('Lee en este servidor.');
    expect(engineNote(defaultEngine(withKey), withKey)).toBe('Envía el documento a OpenAI.');
  });
});
