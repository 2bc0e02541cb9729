import { FileCode } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { Button } from '../ui/Button';
import { notAllowed } from './check-files';
import { isSource } from './upload-request';
import { useRejectionToast } from './use-rejection-toast';

interface AddSourcesProps {
  onFiles(files: File[]): void;
  label?: string;
  look?: 'ghost';
}

/** What suppliers send beside the PDF, or with it in one archive: in the XML every value is certain, and signed. */
export function AddSources({ onFiles, label = 'Agregar XML o ZIP', look }: AddSourcesProps) {
  const input = useRef<HTMLInputElement>(null);
  const tellRejections = useRejectionToast();
  const take = (event: ChangeEvent<HTMLInputElement>): void => {
    const files = [...(event.target.files ?? [])];
    tellRejections(files.filter((file) => !isSource(file)).map(notAllowed), undefined);
    const sources = files.filter(isSource);
    if (sources.length > 0) onFiles(sources);
    event.target.value = '';
  };
  return (
    <>
      <Button look={look} size="s" icon={FileCode} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept=".xml,.zip,application/xml,text/xml,application/zip"
        aria-label="XML o ZIP"
        onChange={take}
      />
    </>
  );
}
