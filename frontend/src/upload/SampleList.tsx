import type { SampleDocument } from '@contracts/samples';
import { FileText, ScanLine } from 'lucide-react';
import { ErrorCard } from '../layout/ErrorCard';
import { Icon } from '../ui/Icon';
import '../ui/sign-tile.css';
import { useSamples } from './use-samples';
import { useOncePer } from './use-once-per';

const SampleButton = ({ sample, onRead }: { sample: SampleDocument; onRead(): void }) => (
  <li>
    <button type="button" className="ring-in sample" onClick={onRead}>
      <span className="centred sign-tile">
        <Icon of={FileText} size={20} strokeWidth={1.5} />
      </span>
      <span className="col sp fit">
        <span className="m md">{sample.title}</span>
        <span className="sm t3">{sample.description}</span>
      </span>
      <span className="m sm g5 inline mid accent">
        <Icon of={ScanLine} size={14} />
        Leer
      </span>
    </button>
  </li>
);

/** A second click within this time is the same click. */
const SAME_CLICK_MS = 1_000;

interface SampleListProps {
  title: string;
  onRead(sample: SampleDocument): void;
}

/** Documents made for the demo, one click away from being read. */
export function SampleList({ title, onRead }: SampleListProps) {
  const { data: samples, error, refetch } = useSamples();
  const once = useOncePer(SAME_CLICK_MS);
  if (error) {
    return (
      <ErrorCard
        title="Error al cargar los ejemplos"
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!samples || samples.length === 0) return null;
  return (
    <section className="card cut samples" aria-label="Documentos de ejemplo">
      <h2 className="m samples-title sm t3">{title}</h2>
      <ul>
        {samples.map((sample) => (
          <SampleButton
            key={sample.id}
            sample={sample}
            onRead={() => once(sample.id, () => onRead(sample))}
          />
        ))}
      </ul>
    </section>
  );
}
