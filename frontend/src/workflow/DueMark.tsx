import type { DocumentSummary } from '@contracts/document';
import { normaliseCurrency } from '@rules/currency';
import { formatMoney } from '@rules/money';
import { CalendarClock, CalendarX2 } from 'lucide-react';
import { Chip } from '../ui/Chip';
import { dueOf } from './due';
import { isSettled } from './steps';

type Dated = Pick<DocumentSummary, 'extractedData' | 'paymentStatus'> & { workflowVersion: number };

/** What the document comes to, or a dash. */
export function totalText({ extractedData }: Pick<Dated, 'extractedData'>): string {
  const total = extractedData?.totales?.total;
  if (typeof total !== 'number') return '—';
  return formatMoney(total, normaliseCurrency(extractedData?.documento?.moneda));
}

/** Until when it is to be paid: a chip once that presses. */
export function DueMark({ document, now }: { document: Dated; now: number }) {
  const date = document.extractedData?.documento?.fecha_vencimiento;
  const { text, tone } = dueOf(date, now, isSettled(document));
  if (!tone) return <span className="t3 ell">{text}</span>;
  return <Chip tone={tone} icon={tone === 'bad' ? CalendarX2 : CalendarClock} word={text} />;
}
