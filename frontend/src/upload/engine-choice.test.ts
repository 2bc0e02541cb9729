import { PROCESSOR_CATALOGUE } from '@contracts/processors';
import { processors } from '../test/factories';
import {
  availabilityOf,
  callNote,
  costNote,
  defaultEngine,
  engineNote,
  firstModel,
  otherEngine,
  termsNote,
  usableEngine,
  whyNot,
} from './engine-choice';

const openai = {
  available: true,
  label: 'OpenAI',
  models: [...PROCESSOR_CATALOGUE.openai.models],
  defaultModel: 'gpt-4o',
};
const withKey = processors({ openai });

describe('what is told of an engine before it is chosen', () => {
  const chosen = { processor: 'openai', model: 'gpt-4o' } as const;

  it('is what its last call proved, when that was no answer', () => {
    const call = (outcome: 'responde' | 'sin_respuesta') => ({
      ...openai,
      lastCall: { outcome, at: '2026-03-16T20:04:00.000Z', text: 'No respondió.' },
    });
    expect(callNote(call('sin_respuesta'))).toBe('No respondió.');
    expect(callNote(call('responde'))).toBeNull();
    expect(callNote(openai)).toBeNull();
  });

  it('is what pages cost, and how near the limit of the month is', () => {
    const spendingNote = 'Este mes se usaron US$ 4.00 de los US$ 5.00.';
    const known = processors({
      openai: { ...openai, pageCosts: { 'gpt-4o': { first: 0.0183, more: 0.0057 } }, spendingNote },
    });
    expect(costNote(chosen, known)).toBe(
      `Cuesta al servidor cerca de US$\u00a00.02 por la primera página y US$\u00a00.0057 por cada página más. ${spendingNote}`,
    );
    const textract = {
      ...known.textract,
      pageCosts: { 'aws-textract': { first: 0.075, more: 0.075 } },
    };
    const byPage = { processor: 'textract', model: 'aws-textract' } as const;
    expect(costNote(byPage, { ...known, textract })).toBe(
      'Cuesta al servidor cerca de US$\u00a00.08 por página.',
    );
    expect(costNote(defaultEngine(processors()), processors())).toBeNull();
  });

  it('is what its vendor keeps and trains on, or that no vendor is asked', () => {
    expect(termsNote(chosen, withKey)).toContain('Qué conserva: hasta 30 días');
    expect(termsNote({ processor: 'langextract', model: 'x' }, withKey)).toContain(
      'nivel gratuito',
    );
    expect(termsNote({ processor: 'textract', model: 'x' }, withKey)).toContain(
      'solo admite inglés',
    );
    const own = processors({ openai: { ...openai, isOwnServer: true } });
    expect(termsNote(chosen, own)).toContain('servidor propio');
    expect(termsNote(defaultEngine(processors()), processors())).toBeNull();
  });
});

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

describe('models that a vendor takes away', () => {
  const retired = { state: 'retirado' as const, text: 'Su proveedor lo retiró.' };
  const leaving = { state: 'se_retira' as const, text: 'Su proveedor lo retira el 14 ene 2027.' };

  it('are passed over, also where one of them is the default', () => {
    const engine = { ...openai, modelNotes: { 'gpt-4o': retired, 'o3-mini': leaving } };
    expect(firstModel(engine)).toBe('o3-mini');
    expect(defaultEngine(processors({ openai: engine })).model).toBe('o3-mini');
  });

  it('are no longer used once chosen, while one that only leaves is', () => {
    const engine = { ...openai, modelNotes: { 'gpt-4-turbo': retired, 'o3-mini': leaving } };
    const known = processors({ openai: engine });
    const chosen = (model: string) => usableEngine({ processor: 'openai', model }, known).model;
    expect(chosen('gpt-4-turbo')).toBe('gpt-4o');
    expect(chosen('o3-mini')).toBe('o3-mini');
  });

  it('leave an engine without any model out of the choice', () => {
    const modelNotes = Object.fromEntries(openai.models.map((model) => [model, retired]));
    const engine = { ...openai, modelNotes };
    expect(whyNot(engine)).toBe('Su proveedor retiró todos sus modelos.');
    expect(defaultEngine(processors({ openai: engine })).processor).toBe('local');
    expect(whyNot(openai)).toBeNull();
    expect(whyNot({ ...openai, available: false })).toBe('No disponible');
  });
});

describe('the engine for another opinion', () => {
  const local = { processor: 'local', model: 'local-es-pe' } as const;

  it('is another one that works, the specified one first', () => {
    expect(otherEngine(local, withKey)).toEqual({ processor: 'openai', model: 'gpt-4o' });
    expect(otherEngine({ processor: 'openai', model: 'gpt-4o' }, withKey)).toEqual(local);
  });

  it('is another model of the same engine when no other engine works, at last the same', () => {
    const gone = { available: false, label: 'Foliado Local', models: [], defaultModel: '' };
    const alone = processors({ openai, local: gone });
    expect(otherEngine({ processor: 'openai', model: 'gpt-4o' }, alone).model).toBe('o3-mini');
    expect(otherEngine(local, processors())).toEqual(local);
  });
});
