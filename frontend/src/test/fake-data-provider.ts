import { testDataProvider } from 'react-admin';
import type { AppDataProvider, AppVerbs } from '../api/data-provider';
import { processors } from './factories';

/** A data provider of the real one's type that knows nothing but what a test gives it. */
export function fakeDataProvider(verbs: Partial<AppVerbs> = {}): AppDataProvider {
  const defaults: AppVerbs = {
    listDocuments: () => Promise.resolve([]),
    getDocument: (id) => Promise.reject(new Error(`The test knows no document ${id}`)),
    getProcessors: () => Promise.resolve(processors()),
    listSamples: () => Promise.resolve([]),
    readSample: (id) => Promise.reject(new Error(`The test knows no sample ${id}`)),
    uploadDocument: () => Promise.reject(new Error('The test expects no upload')),
  };
  return { ...testDataProvider(), ...defaults, ...verbs };
}
