import { type DragEvent, useEffect, useState } from 'react';

const hasFiles = (event: { dataTransfer: DataTransfer | null }): boolean =>
  event.dataTransfer?.types.includes('Files') ?? false;

/** A file that misses the zone must not replace the page. */
function useNoStrayDrops(): void {
  useEffect(() => {
    const ignore = (event: globalThis.DragEvent): void => {
      if (hasFiles(event)) event.preventDefault();
    };
    window.addEventListener('dragover', ignore);
    window.addEventListener('drop', ignore);
    return () => {
      window.removeEventListener('dragover', ignore);
      window.removeEventListener('drop', ignore);
    };
  }, []);
}

/** Handlers of a place where files can be dropped. */
export function useFileDrop(onFiles: (files: File[]) => void) {
  const [isOver, setIsOver] = useState(false);
  useNoStrayDrops();
  return {
    isOver,
    handlers: {
      onDragOver: (event: DragEvent): void => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
        setIsOver(true);
      },
      onDragLeave: (): void => setIsOver(false),
      onDrop: (event: DragEvent): void => {
        event.preventDefault();
        setIsOver(false);
        onFiles([...event.dataTransfer.files]);
      },
    },
  };
}
