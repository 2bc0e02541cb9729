import { anEvidence, fieldMap, someData } from '../../test/factories';
import { fieldGroups } from '../../ui/fields/field-rows';
import { lineItems } from '../../ui/fields/line-items';
import { groupStates } from './group-states';

describe('the groups of a document', () => {
  const fields = fieldMap(
    anEvidence('documento.numero', { state: 'verificado' }),
    anEvidence('documento.tipo', { state: 'editado' }),
    anEvidence('totales.total', { state: 'contradice' }),
    anEvidence('totales.iva', { state: 'dudoso' }),
    anEvidence('productos.0.cantidad', { state: 'dudoso' }),
  );
  const states = groupStates(fieldGroups(someData(), fields), lineItems(someData(), fields));
  const of = (key: string) => states.find((group) => group.key === key);

  it('say how much of them is verified', () => {
    expect(of('documento')).toMatchObject({ asks: null, summary: '1 de 4 verificados' });
  });

  it('say the worst that asks for a look', () => {
    expect(of('totales')?.asks).toBe('contradice');
  });

  it('do not look checked when nothing was read', () => {
    const empty = groupStates(fieldGroups({}, {}), lineItems({}, {}));
    expect(new Set(empty.map(({ asks }) => asks))).toEqual(new Set(['vacio']));
  });

  it('end with the products', () => {
    expect(states.at(-1)).toEqual({
      key: 'productos',
      title: 'Productos',
      asks: 'dudoso',
      summary: '1 línea',
    });
  });
});
