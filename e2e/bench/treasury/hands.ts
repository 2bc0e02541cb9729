import type { Locator, Page } from '@playwright/test';

/** What an act has cost a person. */
export interface Cost {
  /** Presses of the mouse; a choice of a list is two. */
  clicks: number;
  /** Keys: each character typed, and two for what is pasted. */
  characters: number;
  /** Addresses opened by hand. */
  loads: number;
  seconds: number;
}

/** Digits of a day as it is typed: `DDMMAAAA`. */
const DAY_KEYS = 8;
/** Ctrl and V. */
const PASTE_KEYS = 2;

export const times = ({ clicks, characters, loads, seconds }: Cost, count: number): Cost => ({
  clicks: clicks * count,
  characters: characters * count,
  loads: loads * count,
  seconds: seconds * count,
});

export const together = (one: Cost, other: Cost): Cost => ({
  clicks: one.clicks + other.clicks,
  characters: one.characters + other.characters,
  loads: one.loads + other.loads,
  seconds: one.seconds + other.seconds,
});

export const costRow = (act: string, { clicks, characters, loads, seconds }: Cost) => ({
  act,
  clicks: String(clicks),
  characters: String(characters),
  loads: String(loads),
  seconds: seconds.toFixed(1),
});

/** A person at a page: everything they do goes through here and is counted. */
export class Hands {
  private readonly count = { clicks: 0, characters: 0, loads: 0 };

  constructor(readonly page: Page) {}

  async open(address: string): Promise<void> {
    this.count.loads += 1;
    await this.page.goto(address);
  }

  async click(what: Locator): Promise<void> {
    this.count.clicks += 1;
    await what.click();
  }

  async choose(list: Locator, option: string | RegExp): Promise<void> {
    this.count.clicks += 2;
    const named = list.getByRole('option', { name: option });
    await list.selectOption((await named.getAttribute('value')) ?? '');
  }

  async type(into: Locator, text: string): Promise<void> {
    this.count.clicks += 1;
    this.count.characters += text.length;
    await into.fill(text);
  }

  /** @param day ISO */
  async typeDay(into: Locator, day: string): Promise<void> {
    this.count.clicks += 1;
    this.count.characters += DAY_KEYS;
    await into.fill(day);
  }

  async paste(into: Locator, text: string): Promise<void> {
    this.count.clicks += 1;
    this.count.characters += PASTE_KEYS;
    await into.fill(text);
  }

  /** What these acts have cost, with the time that the product took for them. */
  async costOf(acts: () => Promise<void>): Promise<Cost> {
    const before = { ...this.count };
    const begun = performance.now();
    await acts();
    return {
      clicks: this.count.clicks - before.clicks,
      characters: this.count.characters - before.characters,
      loads: this.count.loads - before.loads,
      seconds: (performance.now() - begun) / 1_000,
    };
  }
}
