import type { Word } from '@contracts/evidence';
import { X } from 'lucide-react';
import { Button } from '../Button';
import { inReadingOrder } from './words';

interface PageTextProps {
  page: number;
  /** Null while they are fetched. */
  words: readonly Word[] | null;
  onClose(): void;
}

/** The words of the page as text: what the picture says, for those who do not see it. */
export function PageText({ page, words, onClose }: PageTextProps) {
  const text = words
    ? inReadingOrder(words)
        .map((word) => word.text)
        .join(' ')
    : 'Cargando texto...';
  return (
    <section className="col page-text framed r3" aria-label={`Texto de la página ${page}`}>
      <header>
        <h2 className="h3 sp">Texto de la página {page}</h2>
        <Button look="ghost" size="s" icon={X} aria-label="Cerrar texto" onClick={onClose} />
      </header>
      <p className="md t2" tabIndex={0}>
        {text === '' ? 'Esta página no tiene texto legible.' : text}
      </p>
    </section>
  );
}
