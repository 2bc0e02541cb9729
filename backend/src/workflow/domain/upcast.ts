/** Shape in which events are stored now. */
export const SCHEMA = 2;

type Data = { readonly [key: string]: unknown };

interface Detraction {
  required?: unknown;
  percentage?: unknown;
}

/**
 * The data of a stored event of the workflow in the present shape. Events are never changed in place:
 * each old shape has a step here that lifts it to the next one; data that says no shape has the first.
 */
export function upcast(data: Data): Data {
  const { schema = 1 } = data;
  return schema === 1 ? fromSchema1(data) : data;
}

/** Shape 1 told the choice of detracción apart from the rest of the payment, its percentage as text. */
function fromSchema1({ detraction, ...rest }: Data): Data {
  const { paymentInfo = null } = rest;
  const chosen = detraction === undefined ? null : choiceOf(detraction as Detraction);
  return { ...rest, paymentInfo: chosen ?? paymentInfo, schema: 2 };
}

function choiceOf({ required, percentage }: Detraction): Data {
  if (required !== true) return { requiresDetraction: false };
  const detractionPercentage = Number(String(percentage).replace(',', '.'));
  return { requiresDetraction: true, detractionPercentage };
}
