import { createStore } from './create-store';

beforeEach(() => localStorage.clear());

describe('the store of the app', () => {
  it('keeps what a person has arranged, for the next visit', () => {
    const store = createStore();
    store.setup();
    store.setItem('historial-columnas', ['ruc']);
    store.setItem('historial-vistas:u-1', [{ name: 'A', search: 'q=1' }]);
    expect(createStore().getItem('historial-columnas')).toEqual(['ruc']);
    store.removeItem('historial-columnas');
    expect({ ...localStorage }).toEqual({
      'foliado:historial-vistas:u-1': '[{"name":"A","search":"q=1"}]',
    });
  });

  it('keeps nothing else: neither filters of a list nor what is chosen in it', () => {
    const store = createStore();
    store.setup();
    store.setItem('documents.listParams', { filter: { razonSocial: 'Frío' } });
    store.setItem('documents.selectedIds', ['d-1']);
    expect(localStorage).toHaveLength(0);
    expect(store.getItem('documents.selectedIds')).toEqual(['d-1']);
  });

  it('takes what is stored wrongly as if it were not there', () => {
    localStorage.setItem('foliado:theme', '{');
    localStorage.setItem('foliado:otra-cosa', '1');
    const store = createStore();
    expect([store.getItem('theme'), store.getItem('otra-cosa')]).toEqual([undefined, undefined]);
  });

  it('works where the browser forbids to keep anything', () => {
    const store = createStore(() => {
      throw new Error('forbidden');
    });
    store.setup();
    store.setItem('theme', 'dark');
    expect(store.getItem('theme')).toBe('dark');
  });
});
