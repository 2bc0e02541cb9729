import {
  DUE_KIND_LABEL,
  NO_SOURCE,
  PAID_KINDS,
  type DueDay,
  type DueItem,
  type DueKind,
  type DueSum,
} from '@contracts/due-dates';
import { documentScreen } from '@contracts/routes';
import {
  CalendarClock,
  CircleHelp,
  HandCoins,
  Handshake,
  Landmark,
  type LucideIcon,
  ReceiptText,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import { Card, CardHeader } from '../ui/Card';
import { Icon } from '../ui/Icon';
import { dayName, moneyOf, sumText } from './due-words';

const KIND_ICON: Readonly<Record<DueKind, LucideIcon>> = {
  vencimiento: CalendarClock,
  cuota: HandCoins,
  deposito_detraccion: Landmark,
  conformidad: Handshake,
  credito_igv: ReceiptText,
};

/** What is to be paid, by currency; nothing where nothing is. */
export function Sums({ sums }: { sums: readonly DueSum[] | null }) {
  if (sums === null) return <span className="sm t3">Sin suma: hay más documentos</span>;
  return (
    <>
      {sums.map((sum) => (
        <strong key={sum.currency} className={sum.amountCents === null ? 'sm t2' : 'b num nw'}>
          {sumText(sum)}
        </strong>
      ))}
    </>
  );
}

function Row({ item }: { item: DueItem }) {
  const { kind, label, supplier, amountCents, currency, rule, source } = item;
  const isPaid = PAID_KINDS.has(kind);
  return (
    <li className="over p10 due-row in-grid based g4-16">
      <span className="inline mid g6 sm t2">
        <Icon of={KIND_ICON[kind]} />
        {DUE_KIND_LABEL[kind]}
      </span>
      <span className="wraps fit due-document flex">
        <span className="m ell" title={supplier ?? undefined}>
          {supplier ?? 'Proveedor sin leer'}
        </span>
        <Link className="link sm mono" to={documentScreen(item.documentId)}>
          {label}
        </Link>
      </span>
      <span className={`due-amount num nw ${isPaid ? 'b' : 'sm t3'}`}>
        {!isPaid && 'sobre '}
        {amountCents === null ? 'Monto por confirmar' : moneyOf(amountCents, currency)}
      </span>
      <details className="due-rule sm t2">
        <summary className="inline mid g6" title={rule}>
          <Icon of={CircleHelp} />
          Por qué
          <span className="visually-hidden">
            {' '}
            {DUE_KIND_LABEL[kind]} de {label}
          </span>
        </summary>
        <p>
          {rule} <span className="t3">({source ?? NO_SOURCE})</span>
        </p>
      </details>
    </li>
  );
}

/** The anchor of a day. */
export const idOfDay = (day: string | null): string => `dia-${day ?? 'sin-fecha'}`;

interface DayCardProps extends DueDay {
  today: string;
  /** Under the heading of its week, where there is one. */
  heading: 'h2' | 'h3';
}

/** All that falls due on a day, and what is to be paid then. */
export function DayCard({ day, sums, items, today, heading: Heading }: DayCardProps) {
  const id = idOfDay(day);
  return (
    <Card id={id} aria-labelledby={`${id}-titulo`} className="due-day" tabIndex={-1}>
      <CardHeader>
        <Heading id={`${id}-titulo`} className="h3">
          {day === null ? 'Sin fecha que se conozca' : dayName(day)}
        </Heading>
        {day === today && <span className="b t2 count-badge">hoy</span>}
        <span className="sp" />
        <span className="wraps due-sums flex based">
          <Sums sums={sums} />
        </span>
      </CardHeader>
      <ul>
        {items.map((item, at) => (
          <Row key={`${item.documentId} ${item.kind} ${at}`} item={item} />
        ))}
      </ul>
    </Card>
  );
}
