import type { ExtractedData } from '@contracts/extracted-data';
import { Braces } from 'lucide-react';
import { Card, CardHeader } from '../../ui/Card';
import { CopyButton } from '../../ui/CopyButton';
import { Icon } from '../../ui/Icon';

/** The data as they are stored. */
export const JsonText = ({ children }: { children: string }) => (
  <pre
    className="ring-in json p14 rolls t2 mono"
    tabIndex={0}
    aria-label="Datos en formato JSON"
    role="region"
  >
    {children}
  </pre>
);

/** To be looked at and copied. */
export function JsonCard({ data }: { data: ExtractedData }) {
  const text = JSON.stringify(data, null, 2);
  return (
    <Card aria-label="Vista previa JSON">
      <CardHeader>
        <Icon of={Braces} className="t3" />
        <h2 className="h3 sp">Vista previa JSON</h2>
        <CopyButton label="Copiar JSON" text={() => text} success={{ title: 'JSON copiado' }} />
      </CardHeader>
      <JsonText>{text}</JsonText>
    </Card>
  );
}
