import { TYPICAL_SCANS } from './content';
import { count, exactDollars } from '../../plans/dollars';
import { cheapestPlan, type PlanCost } from '../../plans/plan-cost';

function Cost({ of: { plan, monthCents } }: { of: PlanCost }) {
  return (
    <>
      <span className="m">{exactDollars(monthCents)}</span>{' '}
      <span className="nw">
        <span className="volumes-with">con </span>
        {plan.name}
      </span>
    </>
  );
}

/** What typical volumes cost, for who has no script or only wants to look. */
export function VolumeTable() {
  return (
    <table className="volumes">
      <caption>Volúmenes típicos, con una persona y escaneos extra incluidos</caption>
      <thead>
        <tr>
          <th scope="col">Documentos al mes</th>
          <th scope="col">Al mes, pagando cada mes</th>
          <th scope="col">Al mes, pagando el año</th>
        </tr>
      </thead>
      <tbody>
        {TYPICAL_SCANS.map((scans) => (
          <tr key={scans}>
            <th scope="row">{count(scans)}</th>
            <td>
              <Cost of={cheapestPlan({ scans, users: 1 }, 'month')} />
            </td>
            <td>
              <Cost of={cheapestPlan({ scans, users: 1 }, 'year')} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
