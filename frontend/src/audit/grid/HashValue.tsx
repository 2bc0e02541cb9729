import { CopyButton } from '../../ui/CopyButton';

interface HashValueProps {
  label: string;
  hash: string;
}

/** A whole hash, to compare or to copy. */
export const HashValue = ({ label, hash }: HashValueProps) => (
  <div className="hash-value">
    <dt>
      {label}
      <CopyButton
        look="ghost"
        label={`Copiar ${label.toLowerCase()}`}
        text={() => hash}
        success={{ title: 'Copiado', description: `${label} copiada` }}
      />
    </dt>
    <dd className="mono">{hash}</dd>
  </div>
);
