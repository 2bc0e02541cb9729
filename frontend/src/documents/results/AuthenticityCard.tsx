import { type Authenticity, FLAG_WEIGHT, type Finding } from '@contracts/authenticity';
import { authenticityBar, authenticityLevel } from '@rules/authenticity-label';
import { confidencePercent } from '@rules/confidence';
import { Check, EqualNot, Info } from 'lucide-react';
import { Card } from '../../ui/Card';
import { Icon } from '../../ui/Icon';
import { ProgressBar } from '../../ui/ProgressBar';
import { AUTHENTICITY_LOOK, AuthenticityChip } from '../../ui/state-chips';

const isFlag = ({ id }: Finding): boolean => Object.hasOwn(FLAG_WEIGHT, id);

/** What was found of it is the engine's word, told in the message: nothing of it is in the document. */
const isNowhere = ({ id }: Finding): boolean => id === 'VALOR_NO_ENCONTRADO';

function FindingLine({ finding }: { finding: Finding }) {
  const { message, expected } = finding;
  const found = isNowhere(finding) ? undefined : finding.found;
  const speaksAgainst = isFlag(finding);
  return (
    <li className="lead g6">
      <Icon
        of={speaksAgainst ? EqualNot : Info}
        size={14}
        className={speaksAgainst ? 'toned tone-bad' : 'toned tone-info'}
      />
      <span>
        {message}
        {(expected !== undefined || found !== undefined) && (
          <span className="block t3">
            {expected !== undefined && <>Esperado: {expected}</>}
            {expected !== undefined && found !== undefined && ' · '}
            {found !== undefined && <>En el documento: {found}</>}
          </span>
        )}
      </span>
    </li>
  );
}

/** Without data there is nothing that a control could be run on: no verdict, then. */
const NothingChecked = () => (
  <Card padded aria-label="Autenticidad">
    <h2 className="h3">Autenticidad</h2>
    <p className="mt6 md t2">No hay datos con los que hacer los controles de autenticidad.</p>
  </Card>
);

/** What speaks for and against the document (spec section 4, authenticity label). */
export function AuthenticityCard({ authenticity }: { authenticity: Authenticity }) {
  const { confidence, analysis, findings, passed } = authenticity;
  const level = authenticityLevel(authenticity);
  const { tone, icon } = AUTHENTICITY_LOOK[level];
  const percent = confidencePercent(confidence);
  if (findings.length === 0 && passed.length === 0) return <NothingChecked />;
  return (
    <Card padded aria-label="Autenticidad">
      <div className="row">
        <Icon of={icon} size={20} className={`toned tone-${tone}`} />
        <h2 className="h3 sp">Autenticidad</h2>
        <AuthenticityChip level={level} />
      </div>
      <div className="row authenticity-score">
        <span className="sp">
          <ProgressBar
            fraction={confidence}
            tone={authenticityBar(confidence)}
            label="Confianza en la autenticidad"
            thick
          />
        </span>
        <strong className="b">{percent}&nbsp;%</strong>
      </div>
      {analysis && <p className="md t2 mb8">{analysis}</p>}
      <ul className="col g4 checks sm t2">
        {findings.map((finding) => (
          <FindingLine key={`${finding.id}${finding.message}`} finding={finding} />
        ))}
        {passed.map((sentence) => (
          <li key={sentence} className="lead g6">
            <Icon of={Check} size={14} className="toned tone-ok" />
            {sentence}
          </li>
        ))}
      </ul>
    </Card>
  );
}
