import type { EngineHealth, SystemHealth } from '@contracts/admin';
import { PROCESSOR_CATALOGUE } from '@contracts/processors';
import {
  CircleCheck,
  CircleSlash,
  Coins,
  Database,
  HardDrive,
  Layers,
  OctagonAlert,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useProviderQuery } from '../../api/use-provider-query';
import { ADMIN_KEY } from '../admin-api';
import { TitledCard } from '../../ui/Card';
import { Chip } from '../../ui/Chip';
import { formatUsd } from '../../ui/format-usage';
import { timeInPeru } from '../../ui/format-time';
import { Icon } from '../../ui/Icon';
import { formatCount, formatDisk, formatSeconds } from '../format';
import { QueryArea } from '../../layout/QueryArea';

const REFRESH_MS = 10_000;

const UNTRUSTED_PROXY =
  'Las solicitudes llegan por un proxy y TRUST_PROXY es false: las contraseñas erradas de una persona bloquean a todas. Si el proxy es suyo, defina TRUST_PROXY=true.';

const plural = (count: number, one: string, many: string): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

function engineFigures({ completed24h, failed24h }: EngineHealth): string {
  const read = plural(completed24h, 'leído', 'leídos');
  return failed24h > 0 ? `${read} · ${formatCount(failed24h)} con error` : read;
}

/** What the last call of an engine proved; what the operator has to mend comes first. */
function CallWords({ engine: { fault, lastCall } }: { engine: EngineHealth }) {
  if (!lastCall) return null;
  const at = timeInPeru(lastCall.at);
  if (fault === null) return <p className="whole sm t3">{`${lastCall.text} (${at})`}</p>;
  return (
    <p className="whole lead g6 toned tone-bad sm" role="alert">
      <Icon of={OctagonAlert} size={14} />
      <span>
        {fault} ({at})
      </span>
    </p>
  );
}

/** An engine that reads, or that was used today although it cannot any more. */
function EngineRow({ engine }: { engine: EngineHealth }) {
  const { available, reason, medianSeconds, completed24h, failed24h } = engine;
  const isUsed = available || completed24h + failed24h > 0;
  return (
    <li className="over row g0 wraps health-engine">
      <span className="m sp">{PROCESSOR_CATALOGUE[engine.id].label}</span>
      <Chip
        tone={available ? 'ok' : 'mute'}
        icon={available ? CircleCheck : CircleSlash}
        word={available ? 'Disponible' : 'No disponible'}
      />
      <span className="whole sm t3">
        {isUsed ? engineFigures(engine) : (reason ?? 'No disponible')}
        {medianSeconds !== null && ` · ${formatSeconds(medianSeconds)} por lectura`}
      </span>
      <CallWords engine={engine} />
    </li>
  );
}

const Part = ({ icon, children }: { icon: typeof Layers; children: ReactNode }) => (
  <li className="row">
    <Icon of={icon} size={14} className="t3" />
    <span>{children}</span>
  </li>
);

function queueText({ kind, waiting, active, oldestWaitSeconds }: SystemHealth['queue']): string {
  const state = `Cola ${kind}: ${formatCount(waiting)} en espera, ${formatCount(active)} en lectura`;
  if (oldestWaitSeconds === null) return state;
  return `${state}; el más antiguo espera ${formatSeconds(oldestWaitSeconds)}`;
}

function spendingText({ spentUsd, limitUsd }: SystemHealth['spending']): string {
  const spent = `Motores en la nube: ${formatUsd(spentUsd)} este mes`;
  return limitUsd === null ? spent : `${spent}, de un límite de ${formatUsd(limitUsd)}`;
}

function HealthBody({ health }: { health: SystemHealth }) {
  const { store, diskFreeBytes, engines, queue, spending, hasUntrustedProxy } = health;
  return (
    <>
      <ul className="col g6 t2 px16 pb10 md">
        <Part icon={Layers}>{queueText(queue)}</Part>
        <Part icon={store.isUp ? Database : OctagonAlert}>
          Almacén {store.kind}: {store.isUp ? 'responde' : 'no responde'}
        </Part>
        {diskFreeBytes !== null && (
          <Part icon={HardDrive}>{formatDisk(diskFreeBytes)} libres en el disco</Part>
        )}
        {hasUntrustedProxy && <Part icon={OctagonAlert}>{UNTRUSTED_PROXY}</Part>}
        {(spending.limitUsd !== null || spending.spentUsd > 0) && (
          <Part icon={Coins}>{spendingText(spending)}</Part>
        )}
      </ul>
      <ul className="health-engines" aria-label="Motores de lectura">
        {engines.map((engine) => (
          <EngineRow key={engine.id} engine={engine} />
        ))}
      </ul>
    </>
  );
}

/** Queue, store and engines, asked again every 10 seconds as the page's own request. */
export function HealthCard() {
  const query = useProviderQuery(
    [ADMIN_KEY, 'health'],
    (provider, signal) => provider.getSystemHealth(signal),
    { refetchInterval: REFRESH_MS },
  );
  const isStale = query.isError && Boolean(query.data);
  return (
    <TitledCard
      title="Cola y motores"
      headerClass="admin-card-header"
      beside={
        <span className="sm t3">
          {isStale ? 'sin respuesta, se reintenta' : 'últimas 24 horas'}
        </span>
      }
    >
      <QueryArea query={query} of="el estado" rows={6}>
        {(health) => <HealthBody health={health} />}
      </QueryArea>
    </TitledCard>
  );
}
