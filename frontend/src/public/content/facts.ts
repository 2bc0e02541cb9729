import { INITIAL_CREDITS } from '@contracts/credits';
import { MAX_FILE_BYTES } from '@contracts/limits';

/** What every public page says of the product; each fact stands here once. */
export const MAX_FILE_MB = MAX_FILE_BYTES / (1024 * 1024);
export const FREE_SCANS = INITIAL_CREDITS;
export const CONTACT_EMAIL = 'contacto@foliado.pe';

/** A recorded run of the reading bench over layouts that the engine was not built on. */
export interface MeasuredAccuracy {
  /** Part of the fields read right, 0..1. */
  readonly share: number;
  readonly documents: number;
  /** YYYY-MM-DD of the run. */
  readonly date: string;
}

/** Null until a run is recorded: a figure that nobody measured is not shown. */
export const MEASURED_ACCURACY: MeasuredAccuracy | null = null;
