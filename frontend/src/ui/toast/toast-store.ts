import { TOAST_MS, TOAST_REMOVE_MS } from '@contracts/limits';

export interface ToastContent {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  action?: { label: string; run(): void };
  /** No other takes its place while it is open: what fails now fails because of this. */
  isLast?: boolean;
}

export interface Toast extends ToastContent {
  id: number;
  isOpen: boolean;
}

type Timer = ReturnType<typeof setTimeout>;

/**
 * One toast at a time: a new one takes the place of the last, unless it was given to wait. It closes after 5 s (not while
 * somebody points at it or has the focus in it) and is forgotten long after (spec section 9).
 */
export class ToastStore {
  private current: Toast | null = null;
  private readonly waiting: ToastContent[] = [];
  private nextId = 1;
  private closing: Timer | undefined;
  private forgetting: Timer | undefined;
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly snapshot = (): Toast | null => this.current;

  /** @param others each waits until the one before is closed, by hand or by time */
  readonly show = (content: ToastContent, ...others: readonly ToastContent[]): void => {
    if (this.current?.isOpen && this.current.isLast && !content.isLast) return;
    this.stopTimers();
    this.waiting.unshift(...others);
    this.put({ ...content, id: this.nextId++, isOpen: true });
    this.resume();
  };

  readonly dismiss = (): void => {
    if (!this.current?.isOpen) return;
    this.stopTimers();
    const { current } = this;
    const next = this.waiting.shift();
    this.current = null;
    if (next) this.show(next);
    else this.close(current);
  };

  /** Keeps the open toast as long as it is looked at. */
  readonly pause = (): void => clearTimeout(this.closing);

  readonly resume = (): void => {
    clearTimeout(this.closing);
    if (this.current?.isOpen) this.closing = setTimeout(this.dismiss, TOAST_MS);
  };

  readonly stopTimers = (): void => {
    clearTimeout(this.closing);
    clearTimeout(this.forgetting);
  };

  private close(toast: Toast): void {
    this.put({ ...toast, isOpen: false });
    this.forgetting = setTimeout(() => this.put(null), TOAST_REMOVE_MS);
  }

  private put(toast: Toast | null): void {
    this.current = toast;
    for (const listener of this.listeners) listener();
  }
}
