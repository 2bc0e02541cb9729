// Preloaded into the built server (`node --require`): on SIGUSR2 it tells the delays of the event loop since
// the last time, beyond the clock's own grain, as a line of JSON in milliseconds.
const { monitorEventLoopDelay } = require('node:perf_hooks');

if (require('node:path').basename(process.argv[1] ?? '') === 'main.js') {
  const GRAIN_MS = 5;
  const seen = monitorEventLoopDelay({ resolution: GRAIN_MS });
  seen.enable();
  process.on('SIGUSR2', () => {
    const ms = (value) => Math.max(0, value / 1e6 - GRAIN_MS);
    console.log(
      `EVENT_LOOP ${JSON.stringify({ p99: ms(seen.percentile(99)), max: ms(seen.max) })}`,
    );
    seen.reset();
  });
}
