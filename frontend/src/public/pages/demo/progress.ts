import { find } from './dom';

/** After so long a visitor is told why it takes long. */
const SLOW_SECONDS = 20;

/** The stages of one reading as the visitor sees them. */
export class Progress {
  private readonly box: HTMLElement;
  private since = 0;
  private clock: number | undefined;

  constructor(root: ParentNode) {
    this.box = find(root, '[data-progress]');
  }

  start(): void {
    this.since = performance.now();
    this.toStage(0);
    this.tick();
    this.clock = window.setInterval(() => this.tick(), 1_000);
    this.box.hidden = false;
  }

  /** 0: in the line, 1: being read. */
  toStage(present: number): void {
    const state = (at: number): string => {
      if (at < present) return 'done';
      return at === present ? 'current' : 'todo';
    };
    this.box.querySelectorAll<HTMLElement>('[data-stage]').forEach((stage, at) => {
      stage.dataset['state'] = state(at);
      stage.toggleAttribute('aria-current', at === present);
    });
    this.box.querySelectorAll<HTMLElement>('[data-seam]').forEach((seam, at) => {
      seam.dataset['state'] = at < present ? 'done' : 'todo';
    });
  }

  end(): void {
    window.clearInterval(this.clock);
    this.box.hidden = true;
  }

  private tick(): void {
    const seconds = Math.floor((performance.now() - this.since) / 1_000);
    find(this.box, '[data-seconds]').textContent = `${seconds} s`;
    find(this.box, '[data-slow]').hidden = seconds < SLOW_SECONDS;
  }
}
