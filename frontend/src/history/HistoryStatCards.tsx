import type { Amounts, HistoryStats } from '@contracts/list-query';
import { Banknote, CircleCheck, Files, type LucideIcon } from 'lucide-react';
import '../ui/card.css';
import { Icon } from '../ui/Icon';
import '../ui/sign-tile.css';
import { formatCount, sumsText } from './format';
import { amountsInOrder } from './history-row';

interface StatProps {
  label: string;
  icon: LucideIcon;
  tone: 'mute' | 'ok' | 'info';
  value: number | undefined;
  note: string;
  /** What exactly the note counts. */
  title?: string;
}

const Stat = ({ label, icon, tone, value, note, title }: StatProps) => (
  <li className="row g14 card history-stat">
    <span className={`centred sign-tile firm toned history-stat-icon hide-s tone-${tone}`}>
      <Icon of={icon} size={20} />
    </span>
    <div className="firm col">
      <span className="sm t2">{label}</span>
      <span className="b history-stat-figure">
        {value === undefined ? '\u00a0' : formatCount(value)}
      </span>
    </div>
    <span className="right sp history-stat-note sm t3 ell" title={title ?? note}>
      {note}
    </span>
  </li>
);

/** Empty while the sums are not known, and where there is nothing to add up. */
function note(amounts: Amounts | null | undefined, words: string): string {
  const sums = sumsText(amountsInOrder(amounts ?? {}));
  return sums && `${sums} ${words}`;
}

const WHAT_COUNTS =
  'facturas, boletas, recibos y otros comprobantes que se pagan; cada deuda una vez';

const workText = ({ toReview, failed }: HistoryStats): string =>
  `${formatCount(toReview)} por revisar · ${formatCount(failed)} con error`;

/** Total, completed and paid (spec section 2, history screen); the figures come into cards that stand. */
export function HistoryStatCards({ stats }: { stats: HistoryStats | undefined }) {
  const inAll = note(stats?.amounts, 'en total');
  const owed = note(stats?.owed, 'por pagar');
  return (
    <section aria-label="Resumen" aria-busy={!stats}>
      <ul className="history-stats g12 in-grid">
        <Stat
          label="Total"
          icon={Files}
          tone="mute"
          value={stats?.total}
          note={inAll}
          title={inAll && `${inAll}: ${WHAT_COUNTS}`}
        />
        <Stat
          label="Completados"
          icon={CircleCheck}
          tone="ok"
          value={stats?.completed}
          note={stats ? workText(stats) : ''}
        />
        <Stat
          label="Pagados"
          icon={Banknote}
          tone="info"
          value={stats?.paid}
          note={owed}
          title={owed && `${owed}: ${WHAT_COUNTS}, sin lo ya pagado de ella`}
        />
      </ul>
    </section>
  );
}
