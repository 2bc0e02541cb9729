import { Lock } from 'lucide-react';
import { correlationIdOf, errorText } from '../api/api-error';
import { Card } from '../ui/Card';
import { ErrorCard } from '../ui/ErrorCard';
import { Icon } from '../ui/Icon';
import { ModelChoice, ProcessorChoice } from './EngineChoices';
import { engineNote } from './engine-choice';
import type { EngineChoice } from './use-engine';

/** Processor and model for the next files, and where these files then go. */
export function EnginePicker(choice: EngineChoice) {
  const { data, error, refetch } = choice.processors;
  return (
    <Card className="engine-picker" aria-label="Motor de lectura">
      <div className="choices">
        <ProcessorChoice {...choice} />
        <ModelChoice {...choice} />
      </div>
      {error ? (
        <ErrorCard
          title="Error al consultar los procesadores"
          cause={errorText(error)}
          correlationId={correlationIdOf(error)}
          onRetry={() => void refetch()}
        />
      ) : (
        <p className="engine-note sm t3">
          <Icon of={Lock} size={14} />
          {engineNote(choice.engine, data)}
        </p>
      )}
    </Card>
  );
}
