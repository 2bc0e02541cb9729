const LINKS = 11;
const STEP_MS = 120;

/** A few links of a chain; while it is checked they light up one after the other. */
export const ChainDrawing = ({ isBroken = false }: { isBroken?: boolean }) => (
  <span className="row g0 chain-drawing" aria-hidden="true" data-broken={isBroken || undefined}>
    {Array.from({ length: LINKS }, (_, index) => (
      <i key={index} style={{ animationDelay: `${index * STEP_MS}ms` }} />
    ))}
  </span>
);
