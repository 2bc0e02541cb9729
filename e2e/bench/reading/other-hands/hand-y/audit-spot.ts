import type { BenchFacts, Cents } from '../../model';

/** Other business services: what an audit firm's fees are subject to. */
const CODE = '022';
const PERCENT = 12;

/** What the document comes to by its bases, whatever is printed as its total. */
const bySums = ({ sumas }: BenchFacts): Cents =>
  sumas.gravada + sumas.exonerada + sumas.inafecta + Math.round((sumas.gravada * 18) / 100);

function instalments({ cuotas }: BenchFacts, net: Cents): BenchFacts['cuotas'] {
  const each = Math.floor(net / Math.max(1, cuotas.length));
  return cuotas.map((cuota, at) => {
    const isLast = at === cuotas.length - 1;
    return { ...cuota, monto: isLast ? net - each * at : each };
  });
}

/** The facts with the detracción of this trade, where they carry that of another. */
export function withSpot(facts: BenchFacts): BenchFacts {
  const { detraccion } = facts;
  if (!detraccion || detraccion.codigo === CODE) return facts;
  const total = bySums(facts);
  const monto = Math.round((total * PERCENT) / 10_000) * 100;
  return {
    ...facts,
    detraccion: { ...detraccion, codigo: CODE, porcentaje: PERCENT, monto },
    cuotas: instalments(facts, total - monto),
  };
}
