import { messageInWords } from './program';

/** Running requests may take this long to end; then their connections are cut (reliability R10). */
const GRACE_MS = 10_000;

interface Stoppable {
  /** Ends everything in order. */
  close: () => Promise<void>;
  /** Cuts what is still connected after the grace time. */
  cut?: () => void;
}

/** Ends the process in order on SIGTERM and SIGINT, with code 0; a second signal ends it at once. */
export function stopOnSignals({ close, cut }: Stoppable): void {
  const stop = async (): Promise<void> => {
    if (cut) setTimeout(cut, GRACE_MS).unref();
    await close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      process.once(signal, () => process.exit(130));
      void stop();
    });
  }
}

/** Ends a process that could not start, with the reason for the person who started it. */
export function failToStart(error: Error): never {
  process.stderr.write(`No se pudo iniciar Foliado: ${messageInWords(error)}\n`);
  process.exit(1);
}

/**
 * Ends a process, with code 1, that has lost what it cannot work without: one that supervises it starts
 * it again, where one that lives on would refuse everything for ever.
 */
export function endForLoss(reason: string): never {
  process.stderr.write(`Foliado termina: ${reason}\n`);
  process.exit(1);
}
