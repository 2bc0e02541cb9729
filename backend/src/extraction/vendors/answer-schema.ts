import {
  ANSWER_AUTHENTICITY_KEY,
  ANSWER_GROUPS,
  ANSWER_ITEM,
  ANSWER_ITEMS_KEY,
  AUTHENTICITY_MEANING,
} from './answer-fields';

/** As much of JSON Schema as vendors take in their strict modes. */
export interface JsonSchema {
  type: string | string[];
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: false;
  items?: JsonSchema;
}

/** The answer of a language model: everything required, nothing else allowed, what is not printed is null. */
export function answerSchema(): JsonSchema {
  return objectOf({
    ...mapValues(ANSWER_GROUPS, (keys) => objectOf(mapValues(keys, printed))),
    [ANSWER_ITEMS_KEY]: { type: 'array', items: objectOf(mapValues(ANSWER_ITEM, printed)) },
    [ANSWER_AUTHENTICITY_KEY]: { type: ['number', 'null'], description: AUTHENTICITY_MEANING },
  });
}

const printed = (description: string): JsonSchema => ({ type: ['string', 'null'], description });

function objectOf(properties: Record<string, JsonSchema>): JsonSchema {
  const required = Object.keys(properties);
  return { type: 'object', properties, required, additionalProperties: false };
}

function mapValues<V, R>(
  record: Readonly<Record<string, V>>,
  map: (value: V) => R,
): Record<string, R> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
