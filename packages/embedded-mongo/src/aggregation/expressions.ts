import { Context, evalExpr, ProcessingMode } from 'mingo/core';
import {
  $cond,
  $dateToString,
  $ifNull,
  $literal,
  $rand,
  $setField,
} from 'mingo/operators/expression';
import type { Any, Options } from 'mingo/types';
import { isDoc, type Doc } from '../bson/bson-types';
import { getOwn } from '../bson/paths';
import { Collation } from '../keys/collation';
import { equalValues } from '../keys/compare';
import { MongoError } from '../mongo-error';
import { PLAIN_SCOPE, type Scope } from '../query/scope';

/** The package compares by its own rules; this follows MongoDB's over all types. */
const isEqual = (obj: Any, args: Any, options: Options): boolean => {
  const values: unknown = evalExpr(obj, args, options);
  if (!Array.isArray(values) || values.length !== 2)
    throw new MongoError(168, 'Expression $eq takes exactly 2 arguments');
  const { collation } = options;
  return equalValues(values[0], values[1], collation instanceof Collation ? collation : null);
};

/** Every expression that this server offers. */
const EXPRESSIONS = {
  $eq: isEqual,
  $cond,
  $dateToString,
  $ifNull,
  $literal,
  $rand,
  $setField,
};

const BASE: Options = {
  idKey: '_id',
  processingMode: ProcessingMode.CLONE_OFF,
  useStrictMode: true,
  scriptEnabled: false,
  failOnError: true,
  context: Context.init({ expression: EXPRESSIONS }),
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

/** Refuses an operator that does not exist before any document is read. */
export function validateExpression(expression: unknown): void {
  if (Array.isArray(expression)) expression.forEach(validateExpression);
  if (!isDoc(expression)) return;
  for (const [key, value] of Object.entries(expression)) {
    if (key === '$literal') continue;
    if (key.startsWith('$') && !Object.hasOwn(EXPRESSIONS, key))
      throw new MongoError(168, `Unrecognized expression '${key}'`);
    validateExpression(value);
  }
}
