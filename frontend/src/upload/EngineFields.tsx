import { CalendarClock, Coins, Lock, ShieldQuestion } from 'lucide-react';
import { ErrorCard } from '../layout/ErrorCard';
import { Icon } from '../ui/Icon';
import { ModelChoice, ProcessorChoice } from './EngineChoices';
import { costNote, engineNote, futureNote, termsNote } from './engine-choice';
import type { EngineChoice } from './use-engine';
import './engine-fields.css';

/** Where the document goes, and what is known of the model's future. */
function Notes({ engine, processors: { data } }: EngineChoice) {
  const future = futureNote(engine, data);
  const cost = costNote(engine, data);
  const terms = termsNote(engine, data);
  return (
    <>
      <p className="mt8 lead g6 sm t3">
        <Icon of={Lock} size={14} />
        {engineNote(engine, data)}
      </p>
      {terms && (
        <p className="mt8 lead g6 sm t3">
          <Icon of={ShieldQuestion} size={14} />
          {terms}
        </p>
      )}
      {cost && (
        <p className="mt8 lead g6 sm t3">
          <Icon of={Coins} size={14} />
          {cost}
        </p>
      )}
      {future && (
        <p className="mt8 lead g6 sm t3">
          <Icon of={CalendarClock} size={14} />
          {future}
        </p>
      )}
    </>
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
