import { STEPS } from '@contracts/workflow';
import { readWorkflowParams, writeWorkflowParams } from './use-workflow-params';

const read = (text: string) => readWorkflowParams(new URLSearchParams(text), 'logistica');

describe('the address of the workflow', () => {
  it('says everything that is shown, and comes back from its own text', () => {
    const text = 'equipo=tesoreria&filtro=todos&paso=4&vence=vencidos&q=andino&orden=recientes';
    const params = read(`${text}&pagina=2&documento=d-1`);
    expect(params).toEqual({
      team: 'tesoreria',
      state: 'todos',
      step: 4,
      due: 'vencidos',
      q: 'andino',
      order: 'recientes',
      page: 2,
      documentId: 'd-1',
    });
    expect(String(writeWorkflowParams(params, 'logistica'))).toBe(`${text}&pagina=2&documento=d-1`);
  });

  it('leaves out what is as by default, the own team too', () => {
    expect(String(writeWorkflowParams(read(''), 'logistica'))).toBe('');
    const tesoreria = readWorkflowParams(new URLSearchParams(), 'tesoreria');
    expect(tesoreria.team).toBe('tesoreria');
    expect(String(writeWorkflowParams(tesoreria, 'tesoreria'))).toBe('');
  });

  const beyond = `paso=${STEPS.length + 1}`;
  it.each(['equipo=ventas', 'filtro=x', beyond, 'paso=1.5', 'vence=x', 'orden=x', 'pagina=-1'])(
    'takes %p as if it were not there',
    (text) => expect(read(text)).toEqual(read('')),
  );
});
