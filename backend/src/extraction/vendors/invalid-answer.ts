import type { VendorUsage } from '../domain/raw-extraction';

/** What is wrong with an answer that cannot be taken; nothing of the answer itself. */
export type AnswerFault = 'not_json' | 'wrong_shape' | 'cut_off' | 'refused' | 'empty';

/** An answer came, and is none; thrown inside a call of `VendorGate`, which gives it its code. */
export class InvalidAnswer extends Error {
  constructor(
    readonly fault: AnswerFault,
    /** What it has cost all the same, as far as the vendor says. */
    readonly used: Omit<VendorUsage, 'ms'> = {},
  ) {
    super(`invalid answer: ${fault}`);
    this.name = 'InvalidAnswer';
  }
}
