export { debtsOf, restOf, stepsAt } from './facts';
export { levelAt } from './judge';
export { judgeAll } from './judge-all';
export { refusalsOf } from './refusal';
