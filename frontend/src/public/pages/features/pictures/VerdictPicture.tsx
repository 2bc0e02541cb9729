import type { FlagId } from '@contracts/authenticity';
import { authenticityLevel } from '@rules/authenticity-label';
import { scoreAuthenticity } from '@rules/scoring/authenticity';
import { AuthenticityChip } from '../../../../ui/state-chips';
import { Picture } from './Picture';

interface Case {
  readonly flags: readonly FlagId[];
  readonly words: string;
}

const CASES: readonly Case[] = [
  { flags: [], words: 'QR, RUC, sumas y monto en letras coinciden.' },
  { flags: ['QR_NO_COINCIDE'], words: 'El total impreso no es el del QR.' },
  {
    flags: ['QR_NO_COINCIDE', 'MONTO_EN_LETRAS_NO_COINCIDE'],
    words: 'Ni el QR ni las letras dicen lo que dice la cifra.',
  },
];

/** The control that passes in all three. */
const RUC_PASSED = 'RUC con dígito verificador válido';

/** What the product says of a document for what it found, by its own rule. */
export function VerdictPicture() {
  return (
    <Picture
      className="pic-verdicts"
      label="Tres veredictos: auténtico cuando todo coincide, verificar manualmente cuando el QR no coincide, posible falsificación cuando tampoco coincide el monto en letras."
    >
      {CASES.map(({ flags, words }) => {
        const verdict = scoreAuthenticity(
          flags.map((id) => ({ id, message: '', paths: [] })),
          [RUC_PASSED],
        );
        return (
          <div key={words} className="pic-verdict">
            <AuthenticityChip level={authenticityLevel(verdict)} />
            <span>{words}</span>
            <span className="pic-flags mono t3">{flags.join(' · ') || 'sin señales'}</span>
          </div>
        );
      })}
    </Picture>
  );
}
