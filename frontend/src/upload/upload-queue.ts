import type { SourcesResponse } from '@contracts/document';
import { ApiError, errorText, isAbort } from '../api/api-error';
import type { UploadWatch } from './upload-request';
import {
  type Engine,
  type UploadEntry,
  type UploadSource,
  again,
  newEntry,
  unpacked,
} from './upload-entry';

/** Files that are sent at the same time. */
export const MAX_PARALLEL_UPLOADS = 3;
/** How long to wait after a 429 that does not say. */
const DEFAULT_PAUSE_MS = 10_000;

export interface UploadQueueDeps {
  send(entry: UploadEntry, watch: UploadWatch): Promise<SourcesResponse>;
  newKey(): string;
  onUploaded(entry: UploadEntry): void;
  onFailed(entry: UploadEntry): void;
}

export interface UploadState {
  entries: readonly UploadEntry[];
  /** The server asked for a pause; the queue goes on by itself. */
  isPaused: boolean;
}

/** A failure after which the server may have the file all the same. */
const isUnknownOutcome = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status >= 500;

/** Sends this session's files, a few at a time, at the pace that the server allows. */
export class UploadQueue {
  private state: UploadState = { entries: [], isPaused: false };
  private readonly listeners = new Set<() => void>();
  private readonly running = new Map<string, AbortController>();
  private resuming: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly deps: UploadQueueDeps) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly snapshot = (): UploadState => this.state;

  /** Newest first in the list, sent in the order given. */
  add(sources: readonly UploadSource[], engine: Engine): void {
    const added = sources.map((source) => newEntry(source, engine, this.deps.newKey));
    this.setEntries([...added.toReversed(), ...this.state.entries]);
    this.pump();
  }

  /** Sends the same local file again. */
  retry(key: string, engine: Engine): void {
    this.update(key, (entry) => again(entry, engine, this.deps.newKey));
    this.pump();
  }

  /** Stops sending files, or takes them out of the queue. */
  cancel(...keys: readonly string[]): void {
    for (const key of keys) this.running.get(key)?.abort();
    this.setEntries(this.state.entries.filter(({ key }) => !keys.includes(key)));
    this.pump();
  }

  /** A document that was deleted is no file of this session any more. */
  forget(documentId: string): void {
    this.setEntries(this.state.entries.filter((entry) => entry.documentId !== documentId));
  }

  /** Nothing is sent any more; called when the app is left. */
  readonly stop = (): void => {
    clearTimeout(this.resuming);
    for (const controller of this.running.values()) controller.abort();
  };

  private pump(): void {
    if (this.state.isPaused) return;
    const waiting = this.state.entries.filter(({ status }) => status === 'pending').toReversed();
    for (const entry of waiting.slice(0, MAX_PARALLEL_UPLOADS - this.running.size)) {
      void this.send(entry);
    }
  }

  private async send(entry: UploadEntry): Promise<void> {
    const controller = new AbortController();
    this.running.set(entry.key, controller);
    this.update(entry.key, (current) => ({ ...current, status: 'uploading', progress: 0 }));
    try {
      const answer = await this.deps.send(entry, {
        signal: controller.signal,
        onProgress: (progress) => this.update(entry.key, (current) => ({ ...current, progress })),
      });
      const { documentId, notice = null } = answer;
      this.settle(entry.key, { status: 'processing', progress: 1, documentId, notice });
      if (answer.documents) this.spread(entry, answer);
      this.deps.onUploaded({ ...entry, documentId });
    } catch (error) {
      this.fail(entry, error);
    } finally {
      this.running.delete(entry.key);
      this.pump();
    }
  }

  private spread(archive: UploadEntry, answer: SourcesResponse): void {
    const files = unpacked(archive, answer, this.deps.newKey).toReversed();
    this.setEntries(
      this.state.entries.flatMap((entry) => (entry.key === archive.key ? files : entry)),
    );
  }

  private fail(entry: UploadEntry, error: unknown): void {
    if (isAbort(error)) return;
    if (error instanceof ApiError && error.status === 429) {
      this.settle(entry.key, { status: 'pending', progress: 0 });
      this.pause(error.retryAfterMs ?? DEFAULT_PAUSE_MS);
      return;
    }
    // Spec section 8: the server's text, else its status.
    const status = error instanceof ApiError ? `Error ${error.status}` : undefined;
    const failure = errorText(error, status);
    const isOutcomeUnknown = isUnknownOutcome(error);
    const code = error instanceof ApiError ? error.code : null;
    const refusal = code === null ? null : { code };
    this.settle(entry.key, { status: 'error', failure, refusal, isOutcomeUnknown });
    this.deps.onFailed({ ...entry, failure });
  }

  private pause(milliseconds: number): void {
    clearTimeout(this.resuming);
    this.setState({ ...this.state, isPaused: true });
    this.resuming = setTimeout(() => {
      this.setState({ ...this.state, isPaused: false });
      this.pump();
    }, milliseconds);
  }

  private settle(key: string, change: Partial<UploadEntry>): void {
    this.update(key, (entry) => ({ ...entry, ...change }));
  }

  private update(key: string, change: (entry: UploadEntry) => UploadEntry): void {
    this.setEntries(this.state.entries.map((entry) => (entry.key === key ? change(entry) : entry)));
  }

  private setEntries(entries: readonly UploadEntry[]): void {
    this.setState({ ...this.state, entries });
  }

  private setState(state: UploadState): void {
    this.state = state;
    for (const listener of this.listeners) listener();
  }
}
