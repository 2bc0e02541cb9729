import { act, render, screen } from '@testing-library/react';
import { useHeld } from './use-held';

function Act({ thing, isArrival = false }: { thing: string; isArrival?: boolean }) {
  return <p>{useHeld(thing, isArrival) ? 'held' : 'free'}</p>;
}
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const expectTo = (be: 'held' | 'free') => expect(screen.getByText(be)).toBeInTheDocument();

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('holds for a second what came by itself, and nothing that was chosen', () => {
  const { unmount } = render(<Act thing="a" isArrival />);
  wait(999);
  expectTo('held');
  wait(1);
  expectTo('free');
  unmount();
  render(<Act thing="a" />);
  expectTo('free');
});

it('holds again, and for the whole second, when the thing becomes another', () => {
  const { rerender } = render(<Act thing="a" />);
  rerender(<Act thing="b" />);
  expectTo('held');
  wait(800);
  rerender(<Act thing="c" />);
  wait(800);
  expectTo('held');
  wait(200);
  expectTo('free');
});
