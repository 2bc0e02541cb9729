import { addToSet, pop, pull, pullAll, push } from './array-operators';
import {
  currentDate,
  inc,
  max,
  min,
  mul,
  rename,
  set,
  setOnInsert,
  unset,
  type ApplyOperator,
} from './field-operators';

/** Every update operator that this server offers. */
export const OPERATORS: Readonly<Record<string, ApplyOperator>> = {
  $set: set,
  $setOnInsert: setOnInsert,
  $unset: unset,
  $inc: inc,
  $mul: mul,
  $min: min,
  $max: max,
  $currentDate: currentDate,
  $rename: rename,
  $push: push,
  $addToSet: addToSet,
  $pop: pop,
  $pull: pull,
  $pullAll: pullAll,
};
