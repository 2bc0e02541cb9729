import { pageList } from './page-list';

describe('pages as people say them', () => {
  it.each([
    [[3], 'página 3'],
    [[3, 4], 'páginas 3–4'],
    [[2, 5], 'páginas 2 y 5'],
    [[1, 2, 3, 5, 8, 9], 'páginas 1–3, 5 y 8–9'],
  ])('%p are %p', (pages, text) => {
    expect(pageList(pages)).toBe(text);
  });
});
