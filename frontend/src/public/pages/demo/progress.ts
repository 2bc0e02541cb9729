import { find } from '../../sections/find';

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
    this.box.querySelectorAll<HTMLElement>('[data-stage]').forEach((stage, at) => {
      stage.hidden = at !== present;
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
