import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useState, useTransition } from 'react';

function Count({ of, onShown }: { of: number; onShown: (count: number) => void }) {
  useEffect(() => onShown(of), [of, onShown]);
  return <output>{of}</output>;
}

/** Counts to three by an effect, and further, with less urgency, when it is pressed. */
function Counter() {
  const [count, setCount] = useState(0);
  const [onShown] = useState(() => (shown: number) => {
    if (shown < 3) setCount(shown + 1);
  });
  const [, startTransition] = useTransition();
  return (
    <>
      <Count of={count} onShown={onShown} />
      <button onClick={() => startTransition(() => setCount((before) => before + 1))}>Más</button>
    </>
  );
}

describe('React in these tests', () => {
  const press = () => screen.getByRole('button').click();

  it('has done at the end of an act what was asked in it', () => {
    render(<Counter />);
    expect(screen.getByRole('status')).toHaveTextContent('3');
    fireEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('status')).toHaveTextContent('4');
  });

  it('does by itself what is asked outside', async () => {
    render(<Counter />);
    press();
    expect(screen.getByRole('status')).toHaveTextContent('3');
    expect(await screen.findByText('4')).toBeInTheDocument();
  });

  it('does not do in an act that asks for nothing what was put off before', async () => {
    render(<Counter />);
    press();
    await Promise.resolve();
    fireEvent.mouseDown(screen.getByRole('button'));
    expect(screen.getByRole('status')).toHaveTextContent('3');
    expect(await screen.findByText('4')).toBeInTheDocument();
  });

  it('waits for an act that takes time', async () => {
    render(<Counter />);
    await act(async () => {
      await Promise.resolve();
      press();
    });
    expect(screen.getByRole('status')).toHaveTextContent('4');
  });

  it('throws what a part throws and nobody catches', () => {
    const Broken = () => {
      throw new Error('broken');
    };
    expect(() => render(<Broken />)).toThrow('broken');
    expect(() => render(<Counter />)).not.toThrow();
  });
});
