import { Metrics } from './metrics';

const lines = async (metrics: Metrics, name: string): Promise<string[]> =>
  (await metrics.text()).split('\n').filter((line) => line.startsWith(name));

describe('the metrics of a process', () => {
  let metrics: Metrics;
  beforeEach(() => (metrics = new Metrics()));

  it('are those of its own application, also when there are two', async () => {
    metrics.counter('sent_total', 'Things sent', ['kind']).inc({ kind: 'a' }, 3);
    new Metrics().counter('sent_total', 'Things sent', ['kind']).inc({ kind: 'b' });
    expect(await lines(metrics, 'sent_total')).toEqual(['sent_total{kind="a"} 3']);
  });

  it('asks for what is only known when it is asked, and forgets what is not any more', async () => {
    const gauge = metrics.gauge('now', 'Now', ['job']);
    let jobs = ['a', 'b'];
    metrics.collect('jobs', () => {
      gauge.reset();
      for (const job of jobs) gauge.set({ job }, 1);
    });
    expect(await lines(metrics, 'now{')).toEqual(['now{job="a"} 1', 'now{job="b"} 1']);
    jobs = ['b'];
    expect(await lines(metrics, 'now{')).toEqual(['now{job="b"} 1']);
  });

  it('tells the other parts when one cannot be asked, and which one that is', async () => {
    metrics.collect('queue', () => Promise.reject(new Error('Redis is away')));
    const gauge = metrics.gauge('free_bytes', 'Free', []);
    metrics.collect('disk', () => gauge.set(7));
    expect(await lines(metrics, 'free_bytes')).toEqual(['free_bytes 7']);
    expect((await lines(metrics, 'foliado_collector_up{')).sort()).toEqual([
      'foliado_collector_up{part="disk"} 1',
      'foliado_collector_up{part="queue"} 0',
    ]);
  });
});
