import { withOther } from '../../../../../test/support/fake-pipeline';
import { contentOf, othersOf, placeOf } from './other-comprobantes';

const separatedFrom = { documentId: 'a', number: 'F001-9', pages: [3, 4, 7] };
const holder = { _id: 'b', authenticity: withOther([2, 3], 'F001-124') };

describe('the other comprobantes of a file', () => {
  it('are told with the document that was made of each', () => {
    const made = [
      { _id: 'd', separatedFrom },
      { _id: 'e', separatedFrom: null },
      { _id: 'c', separatedFrom: { documentId: 'b', number: 'F001-124', pages: [] } },
    ];
    expect(othersOf(holder, made)).toEqual([
      { number: 'F001-124', pages: [2, 3], documentId: 'c' },
    ]);
    expect(othersOf(holder, [])).toMatchObject([{ documentId: null }]);
    expect(othersOf({ _id: 'b', authenticity: null }, [])).toEqual([]);
  });

  it('stand on pages of the file, also in a document that is itself a part of it', () => {
    expect(placeOf(holder, 'F001-124')).toEqual({
      documentId: 'b',
      number: 'F001-124',
      pages: [2, 3],
    });
    expect(placeOf({ ...holder, separatedFrom }, 'F001-124')?.pages).toEqual([4, 7]);
    expect(placeOf(holder, 'F001-125')).toBeNull();
  });

  it('have no page where the document has none', () => {
    const part = { ...separatedFrom, pages: [3, 4] };
    expect(placeOf({ ...holder, separatedFrom: part }, 'F001-124')?.pages).toEqual([4]);
  });

  it('are none of a finding that names no other', () => {
    const authenticity = withOther();
    authenticity.findings.forEach((finding) => delete finding.other);
    expect(othersOf({ ...holder, authenticity }, [])).toEqual([]);
  });

  it('are contents of their own', () => {
    expect(contentOf('h', separatedFrom)).toBe('h 3,4,7');
  });
});
