import type { PageInfo } from '@contracts/document';
import { FileX2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from './Button';
import { Icon } from './Icon';

interface PageSheetProps {
  page: PageInfo;
  pageCount: number;
  imageUrl: string;
  /** What lies over the picture. */
  children: ReactNode;
}

/** One sheet of paper: white in both modes; it keeps its size while the picture loads. */
export function PageSheet({ page, pageCount, imageUrl, children }: PageSheetProps) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const hasFailed = failedUrl === imageUrl;
  return (
    <div className="page-sheet" style={{ aspectRatio: `${page.width} / ${page.height}` }}>
      {hasFailed ? (
        <p className="col g8 t2 page-missing mid middle">
          <Icon of={FileX2} size={20} />
          Vista previa no disponible
          <Button size="s" onClick={() => setFailedUrl(null)}>
            Volver a cargar
          </Button>
        </p>
      ) : (
        <>
          <img
            src={imageUrl}
            width={page.width}
            height={page.height}
            alt={`Imagen del documento, página ${page.number} de ${pageCount}`}
            draggable={false}
            onError={() => setFailedUrl(imageUrl)}
          />
          {children}
        </>
      )}
    </div>
  );
}
