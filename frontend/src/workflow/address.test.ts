import { STEPS } from '@contracts/workflow';
import { filterIn } from '../list/address';
import { workflowAddress } from './address';

const filterOf = (search: string) => filterIn(workflowAddress(search));

describe('the address of the workflow', () => {
  it('understands the short names of other screens and of links of before', () => {
    const search = '?equipo=tesoreria&filtro=todos&paso=4&vence=vencidos&q=andino&orden=recientes';
    const address = new URLSearchParams(workflowAddress(`${search}&pagina=2&documento=d-1`));
    expect(filterIn(String(address))).toEqual({
      team: 'tesoreria',
      state: 'todos',
      step: '4',
      due: 'vencidos',
      q: 'andino',
    });
    expect(['sort', 'page', 'documento'].map((name) => address.get(name))).toEqual([
      'recientes',
      '2',
      'd-1',
    ]);
    expect(workflowAddress(String(address))).toBe(String(address));
  });

  const beyond = `paso=${STEPS.length + 1}`;
  it.each(['equipo=ventas', 'filtro=x', beyond, 'paso=1.5', 'vence=x', 'q=', 'filter={"x":"y"}'])(
    'takes %p as if it were not there',
    (search) => expect(filterOf(search)).toEqual({}),
  );

  it('knows no other order than those of the list', () => {
    expect(new URLSearchParams(workflowAddress('?orden=x')).has('sort')).toBe(false);
  });
});
