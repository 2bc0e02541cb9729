import { type LucideIcon, CalendarClock, Coins, Lock, ShieldQuestion } from 'lucide-react';
import { ErrorCard } from '../layout/ErrorCard';
import { Icon } from '../ui/Icon';
import { ModelChoice, ProcessorChoice } from './EngineChoices';
import { costNote, engineNote, futureNote, termsNote } from './engine-choice';
import type { EngineChoice } from './use-engine';
import './engine-fields.css';

/** Where the document goes, and what is known of the model's future. */
function Notes({ engine, processors: { data } }: EngineChoice) {
  const notes: readonly [LucideIcon, string | null][] = [
    [Lock, engineNote(engine, data)],
    [ShieldQuestion, termsNote(engine, data)],
    [Coins, costNote(engine, data)],
    [CalendarClock, futureNote(engine, data)],
  ];
  return notes.map(
    ([icon, note]) =>
      note && (
        <p key={note} className="mt8 lead g6 sm t3">
          <Icon of={icon} size={14} />
          {note}
        </p>
      ),
  );
}

/** Processor and model, and below them what comes of the choice. */
export function EngineFields({ hasFocus, ...choice }: EngineChoice & { hasFocus?: boolean }) {
  return (
    <div className="engine-fields">
      <div className="choices in-grid g10">
        <ProcessorChoice {...choice} hasFocus={hasFocus} />
        <ModelChoice {...choice} />
      </div>
      {choice.processors.error ? (
        <ErrorCard title="Error al consultar los procesadores" query={choice.processors} />
      ) : (
        <Notes {...choice} />
      )}
    </div>
  );
}
