import { arch, cpus, hostname, release, totalmem, type } from 'node:os';
import type { Doc } from '../bson/bson-types';
import { MongoError } from '../mongo-error';
import { copyStore, BACKUP_COMMAND } from './backup-command';
import type { CommandHandler } from './context';
import { VERSION } from './server-commands';
import { collStats, dbStats } from './stats-commands';

const PARAMETERS: Doc = { featureCompatibilityVersion: { version: '7.0' } };

const CONCERNS = ['lsid', '$db', '$readPreference', 'comment', 'maxTimeMS', 'apiVersion'];

const getParameter: CommandHandler = ({ command }) => {
  const { getParameter: wanted, ...names } = command;
  if (wanted === '*' || (wanted as Doc | null)?.['allParameters'] === true)
    return { ...PARAMETERS, ok: 1 };
  const known = Object.keys(names).filter((name) => Object.hasOwn(PARAMETERS, name));
  const isAsked = Object.keys(names).some((name) => !CONCERNS.includes(name));
  if (isAsked && known.length === 0) throw new MongoError(72, 'no option found to get');
  return { ...Object.fromEntries(known.map((name) => [name, PARAMETERS[name]])), ok: 1 };
};

/** No argument of the process is told: a connection string may hold a password. */
const getCmdLineOpts: CommandHandler = () => ({ argv: [], parsed: {}, ok: 1 });

const hostInfo: CommandHandler = () => ({
  system: {
    currentTime: new Date(),
    hostname: hostname(),
    cpuAddrSize: 64,
    memSizeMB: Math.floor(totalmem() / 1024 ** 2),
    numCores: cpus().length,
    cpuArch: arch(),
    numaEnabled: false,
  },
  os: { type: type(), name: type(), version: release() },
  extra: {},
  ok: 1,
});

const serverStatus: CommandHandler = () => ({
  host: hostname(),
  version: VERSION,
  process: 'foliado',
  pid: process.pid,
  uptime: process.uptime(),
  uptimeMillis: Math.floor(process.uptime() * 1000),
  localTime: new Date(),
  mem: { bits: 64, resident: Math.floor(process.memoryUsage.rss() / 1024 ** 2), supported: true },
  storageEngine: { name: 'lmdb', supportsCommittedReads: true, persistent: true },
  ok: 1,
});

/** The log is the operator's: who connects reads none of it. */
const getLog: CommandHandler = ({ command }) =>
  command['getLog'] === '*'
    ? { names: ['global', 'startupWarnings'], ok: 1 }
    : { totalLinesWritten: 0, log: [], ok: 1 };

const whatsMyUri: CommandHandler = ({ connectionId }) => ({
  you: `127.0.0.1:${connectionId}`,
  ok: 1,
});

const refused =
  (what: string): CommandHandler =>
  () => {
    throw new MongoError(238, `${what} is not supported by this server`);
  };

/** What shells, browsers and dump tools ask beside the commands of drivers, by name in lower case. */
export const TOOL_COMMANDS: Readonly<Record<string, CommandHandler>> = {
  getparameter: getParameter,
  getcmdlineopts: getCmdLineOpts,
  hostinfo: hostInfo,
  serverstatus: serverStatus,
  getlog: getLog,
  whatsmyuri: whatsMyUri,
  dbstats: dbStats,
  collstats: collStats,
  // Nothing is timed or planned for the eye here: a refusal is better than figures of zero.
  top: refused('top'),
  explain: refused('explain'),
  [BACKUP_COMMAND.toLowerCase()]: copyStore,
};
