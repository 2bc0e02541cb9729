import { SETUP_ADVICE, type SetupFault } from '../contracts/engine-faults';
import {
  SPENDING_SHOWN_FROM,
  type CallOutcome,
  type ModelNote,
  type Spending,
} from '../contracts/processors';

/** Why nobody can choose an engine that does not take what the operator has set; to the clerk no more than that. */
export const UNSET_REASON =
  'No está disponible por ahora. El administrador de la plataforma ya tiene el aviso.';

const CALLED: Readonly<Record<CallOutcome, string>> = {
  responde: 'Respondió la última vez.',
  sin_configurar: 'No aceptó la última lectura por su configuración.',
  sin_modelo: 'No ofrece el modelo que se le pidió.',
  ocupado: 'La última vez no admitía más lecturas; puede demorar.',
  sin_respuesta: 'La última vez no respondió; puede demorar.',
};

/** What the last call of an engine proved, in words for anybody. */
export const calledText = ({ outcome }: { outcome: CallOutcome }): string => CALLED[outcome];

/** What the operator has to mend, and when the engine is asked again by itself. */
export const setupAdvice = (fault: SetupFault, processor: string): string =>
  SETUP_ADVICE[fault].replaceAll('{processor}', processor);

/** Of a model to which this installation's account has no access. */
export const unofferedNote = (apiModel: string): ModelNote => ({
  state: 'retirado',
  text: `Su proveedor no ofrece ${apiModel} a este servidor.`,
});

/** Why nobody can choose an engine in the cloud until the month ends. */
export const SPENT_REASON = 'Se alcanzó el límite de gasto del mes en motores en la nube.';

export const isSpent = ({ spentUsd, limitUsd }: Spending): boolean =>
  limitUsd !== null && spentUsd >= limitUsd;

/** Told before a limit is reached; null while it is far away, or there is none. */
export function spendingNote({ spentUsd, limitUsd }: Spending): string | null {
  if (limitUsd === null || spentUsd < limitUsd * SPENDING_SHOWN_FROM) return null;
  return `Este mes se usaron US$ ${spentUsd.toFixed(2)} de los US$ ${limitUsd.toFixed(2)} para motores en la nube.`;
}
