import { isValidRuc } from '@rules/ruc';
import { CheckCheck } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Field } from '../../ui/Field';
import { Icon } from '../../ui/Icon';
import { rucProblem } from './ruc-problem';

const RUC_DIGITS = 11;

interface RucFieldProps extends Pick<ComponentProps<typeof Field>, 'error' | 'onChange'> {
  value: string;
}

function Help({ ruc }: { ruc: string }) {
  if (isValidRuc(ruc)) {
    return (
      <span className="row g5 toned tone-ok">
        <Icon of={CheckCheck} size={14} />
        RUC con dígito verificador válido
      </span>
    );
  }
  return <>{ruc === '' ? '11 dígitos, con dígito verificador' : rucProblem(ruc)}</>;
}

/** The RUC, checked while it is typed: a hint until it could be whole, then a reason. */
export function RucField({ value, error, onChange }: RucFieldProps) {
  const [isLeft, setIsLeft] = useState(false);
  const ruc = value.trim();
  const isWhole = isLeft || ruc.length >= RUC_DIGITS;
  return (
    <Field
      label="RUC"
      isOptional
      inputMode="numeric"
      autoComplete="off"
      maxLength={20}
      value={value}
      error={error ?? (isWhole ? rucProblem(ruc) : null)}
      help={<Help ruc={ruc} />}
      onBlur={() => setIsLeft(true)}
      onChange={(event) => {
        setIsLeft(false);
        onChange?.(event);
      }}
    />
  );
}
