import { Context, evalExpr, ProcessingMode } from 'mingo/core';
import * as accumulators from 'mingo/operators/accumulator';
import * as expressions from 'mingo/operators/expression';
import type { Any, Options } from 'mingo/types';
import { isDoc, type Doc } from '../bson/bson-types';
import { getOwn } from '../bson/paths';
import { compareValues, equalValues } from '../keys/compare';
import { MongoError } from '../mongo-error';

type Variables = Readonly<Doc>;

const comparison =
  (holds: (order: number) => boolean) =>
  (obj: Any, args: Any, options: Options): boolean => {
    const [left, right] = pair(evalExpr(obj, args, options));
    return holds(compareValues(left, right));
  };

function pair(args: unknown): [unknown, unknown] {
  if (Array.isArray(args) && args.length === 2) return [args[0], args[1]];
  throw new MongoError(168, 'Expression takes exactly 2 arguments');
}

/** The package compares by its own rules; these follow MongoDB's order over all types. */
const OWN_EXPRESSIONS = {
  $eq: comparison((order) => order === 0),
  $ne: comparison((order) => order !== 0),
  $gt: comparison((order) => order > 0),
  $gte: comparison((order) => order >= 0),
  $lt: comparison((order) => order < 0),
  $lte: comparison((order) => order <= 0),
  $cmp: (obj: Any, args: Any, options: Options): number =>
    Math.sign(compareValues(...pair(evalExpr(obj, args, options)))),
  $in: (obj: Any, args: Any, options: Options): boolean => {
    const [value, list] = pair(evalExpr(obj, args, options));
    if (!Array.isArray(list))
      throw new MongoError(168, '$in requires an array as a second argument');
    return list.some((one) => equalValues(one, value));
  },
};

/** Refused: they run code or need what a single node with one process does not have. */
const NOT_OFFERED = new Set(['$function', '$accumulator', '$where', '$toHashedIndexKey']);

const PACKAGE = Context.init({ accumulator: accumulators, expression: expressions });
const OWN = Context.init({ expression: OWN_EXPRESSIONS });

const BASE: Options = {
  idKey: '_id',
  processingMode: ProcessingMode.CLONE_OFF,
  useStrictMode: true,
  scriptEnabled: false,
  failOnError: true,
  context: Context.from(OWN, PACKAGE),
};

/** Options for the package's own operators, with the variables of `let`. */
export function expressionOptions(variables: Variables = {}): Options {
  return { ...BASE, variables };
}

/**
 * The value of an aggregation expression on a document; undefined when it is missing. Constants and
 * plain fields are by far the most common and skip the package.
 */
export function evaluate(expression: unknown, doc: Doc, variables?: Variables): unknown {
  if (typeof expression !== 'string' && (typeof expression !== 'object' || expression === null))
    return expression;
  if (typeof expression === 'string' && /^\$[^$.]+$/.test(expression))
    return getOwn(doc, expression.slice(1));
  try {
    return evalExpr(doc, expression, expressionOptions(variables));
  } catch (error) {
    throw asMongoError(error);
  }
}

/** What `$expr` takes for true: not false, null, missing or zero. */
export function evaluateTruth(expression: unknown, doc: Doc): boolean {
  const value = evaluate(expression, doc);
  return value !== false && value !== null && value !== undefined && value !== 0;
}

/** An error of the expression package in MongoDB's terms. */
export function asMongoError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof MongoError) return error;
  return new MongoError(168, error.message);
}

const EXPRESSION_NAMES = new Set([...Object.keys(expressions), ...Object.keys(OWN_EXPRESSIONS)]);
const ACCUMULATOR_NAMES = new Set(Object.keys(accumulators));

export function isAccumulator(name: string): boolean {
  return ACCUMULATOR_NAMES.has(name) && !NOT_OFFERED.has(name);
}

/** Refuses an operator that does not exist before any document is read. */
export function validateExpression(expression: unknown): void {
  if (Array.isArray(expression)) expression.forEach(validateExpression);
  if (!isDoc(expression)) return;
  for (const [key, value] of Object.entries(expression)) {
    if (key === '$literal') continue;
    if (key.startsWith('$')) checkOperator(key);
    validateExpression(value);
  }
}

function checkOperator(name: string): void {
  if (NOT_OFFERED.has(name)) throw new MongoError(238, `${name} is not supported by this server`);
  if (!EXPRESSION_NAMES.has(name) && !ACCUMULATOR_NAMES.has(name))
    throw new MongoError(168, `Unrecognized expression '${name}'`);
}
