import { memoryStore, type Store } from 'react-admin';
import { keysUnder, PREFIX } from './browser-data';

/**
 * What a person has arranged, and nothing of a document: look, columns, rows a page, named views, the last sheet. It outlives the
 * page; all else that react-admin keeps, such as what is chosen in a list, ends with it.
 */
const KEPT =
  /^(theme|historial-aspecto|historial-columnas|historial-vistas:.+|hoja-de-calculo|filas:.+|ancho-visor:.+|cadena-vista:.+)$/;

/** A forbidden or full storage must not stop the work: the arrangement then holds until the page is left. */
function attempt<T>(act: () => T, otherwise: T): T {
  try {
    return act();
  } catch {
    return otherwise;
  }
}

const parsed = (text: string | null): unknown =>
  attempt(() => JSON.parse(text ?? 'null') as unknown, null);

function kept(storage: Storage): Record<string, unknown> {
  const entries = keysUnder(PREFIX, storage)
    .map((key) => [key.slice(PREFIX.length), parsed(storage.getItem(key))] as const)
    .filter(([key, value]) => KEPT.test(key) && value !== null);
  return Object.fromEntries(entries);
}

/** The one store of the app. */
export function createStore(open = () => window.localStorage): Store {
  const memory = memoryStore(attempt(() => kept(open()), {}));
  return {
    ...memory,
    setItem: (key, value) => {
      memory.setItem(key, value);
      if (KEPT.test(key))
        attempt(() => open().setItem(PREFIX + key, JSON.stringify(value)), undefined);
    },
    removeItem: (key) => {
      memory.removeItem(key);
      if (KEPT.test(key)) attempt(() => open().removeItem(PREFIX + key), undefined);
    },
  };
}
