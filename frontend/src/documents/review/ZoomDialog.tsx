import { Dialog } from '@mui/material';
import { ExternalLink, Maximize, ScanSearch, X } from 'lucide-react';
import { useId, useState } from 'react';
import { Button, ButtonLink } from '../../ui/Button';

interface ZoomDialogProps {
  title: string;
  /** Picture of the page that is looked at. */
  imageUrl: string;
  /** The file as it was received. */
  fileUrl: string;
  onClose(): void;
}

/** The page over the whole window (spec section 2): with the original in a new tab, and a way back. */
export function ZoomDialog({ title, imageUrl, fileUrl, onClose }: ZoomDialogProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const [isFitted, setIsFitted] = useState(true);
  const titleId = useId();
  return (
    <Dialog open fullScreen onClose={onClose} aria-labelledby={titleId} className="zoom-dialog">
      <header className="firm under row zoom-header p8 ground">
        <h2 id={titleId} className="h3 sp ell">
          {title}
        </h2>
        <Button
          size="s"
          icon={isFitted ? ScanSearch : Maximize}
          onClick={() => setIsFitted(!isFitted)}
        >
          {isFitted ? 'Tamaño real' : 'Ajustar a la ventana'}
        </Button>
        <ButtonLink size="s" icon={ExternalLink} href={fileUrl} target="_blank" rel="noreferrer">
          Abrir en otra pestaña
        </ButtonLink>
        <Button size="s" icon={X} onClick={onClose} autoFocus>
          Cerrar
        </Button>
      </header>
      <div
        className="sp ring-in zoom-page low rolls"
        data-fitted={isFitted || undefined}
        tabIndex={0}
        role="region"
        aria-label="Página ampliada"
      >
        {hasFailed ? (
          <p className="col g8 t2 page-missing mid middle">Vista previa no disponible</p>
        ) : (
          <img src={imageUrl} alt={title} onError={() => setHasFailed(true)} />
        )}
      </div>
    </Dialog>
  );
}
