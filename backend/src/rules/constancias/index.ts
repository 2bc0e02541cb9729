export { constanciaKey, matchConstancias } from './match';
export { readConstancias, type ReadConstancia } from './read';
export { tableOf } from './table';
