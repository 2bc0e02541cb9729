import type { MongoClient } from 'mongodb';
import type { Requirement } from './specification';

/** What the server under test says of itself. */
export interface ServerFacts {
  version: string;
  topology: 'single' | 'replicaset' | 'sharded';
}

export async function serverFacts(client: MongoClient): Promise<ServerFacts> {
  const admin = client.db('admin');
  const { version } = await admin.command({ buildInfo: 1 });
  const hello = await admin.command({ hello: 1 });
  const isReplica = typeof hello['setName'] === 'string';
  const other = isReplica ? 'replicaset' : 'single';
  return { version: String(version), topology: hello['msg'] === 'isdbgrid' ? 'sharded' : other };
}

/** Why a file or test is not for this server; null when one of its requirements is met. */
export function unmetRequirement(
  requirements: readonly Requirement[] | undefined,
  facts: ServerFacts,
): string | null {
  const reasons = (requirements ?? []).map((one) => unmet(one, facts));
  return reasons.length === 0 || reasons.includes(null) ? null : (reasons[0] ?? null);
}

function unmet(requirement: Requirement, { version, topology }: ServerFacts): string | null {
  const { minServerVersion, maxServerVersion, topologies, serverless, auth } = requirement;
  if (topologies && !topologies.includes(topology)) return `pide ${topologies.join(' o ')}`;
  if (minServerVersion && compareVersions(version, minServerVersion) < 0)
    return `pide un servidor ${majorOf(minServerVersion)} o más nuevo`;
  if (maxServerVersion && compareVersions(version, maxServerVersion) > 0)
    return 'pide un servidor más antiguo';
  if (serverless === 'require') return 'pide un servidor sin máquina propia';
  if (auth) return 'pide cuentas en el servidor';
  if (requirement.csfle) return 'pide cifrado en el cliente';
  return requirement.serverParameters ? 'pide parámetros del servidor' : null;
}

function majorOf(version: string): string {
  return version.split('.').slice(0, 2).join('.');
}

/** A version such as `4.99` without its last parts has zeros there. */
function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number));
  for (let at = 0; at < 3; at += 1) {
    const difference = (left?.[at] ?? 0) - (right?.[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
