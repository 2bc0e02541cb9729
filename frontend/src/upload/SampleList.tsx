import type { DocumentSummary } from '@contracts/document';
import type { SampleDocument } from '@contracts/samples';
import { FileText, ScanLine } from 'lucide-react';
import { useRef } from 'react';
import { useProviderQuery } from '../api/use-provider-query';
import { ErrorCard } from '../layout/ErrorCard';
import { useSignedInUser } from '../layout/SessionContext';
import { Icon } from '../ui/Icon';
import '../ui/sign-tile.css';

const SampleButton = ({ sample, onRead }: { sample: SampleDocument; onRead(): void }) => (
  <li>
    <button type="button" className="ring-in sample row g10 wide p9-14 over left" onClick={onRead}>
      <span className="centred sign-tile firm toned">
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

/** Runs an act once for a key, however often it is asked for within `milliseconds`. */
function useOncePer(milliseconds: number): (key: string, act: () => void) => void {
  const times = useRef(new Map<string, number>());
  return (key, act) => {
    const now = performance.now();
    const last = times.current.get(key);
    if (last !== undefined && now - last < milliseconds) return;
    times.current.set(key, now);
    act();
  };
}

interface SampleListProps {
  title: string;
  /** Those that are shown to the person. */
  documents: readonly DocumentSummary[];
  onRead(sample: SampleDocument): void;
}

/** Documents made for the demo, one click away from being read; two, once the person has documents of their own. */
export function SampleList({ title, documents, onRead }: SampleListProps) {
  // Only the accounts of the demo company have them.
  const { id, isDemo: enabled } = useSignedInUser();
  const query = useProviderQuery(['samples'], (provider, signal) => provider.listSamples(signal), {
    enabled,
  });
  const { data: samples } = query;
  const once = useOncePer(SAME_CLICK_MS);
  if (query.error) return <ErrorCard title="Error al cargar los ejemplos" query={query} />;
  if (!samples || samples.length === 0) return null;
  const isSample = ({ filename }: DocumentSummary): boolean =>
    samples.some((sample) => sample.filename === filename);
  const list = (
    <ul>
      {samples.map((sample) => (
        <SampleButton
          key={sample.id}
          sample={sample}
          onRead={() => once(sample.id, () => onRead(sample))}
        />
      ))}
    </ul>
  );
  if (documents.some((one) => one.uploadedBy === id && !isSample(one)))
    return (
      <details className="card cut samples">
        <summary className="m samples-title sm t3">{title}</summary>
        {list}
      </details>
    );
  return (
    <section className="card cut samples" aria-label="Documentos de ejemplo">
      <h2 className="m samples-title sm t3">{title}</h2>
      {list}
    </section>
  );
}
