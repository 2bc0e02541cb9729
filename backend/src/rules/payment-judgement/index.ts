export { debtsOf, restOf, stepsAt } from './facts';
export { foreseen, judgeAll, levelAt, refusalsOf } from './judge';
