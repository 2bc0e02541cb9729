import { Injectable } from '@nestjs/common';

/** Lines for the person who started the product, printed once it listens. Never logged. */
@Injectable()
export class Announcements {
  private readonly lines: string[] = [];

  add(...lines: string[]): void {
    this.lines.push(...lines);
  }

  all(): readonly string[] {
    return this.lines;
  }
}
