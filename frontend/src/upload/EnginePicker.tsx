import { Card } from '../ui/Card';
import { EngineFields } from './EngineFields';
import type { EngineChoice } from './use-engine';

/** Processor and model for the next files, and where these files then go. */
export const EnginePicker = (choice: EngineChoice) => (
  <Card className="engine-picker" aria-label="Motor de lectura">
    <EngineFields {...choice} />
  </Card>
);
