import type { z } from 'zod';

/**
 * What a person reads about a variable: `sentence` in Spanish, `example` as it stands in `.env.example`
 * (null: commented out there), `fallback` in words where the default is not a plain value.
 */
export interface VariableNotes {
  readonly sentence: string;
  readonly example: string | null;
  readonly fallback?: string;
  /** A made-up value in production refuses to start. */
  readonly isSecret?: true;
}

/** The type of a variable with its notes. */
export const describe = <T extends z.ZodType>(schema: T, notes: VariableNotes): T =>
  schema.meta({ ...notes });
