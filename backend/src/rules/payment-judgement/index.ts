export { debtsOf } from './facts';
export { judge, levelAt } from './judge';
export { judgeAll } from './judge-all';
