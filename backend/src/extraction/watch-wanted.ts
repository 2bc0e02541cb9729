/** How often work is asked about; recognising a page takes seconds, a document minutes. */
const ASK_MS = 1_000;

/**
 * Calls `stop` once when work is not wanted any more, also when that was decided in another process, where
 * no news of this one is heard. What cannot be asked is wanted. Answers what ends the watch.
 */
export function watchWanted(isWanted: () => Promise<boolean>, stop: () => void): () => void {
  let timer: NodeJS.Timeout | null = null;
  let isOver = false;
  const ask = async (): Promise<void> => {
    const wanted = await isWanted().catch(() => true);
    if (isOver) return;
    if (wanted) wait();
    else stop();
  };
  const wait = (): void => {
    timer = setTimeout(() => void ask(), ASK_MS).unref();
  };
  wait();
  return () => {
    isOver = true;
    if (timer) clearTimeout(timer);
  };
}
