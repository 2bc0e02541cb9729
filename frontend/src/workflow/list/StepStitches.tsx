import { STEPS } from '@contracts/workflow';

/** How far a document is, a stitch for each step; the bar stands between the two teams. */
export function StepStitches({ version }: { version: number }) {
  const stateOf = (step: number): string => {
    if (step <= version) return 'done';
    return step === version + 1 ? 'current' : 'todo';
  };
  const label = version < STEPS.length ? `Paso ${version + 1} de ${STEPS.length}` : 'Archivado';
  return (
    <span className="firm step-stitches inline mid" role="img" aria-label={label}>
      {STEPS.map(({ step, team }) => (
        <i
          key={step}
          data-state={stateOf(step)}
          data-first={(team === 'tesoreria' && STEPS[step - 2]?.team === 'logistica') || undefined}
        />
      ))}
    </span>
  );
}
