export { constanciaKey, matchConstancias } from './match';
export { constanciaOf, readConstancias, type ConstanciaColumn, type ReadConstancia } from './read';
export { tableOf } from './table';
