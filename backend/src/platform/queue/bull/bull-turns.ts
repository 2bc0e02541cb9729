import type { Job as BullJob, JobOptions, Queue } from 'bull';
import { fadedMs } from '../deliver';
import { LINE_SHOWN, type JobLine, type Turn } from '../job-queue';

/** What Bull keeps of a job: whose turn it takes beside what its handler gets. */
export interface TurnedJob<Payload> {
  payload: Payload;
  turn: Turn;
}

interface Held {
  data: TurnedJob<unknown>;
  opts: JobOptions;
}

/** The last priority that Bull keeps apart; one is a millisecond that was used. */
const LAST_PRIORITY = 2_000_000;

/*
 * Of each turn one job waits in Bull, with what the turn has used as its priority; the others wait here, and
 * the next one follows when that is begun. So Bull's line has an entry for each turn, and takes the one that
 * has used least; after each job they are put in order anew.
 *
 *   token   hash  turn -> its job in Bull's line
 *   group   hash  turn -> the group that shares one
 *   line:T  list  jobs of turn T that wait here, oldest first
 *   held    zset  those jobs -> when they came (epoch ms)
 *   data    hash  those jobs -> `Held` (JSON)
 */

// A token counts only while its job waits in Bull, or is on its way there: what a crash has left is overwritten.
const OFFER = `
if redis.call('ZSCORE', KEYS[2], ARGV[2]) or redis.call('EXISTS', KEYS[6]) == 1 then return 'known' end
local token = redis.call('HGET', KEYS[1], ARGV[1])
local waits = token and (redis.call('ZSCORE', KEYS[5], token) or redis.call('ZSCORE', KEYS[2], token))
if waits or redis.call('LLEN', KEYS[4]) > 0 then
  redis.call('RPUSH', KEYS[4], ARGV[2])
  redis.call('ZADD', KEYS[2], ARGV[3], ARGV[2])
  redis.call('HSET', KEYS[3], ARGV[2], ARGV[4])
  return 'held'
end
redis.call('HSET', KEYS[1], ARGV[1], ARGV[2])
return 'go'`;
// A token that Bull does not know yet is on its way there: the next job of the turn waits behind it. The one that waits
// here as well is being put there, or a crash has left it: a repair puts it again.
const NEXT = `
local token = redis.call('HGET', KEYS[1], ARGV[1])
if token and redis.call('ZSCORE', KEYS[5], token) then return nil end
local id = redis.call('LINDEX', KEYS[4], 0)
if not id then
  if token and redis.call('EXISTS', KEYS[6] .. token) == 1 then redis.call('HDEL', KEYS[1], ARGV[1]) end
  return nil
end
if token == id and ARGV[3] ~= 'repair' then return nil end
redis.call('HSET', KEYS[1], ARGV[1], id)
return { id, redis.call('HGET', KEYS[3], id) }`;
const REORDER = `
for at = 1, #ARGV, 2 do
  if redis.call('ZSCORE', KEYS[1], ARGV[at]) and redis.call('LREM', KEYS[2], 0, ARGV[at]) > 0 then
    redis.call('ZADD', KEYS[1], ARGV[at + 1], ARGV[at])
    redis.call('LPUSH', KEYS[2], ARGV[at])
  end
end`;
const DROP = `
redis.call('LREM', KEYS[4], 1, ARGV[2])
redis.call('ZREM', KEYS[2], ARGV[2])
redis.call('HDEL', KEYS[3], ARGV[2])`;

/** The waiting line of one Bull queue, by turns; `used` is shared by the lines that take the processor. */
export class BullTurns {
  constructor(
    private readonly queue: Queue,
    private readonly usedKey: string,
  ) {}

  /** Puts a job into Bull's line, or behind the others of its turn; one that is known stays where it is. */
  async add(bullId: string, data: TurnedJob<unknown>, opts: JobOptions): Promise<void> {
    const { turn } = data;
    const held = JSON.stringify({ data, opts } satisfies Held);
    const answer = await this.run(OFFER, turn.key, bullId, Date.now(), held);
    if (answer === 'go') await this.put(bullId, data, opts);
    // The one before has just begun: the oldest of those that wait here is next, not this one.
    if (answer === 'held') await this.follow(turn.key);
  }

  /** A job of the turn has begun: the next one follows into Bull's line. */
  async follow(turn: string, why: 'begun' | 'repair' = 'begun'): Promise<void> {
    for (;;) {
      const next = (await this.run(NEXT, turn, '', why)) as [string, string] | null;
      if (!next) return;
      const [bullId, kept] = next;
      const { data, opts } = JSON.parse(kept) as Held;
      await this.put(bullId, data, opts);
      // After Bull has it: what a crash leaves in both is told from its id.
      await this.run(DROP, turn, bullId);
    }
  }

  /** Turns whose job in Bull is gone without a successor, as after a crash. */
  async repair(): Promise<void> {
    const { client } = this.queue;
    const ids = await client.zrange(this.key('held'), 0, -1);
    const kept = ids.length > 0 ? await client.hmget(this.key('data'), ...ids) : [];
    const turns = kept.flatMap((held) => (held ? [(JSON.parse(held) as Held).data.turn.key] : []));
    for (const turn of new Set(turns)) await this.follow(turn, 'repair');
  }

