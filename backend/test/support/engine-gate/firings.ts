import { type Profiler, Session } from 'node:inspector';
import path from 'node:path';

/** How often each function of a file is called, and after it those without a name that stand in it. */
export type Firings = Readonly<Record<string, Readonly<Record<string, string>>>>;

const ENGINE = /[\\/]extraction[\\/]engine[\\/]/;
/** What the runner wraps a file in, and what the compiler adds for its exports. */
const ADDED = /^(?:Object\.<anonymous>|get|get \w+|_\w+)$/;

/** What of the engine is called by some work: the engine itself counts nothing. */
export function firingsOf(work: () => void): Firings {
  const session = new Session();
  session.connect();
  try {
    session.post('Profiler.enable');
    session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    work();
    let scripts: readonly Profiler.ScriptCoverage[] = [];
    session.post('Profiler.takePreciseCoverage', (error, taken) => {
      if (error) throw error;
      scripts = taken.result;
    });
    session.post('Profiler.stopPreciseCoverage');
    const ofEngine = scripts.filter(({ url }) => ENGINE.test(url));
    const files = ofEngine.map(
      ({ url, functions }) => [path.basename(url), namedCounts(functions)] as const,
    );
    // What another test of this process has loaded for itself is there too, and not called.
    const called = files.filter(([, counts]) => Object.keys(counts).length > 0);
    return Object.fromEntries(called.sort(([one], [other]) => one.localeCompare(other)));
  } finally {
    session.disconnect();
  }
}

/** @param functions each before those that stand in it */
function namedCounts(functions: readonly Profiler.FunctionCoverage[]): Record<string, string> {
  const counts = new Map<string, number[]>();
  const around: { name: string; end: number }[] = [];
  for (const { functionName, ranges } of functions) {
    const [whole] = ranges;
    if (!whole || ADDED.test(functionName)) continue;
    while ((around.at(-1)?.end ?? Infinity) <= whole.startOffset) around.pop();
    const name = functionName || (around.at(-1)?.name ?? '');
    around.push({ name, end: whole.endOffset });
    if (whole.count > 0) counts.set(name, [...(counts.get(name) ?? []), whole.count]);
  }
  return Object.fromEntries([...counts].map(([name, all]) => [name, all.join('/')]));
}
