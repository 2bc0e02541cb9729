import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Pager } from './Pager';

const show = (page: number, total: number, onPage = jest.fn()) => {
  const view = render(
    <Pager page={page} perPage={10} total={total} what="miembros" onPage={onPage} />,
  );
  return { ...view, onPage };
};

describe('the pager', () => {
  it('is not there while all rows fit', () => {
    expect(show(1, 10).container).toBeEmptyDOMElement();
  });

  it('says which rows are seen and leads to the others', async () => {
    const { onPage } = show(2, 25);
    expect(screen.getByRole('status')).toHaveTextContent('11–20 de 25');
    await userEvent.click(screen.getByRole('button', { name: 'Página siguiente de miembros' }));
    await userEvent.click(screen.getByRole('button', { name: 'Página anterior de miembros' }));
    expect(onPage.mock.calls).toEqual([[3], [1]]);
  });

  it('says when there are more than it has counted', () => {
    render(
      <Pager page={1} perPage={50} total={10_001} isCapped what="eventos" onPage={jest.fn()} />,
    );
    expect(screen.getByRole('status')).toHaveTextContent('1–50 de más de 10,000');
  });

  it('says which page it is, and leads to another, to the last, and to longer ones', async () => {
    const [onPage, onPerPage] = [jest.fn(), jest.fn()];
    const pages = { page: 2, perPage: 25, total: 260, what: 'usuarios', choices: [25, 50, 100] };
    render(<Pager {...pages} onPage={onPage} onPerPage={onPerPage} />);
    const number = screen.getByRole('textbox', { name: 'Página de usuarios' });
    expect(number).toHaveValue('2');
    expect(screen.getByRole('form', { name: 'Ir a una página de usuarios' })).toHaveTextContent(
      'Página de 11',
    );
    for (const typed of ['7', '99', 'siete', '0', '2']) {
      await userEvent.clear(number);
      await userEvent.type(number, `${typed}{Enter}`);
    }
    expect(onPage.mock.calls).toEqual([[7], [11]]);
    await userEvent.click(screen.getByRole('button', { name: 'Última página de usuarios' }));
    expect(onPage).toHaveBeenLastCalledWith(11);
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Filas por página de usuarios' }),
      '100 por página',
    );
    expect(onPerPage).toHaveBeenCalledWith(100);
  });

  it('ends at both ends', () => {
    show(3, 25);
    expect(screen.getByRole('status')).toHaveTextContent('21–25 de 25');
    expect(screen.getByRole('button', { name: 'Página siguiente de miembros' })).toBeDisabled();
  });
});
