export { debtsOf, restOf, stepsAt } from './facts';
export { judgeAll, levelAt, refusalsOf } from './judge';
