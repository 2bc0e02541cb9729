// Preloaded into the built server (`node --require`): its clock goes ahead by CLOCK_AHEAD_MS milliseconds.
const ahead = Number(process.env.CLOCK_AHEAD_MS);
if (!Number.isFinite(ahead)) throw new Error('CLOCK_AHEAD_MS is not a number of milliseconds');
const RealDate = Date;

globalThis.Date = class Date extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(RealDate.now() + ahead);
    else super(...parts);
  }

  static now() {
    return RealDate.now() + ahead;
  }
};
