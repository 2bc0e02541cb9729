import { Context, evalExpr, ProcessingMode } from 'mingo/core';
import * as accumulators from 'mingo/operators/accumulator';
import * as expressions from 'mingo/operators/expression';
import type { Any, Options } from 'mingo/types';
import { isDoc, type Doc } from '../bson/bson-types';
import { getOwn } from '../bson/paths';
import { Collation } from '../keys/collation';
import { compareValues, equalValues } from '../keys/compare';
import { MongoError } from '../mongo-error';
import { PLAIN_SCOPE, type Scope } from '../query/scope';

const comparison =
  (holds: (order: number) => boolean) =>
  (obj: Any, args: Any, options: Options): boolean => {
    const [left, right] = pair(evalExpr(obj, args, options));
    return holds(compareValues(left, right, collationOf(options)));
  };

function collationOf({ collation }: Options): Collation | null {
  return collation instanceof Collation ? collation : null;
}

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
    Math.sign(compareValues(...pair(evalExpr(obj, args, options)), collationOf(options))),
  $in: (obj: Any, args: Any, options: Options): boolean => {
    const [value, list] = pair(evalExpr(obj, args, options));
    if (!Array.isArray(list))
      throw new MongoError(168, '$in requires an array as a second argument');
    return list.some((one) => equalValues(one, value, collationOf(options)));
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

/** Options for the package's own operators. */
export function expressionOptions({ variables, collation }: Scope = PLAIN_SCOPE): Options {
  return { ...BASE, variables, ...(collation ? { collation } : {}) };
}

/**
 * The value of an aggregation expression on a document; undefined when it is missing. Constants and
 * plain fields are by far the most common and skip the package.
 */
export function evaluate(expression: unknown, doc: Doc, scope?: Scope): unknown {
  if (typeof expression !== 'string' && (typeof expression !== 'object' || expression === null))
    return expression;
  if (typeof expression === 'string' && /^\$[^$.]+$/.test(expression))
    return getOwn(doc, expression.slice(1));
  try {
    return evalExpr(doc, expression, expressionOptions(scope));
  } catch (error) {
    throw asMongoError(error);
  }
}

/** What `$expr` takes for true: not false, null, missing or zero. */
export function evaluateTruth(expression: unknown, doc: Doc, scope?: Scope): boolean {
  const value = evaluate(expression, doc, scope);
  return value !== false && value !== null && value !== undefined && value !== 0;
}

/** An error of the expression package in MongoDB's terms. */
export function asMongoError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof MongoError) return error;
  return new MongoError(isUndefinedVariable(error) ? 17276 : 168, error.message);
}

function isUndefinedVariable({ message }: Error): boolean {
  return message.includes('Use of undefined variable');
}

const EXPRESSION_NAMES = new Set([...Object.keys(expressions), ...Object.keys(OWN_EXPRESSIONS)]);
const ACCUMULATOR_NAMES = new Set(Object.keys(accumulators));

export function isAccumulator(name: string): boolean {
  return ACCUMULATOR_NAMES.has(name) && !NOT_OFFERED.has(name);
}

/** Refuses an operator that does not exist before any document is read. */
export function validateExpression(expression: unknown, scope: Scope = PLAIN_SCOPE): void {
  if (Array.isArray(expression)) expression.forEach((one) => validateExpression(one, scope));
  if (!isDoc(expression)) return;
  for (const [key, value] of Object.entries(expression)) {
    if (key === '$literal') continue;
    if (key.startsWith('$')) checkOperator(key, scope);
    validateExpression(value, scope);
  }
}

/** The package compares texts by itself in these. */
const COMPARING = new Set([
  '$bucket',
  '$setUnion',
  '$setIntersection',
  '$setDifference',
  '$setEquals',
  '$setIsSubset',
  '$indexOfArray',
  '$sortArray',
  '$max',
  '$min',
  '$maxN',
  '$minN',
  '$top',
  '$topN',
  '$bottom',
  '$bottomN',
]);

/** Refuses an operator of the package that would not keep to the collation. */
export function refuseCollated(name: string, { collation }: Scope): void {
  if (collation && COMPARING.has(name))
    throw new MongoError(238, `${name} with a collation is not supported by this server`);
}

function checkOperator(name: string, scope: Scope): void {
  refuseCollated(name, scope);
  if (NOT_OFFERED.has(name)) throw new MongoError(238, `${name} is not supported by this server`);
  if (!EXPRESSION_NAMES.has(name) && !ACCUMULATOR_NAMES.has(name))
    throw new MongoError(168, `Unrecognized expression '${name}'`);
}
