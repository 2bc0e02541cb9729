import { cdrFinding } from './xml-checks';

describe('the answer of SUNAT', () => {
  const answer = { text: 'Ha sido aceptada', notes: ['4252 - Nota'] };
  const finding = (status: 'aceptado' | 'observado' | 'rechazado' | 'excepcion', told = answer) =>
    cdrFinding({ ...told, status, code: '0' });

  it('stops what it rejects, and is told otherwise', () => {
    expect(finding('rechazado')).toEqual({
      ...{ id: 'CDR_RECHAZADO', paths: [] },
      message: 'SUNAT rechazó el comprobante. Ha sido aceptada 4252 - Nota',
    });
    const states = ['aceptado', 'observado', 'excepcion'] as const;
    expect(new Set(states.map((state) => finding(state).id))).toEqual(new Set(['CDR_RECIBIDO']));
    expect(finding('aceptado', { text: '', notes: [] }).message).toBe(
      'SUNAT aceptó el comprobante.',
    );
    expect(finding('observado', { text: '', notes: ['4252 - Nota'] }).message).toBe(
      'SUNAT aceptó el comprobante, con observaciones. 4252 - Nota',
    );
  });
});
