import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { SearchBox } from './SearchBox';

type Props = Partial<ComponentProps<typeof SearchBox>>;

/** A screen that keeps what it is told, as an address does: without the spaces around it. */
function Screen({ onSearch, value = '', ...rest }: Props) {
  const [kept, setKept] = useState(value);
  const tell = (text: string): void => {
    onSearch?.(text);
    setKept(text.trim());
  };
  return (
    <>
      <SearchBox
        label="Buscar usuarios"
        placeholder="Nombre"
        {...rest}
        value={kept}
        onSearch={tell}
      />
      <button type="button" onClick={() => setKept('')}>
        Quitar filtros
      </button>
    </>
  );
}

const box = (): HTMLElement => screen.getByRole('searchbox', { name: 'Buscar usuarios' });

describe('the search box', () => {
  it('tells when the typing rests', async () => {
    const onSearch = jest.fn();
    render(<Screen onSearch={onSearch} />);
    await userEvent.type(box(), 'rosa');
    await waitFor(() => expect(onSearch).toHaveBeenLastCalledWith('rosa'));
  });

  it('says nothing while the typing goes on, and does not wait for its rest at Enter', async () => {
    const onSearch = jest.fn();
    render(<Screen onSearch={onSearch} restMs={3_600_000} />);
    await userEvent.type(box(), 'rosa');
    expect(onSearch).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(onSearch.mock.calls).toEqual([['rosa']]);
  });

  it('tells each letter where nothing is asked of a server', async () => {
    const onSearch = jest.fn();
    render(<Screen onSearch={onSearch} restMs={0} />);
    await userEvent.type(box(), 'ro');
    expect(onSearch.mock.calls).toEqual([['r'], ['ro']]);
  });

  it.each([
    ['Escape', () => userEvent.type(box(), '{Escape}')],
    [
      'its cross',
      () => userEvent.click(screen.getByRole('button', { name: 'Borrar la búsqueda' })),
    ],
  ])('is cleared at once by %s', async (_, clear) => {
    const onSearch = jest.fn();
    render(<Screen onSearch={onSearch} value="rosa" restMs={3_600_000} />);
    await clear();
    expect(onSearch.mock.calls).toEqual([['']]);
    expect(box()).toHaveValue('');
    expect(box()).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Borrar la búsqueda' })).not.toBeInTheDocument();
  });

  it('keeps the space that is typed between two words, though the screen trims it', async () => {
    render(<Screen restMs={0} />);
    await userEvent.type(box(), 'rosa quispe');
    expect(box()).toHaveValue('rosa quispe');
  });

  it('shows what the screen has changed by itself', async () => {
    render(<Screen value="rosa" />);
    await userEvent.click(screen.getByRole('button', { name: 'Quitar filtros' }));
    expect(box()).toHaveValue('');
  });

  it('is reached by its key from anywhere, and by none where it has none', async () => {
    const { unmount } = render(<Screen shortcut="/" />);
    await userEvent.keyboard('/');
    expect(box()).toHaveFocus();
    expect(box()).toHaveValue('');
    unmount();
    render(<Screen />);
    await userEvent.keyboard('/');
    expect(box()).not.toHaveFocus();
  });
});