  async isHeld(bullId: string): Promise<boolean> {
    return (await this.queue.client.zscore(this.key('held'), bullId)) !== null;
  }

  /** How many wait here, and since when the first one (epoch ms). */
  async held(): Promise<{ count: number; since: number }> {
    const { client } = this.queue;
    const [, since = Infinity] = await client.zrange(this.key('held'), 0, 0, 'WITHSCORES');
    return { count: await client.zcard(this.key('held')), since: Number(since) };
  }

  /** What of a turn waits, in Bull and here, oldest first. */
  async lineOf(turn: string): Promise<JobLine> {
    const { client } = this.queue;
    const [tokens, waiting, held] = await Promise.all([
      client.hgetall(this.key('token')),
      client.zrange(this.queue.toKey('priority'), 0, -1),
      client.lrange(this.listOf(turn), 0, LINE_SHOWN - 1),
    ]);
    const offered = Object.entries(tokens).filter(([, bullId]) => waiting.includes(bullId));
    const own = offered.flatMap(([key, bullId]) => (key === turn ? [bullId] : []));
    const ids = [...new Set([...own, ...held])].slice(0, LINE_SHOWN);
    return { ids, others: offered.length - own.length };
  }

  /** Puts Bull's line in the order of what the turns have used by now. */
  async reorder(): Promise<void> {
    const { client } = this.queue;
    const [tokens, groups, used, line] = await Promise.all([
      client.hgetall(this.key('token')),
      client.hgetall(this.key('group')),
      client.hgetall(this.usedKey),
      client.lrange(this.queue.toKey('wait'), 0, -1),
    ]);
    const now = Date.now();
    const of = (name: string | undefined): number => (name ? usedBy(used[name], now) : 0);
    const ranked = Object.entries(tokens).map(([turn, bullId]) => {
      return { bullId, priority: priorityOf(of(turn) + of(groups[turn])) };
    });
    if (ranked.length < 2) return;
    // Bull takes from the end; of equal ones the first stays first.
    const at = new Map(line.map((bullId, index) => [bullId, -index]));
    const age = ({ bullId }: { bullId: string }): number => at.get(bullId) ?? 0;
    const order = ranked.sort((a, b) => a.priority - b.priority || age(a) - age(b));
    const keys = [this.queue.toKey('priority'), this.queue.toKey('wait')];
    const args = order.flatMap(({ bullId, priority }) => [bullId, priority]);
    await client.eval(REORDER, keys.length, ...keys, ...args);
  }

  /** Counts what a turn has used, with its group. */
  async use({ key, group }: Turn, ms: number): Promise<void> {
    const now = Date.now();
    for (const name of group === undefined ? [key] : [key, group]) {
      const value = JSON.stringify({ ms: (await this.used(name, now)) + ms, at: now });
      await this.queue.client.hset(this.usedKey, name, value);
    }
    await this.queue.client.pexpire(this.usedKey, USED_KEPT_MS);
  }

  private async put(bullId: string, data: TurnedJob<unknown>, opts: JobOptions): Promise<void> {
    const { key, group } = data.turn;
    if (group) await this.queue.client.hset(this.key('group'), key, group);
    const now = Date.now();
    const rank = (await this.used(key, now)) + (group ? await this.used(group, now) : 0);
    await this.queue.add(data, { ...opts, jobId: bullId, priority: priorityOf(rank) });
  }

  private async used(name: string, now: number): Promise<number> {
    return usedBy(await this.queue.client.hget(this.usedKey, name), now);
  }

  private run(script: string, turn: string, bullId: string, ...rest: (string | number)[]) {
    const keys = [
      this.key('token'),
      this.key('held'),
      this.key('data'),
      this.listOf(turn),
      this.queue.toKey('priority'),
      this.queue.toKey(bullId),
    ];
    return this.queue.client.eval(script, keys.length, ...keys, turn, bullId, ...rest);
  }

  private key(name: string): string {
    return this.queue.toKey(`turns:${name}`);
  }

  private listOf(turn: string): string {
    return this.key(`line:${turn}`);
  }
}

/** Nobody has used anything for so long: all of it has faded. */
const USED_KEPT_MS = 3_600_000;

const priorityOf = (rank: number): number =>
  Math.min(LAST_PRIORITY, 1 + Math.floor(Math.max(0, rank)));

function usedBy(kept: string | null | undefined, now: number): number {
  if (!kept) return 0;
  const { ms, at } = JSON.parse(kept) as { ms: number; at: number };
  return fadedMs(ms, at, now);
}

/** The payload and the turn of a job, also of one that an older program has put. */
export function turnedJob<Payload>({ data }: BullJob<TurnedJob<Payload> | Payload>): {
  payload: Payload;
  turn: Turn;
} {
  const isTurned = typeof data === 'object' && data !== null && 'turn' in data && 'payload' in data;
  return isTurned ? data : { payload: data, turn: { key: '' } };
}
