import { aDocument, aReading } from '../test/factories';
import { completionNews, statusesOf } from './completion-news';

const NOBODY = new Set<string>();

describe('the news of a look at the list', () => {
  it('are none at the first look', () => {
    const document = aDocument();
    expect(completionNews(null, [document], new Set([document.id])).completed).toEqual([]);
  });

  it('are what became completed or failed since', () => {
    const [done, broken, same] = [aReading(), aReading(), aReading()];
    const before = statusesOf([done, broken, same]);
    const completed = { ...done, status: 'completed' as const };
    const failed = { ...broken, status: 'error' as const };
    expect(completionNews(before, [completed, failed, same], NOBODY)).toEqual({
      completed: [completed],
      failed: [failed],
    });
  });

  it('are told once', () => {
    const document = aDocument();
    const before = statusesOf([document]);
    expect(completionNews(before, [document], NOBODY).completed).toEqual([]);
  });

  it('are an unknown document only when this session sent it', () => {
    const document = aDocument();
    const before = statusesOf([]);
    expect(completionNews(before, [document], NOBODY).completed).toEqual([]);
    expect(completionNews(before, [document], new Set([document.id])).completed).toEqual([
      document,
    ]);
  });
});
