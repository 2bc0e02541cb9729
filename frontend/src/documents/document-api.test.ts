/** @jest-environment node */
import { HELD_VERSION_HEADER } from '@contracts/headers';
import { changeOf } from '@rules/document-change';
import { aDetail, aDocument } from '../test/factories';
import { reviewVerbs } from './document-api';

const held = aDetail(aDocument(), { version: 4 });
const after = aDetail(aDocument(), { version: 5, isConfirmed: true, confirmationComment: 'Va' });
const answer = (body: unknown) =>
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(JSON.stringify(body)));
const headers = () => new Headers(jest.mocked(fetch).mock.calls[0]?.[1]?.headers);

afterEach(() => jest.restoreAllMocks());

describe('a change of a document', () => {
  it('is put into the document that the screen holds', async () => {
    answer(changeOf(held, after, null));
    await expect(reviewVerbs.confirm('d', { comment: 'Va' }, 4, held)).resolves.toEqual(after);
    expect(headers().get(HELD_VERSION_HEADER)).toBe('4');
    expect(headers().get('If-Match')).toBe('"4"');
  });

  it('comes whole where somebody else was faster, or nothing is held', async () => {
    answer(after);
    await expect(reviewVerbs.deleteItem('d', 2, 3, held)).resolves.toEqual(after);
    jest.restoreAllMocks();
    answer(after);
    await expect(reviewVerbs.deleteItem('d', 2, 3)).resolves.toEqual(after);
    expect(headers().has(HELD_VERSION_HEADER)).toBe(false);
  });
});
