import { useQueryClient } from '@tanstack/react-query';
import {
  type ReactNode,
  createContext,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { newKey } from '../api/new-key';
import { useRefreshCredits } from '../account/credits/use-credits';
import type { AppDataProvider } from '../api/data-provider';
import { DOCUMENTS_KEY } from '../documents/use-documents';
import { useSignedInUser } from '../layout/SessionContext';
import { useLostFilesToast } from './LostFilesNotice';
import { UNSENT_BEAT_MS, UnsentRecord } from './unsent-files';
import { type UploadEntry, entryName, isOnItsWay, unsentNames } from './upload-entry';
import { UploadQueue } from './upload-queue';

const UploadContext = createContext<UploadQueue | null>(null);

/** A queue that sends through the data provider and tells what became of each file. */
function useNewQueue(): UploadQueue {
  const dataProvider = useDataProvider<AppDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const refreshCredits = useRefreshCredits();
  const [queue] = useState(
    () =>
      new UploadQueue({
        send: ({ source, engine, idempotencyKey }, watch) => {
          if (source.kind === 'sample')
            return dataProvider.readSample(source.sample.id, watch.signal);
          if (source.kind === 'unpacked') throw new Error('its bytes are on the server');
          return dataProvider.uploadDocument(
            { file: source.file, ...engine, idempotencyKey },
            watch,
          );
        },
        newKey,
        onUploaded: (entry: UploadEntry) => {
          notify('Archivo subido exitosamente', { description: entryName(entry) });
          void queryClient.invalidateQueries({ queryKey: DOCUMENTS_KEY });
          refreshCredits();
        },
        onFailed: ({ failure }) => {
          notify('Error al subir archivo', { description: failure ?? undefined, type: 'error' });
          refreshCredits();
        },
      }),
  );
  return queue;
}

/** Leaving the page while a file waits, or is being sent, is asked about first. */
function useLeaveWarning(queue: UploadQueue): void {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent): void => {
      if (queue.snapshot().entries.some(isOnItsWay)) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [queue]);
}

/** What is unsent is known at the next visit, however the page ends. */
function useUnsentRecord(queue: UploadQueue): void {
  const { id } = useSignedInUser();
  useEffect(() => {
    const record = new UnsentRecord(id, newKey());
    const keep = (): void => record.keep(unsentNames(queue.snapshot().entries));
    keep();
    const leaveQueue = queue.subscribe(keep);
    const beating = setInterval(record.beat, UNSENT_BEAT_MS);
    window.addEventListener('pagehide', record.leave);
    return () => {
      leaveQueue();
      clearInterval(beating);
      window.removeEventListener('pagehide', record.leave);
      record.leave();
    };
  }, [queue, id]);
}

/** Keeps this session's files while a person moves between screens. */
export function UploadProvider({ children }: { children: ReactNode }) {
  const queue = useNewQueue();
  useLeaveWarning(queue);
  useUnsentRecord(queue);
  useLostFilesToast();
  useEffect(() => queue.stop, [queue]);
  return <UploadContext value={queue}>{children}</UploadContext>;
}

/** The queue and what is in it now. */
export function useUploads() {
  const queue = useContext(UploadContext);
  if (!queue) throw new Error('useUploads needs an UploadProvider above it');
  const state = useSyncExternalStore(queue.subscribe, queue.snapshot);
  return { queue, ...state };
}
