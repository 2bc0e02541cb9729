/**
 * How often a test tries what chance decides: `few` times in every run, `many` in a long one
 * (`npm test -- --long`).
 */
export const rounds = (few: number, many: number): number =>
  process.env['LONG_TESTS'] ? many : few;
