/** Lets one loop sleep until it is woken or its time is up; a call that comes early is not lost. */
export class WakeSignal {
  private isRung = false;
  private ring: (() => void) | null = null;

  wake(): void {
    this.isRung = true;
    this.ring?.();
  }

  async sleep(ms: number): Promise<void> {
    if (!this.isRung) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        this.ring = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      this.ring = null;
    }
    this.isRung = false;
  }
}
