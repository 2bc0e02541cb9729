import type { Behaviour, ReceivedRequest, Reply } from './scripted-server';
import { analysisAnswer, expenseAnswer } from './textract-answers';
import type { VendorWire } from './vendor-wire';

/** Both answers for a page. */
export interface TextractAnswers {
  expense: unknown;
  analysis: unknown;
}

/** What Textract takes a value for that we keep at this path. */
const TYPES: Readonly<Record<string, string>> = {
  'documento.numero': 'INVOICE_RECEIPT_ID',
  'documento.fecha_emision': 'INVOICE_RECEIPT_DATE',
  'proveedor.nombre': 'VENDOR_NAME',
  'proveedor.ruc': 'VENDOR_VAT_NUMBER',
  'cliente.nombre': 'RECEIVER_NAME',
  'cliente.ruc': 'RECEIVER_VAT_NUMBER',
  'totales.subtotal': 'SUBTOTAL',
  'totales.iva': 'TAX',
  'totales.total': 'TOTAL',
};

/** AWS says many things with 400; the name tells them apart. */
const ERRORS: Readonly<Record<number, readonly [status: number, type: string]>> = {
  400: [400, 'UnsupportedDocumentException'],
  401: [400, 'UnrecognizedClientException'],
  403: [400, 'AccessDeniedException'],
  413: [400, 'DocumentTooLargeException'],
  422: [400, 'BadDocumentException'],
  429: [400, 'ThrottlingException'],
  500: [500, 'InternalServerError'],
};

/** The same answers for every page that is asked for. */
export function textractAnswering({ expense, analysis }: TextractAnswers): Behaviour {
  return (request) => jsonReply(textractCall(request) === 'AnalyzeExpense' ? expense : analysis);
}

export const textractCall = ({ headers }: ReceivedRequest): string =>
  String(headers['x-amz-target']).replace('Textract.', '');

/** The bytes of the page that was sent, and what was asked of it. */
export function textractPage({ body }: ReceivedRequest): { page: Buffer; features: string[] } {
  const { Document, FeatureTypes = [] } = JSON.parse(body) as {
    Document: { Bytes: string };
    FeatureTypes?: string[];
  };
  return { page: Buffer.from(Document.Bytes, 'base64'), features: FeatureTypes };
}

export function textractError(
  status: number,
  type: string,
  message = '',
  headers: Record<string, string> = {},
): Reply {
  const body = JSON.stringify({ __type: type, message });
  return { status, headers: { ...TYPE, 'x-amzn-errortype': type, ...headers }, body };
}

const TYPE = { 'content-type': 'application/x-amz-json-1.1' };

const jsonReply = (answer: unknown): Reply => ({ headers: TYPE, body: JSON.stringify(answer) });

/** Amazon Textract on the wire. */
export const textractWire: VendorWire = {
  reading: (values) => {
    const summary = Object.entries(values).map(([path, value]) => ({
      type: TYPES[path] ?? 'OTHER',
      value,
    }));
    return textractAnswering({ expense: expenseAnswer(summary), analysis: analysisAnswer({}) });
  },
  answering: null,
  error: (status, text, headers = {}) => {
    const [sent, type] = ERRORS[status] ?? [status, 'ServiceUnavailableException'];
    return textractError(sent, type, text, headers);
  },
  invalid: {
    'documents that are a text': jsonReply({ ExpenseDocuments: 'x' }),
    'a value that is a number': jsonReply({
      ExpenseDocuments: [{ SummaryFields: [{ ValueDetection: { Text: 10 } }] }],
    }),
    'blocks that are none, behind good fields': (request) =>
      jsonReply(
        textractCall(request) === 'AnalyzeExpense' ? expenseAnswer([]) : { Blocks: [{ Id: 1 }] },
      ),
  },
  hasModels: false,
};
