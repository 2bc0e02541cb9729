import type { FindingLevel, PaymentFinding } from '@contracts/payment-judgement';
import { CircleAlert, Info, type LucideIcon, OctagonAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../../ui/Icon';
import './findings.css';

const SIGN: Readonly<Record<FindingLevel, LucideIcon>> = {
  impide: OctagonAlert,
  pide_motivo: CircleAlert,
  avisa: Info,
};

/** A document that may be forged: nothing on its card is told louder. */
const LOUDEST = 'POSIBLE_FALSIFICACION';

/** A reason is asked for before a document with these is paid. */
export const asksReason = (findings: readonly PaymentFinding[]): boolean =>
  findings.some(({ level }) => level === 'pide_motivo');

export const isForged = (findings: readonly PaymentFinding[]): boolean =>
  findings.some(({ code }) => code === LOUDEST);

interface FindingListProps {
  findings: readonly PaymentFinding[];
  /** What else there is to say of a finding. */
  more?(finding: PaymentFinding): ReactNode;
}

/** What speaks against paying a document, in the words of the judgement; the same in every dialog. */
export function FindingList({ findings, more }: FindingListProps) {
  if (findings.length === 0) return null;
  return (
    <ul className="col findings" aria-label="Hallazgos del pago">
      {findings.map((finding) => {
        const { code, level, text, refs } = finding;
        const isLoud = code === LOUDEST;
        return (
          <li
            key={code}
            className="finding sm flex starts g6 t2"
            data-level={level}
            data-loud={isLoud || undefined}
          >
            <Icon of={SIGN[level]} size={isLoud ? 22 : 13} />
            <span>
              {text}
              {more?.(finding)}
              {refs.map(({ id }) => (
                <Link
                  key={id}
                  className="nw link finding-ref"
                  to={`/documento/${id}`}
                  target="_blank"
                >
                  Ver ese documento
                </Link>
              ))}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
