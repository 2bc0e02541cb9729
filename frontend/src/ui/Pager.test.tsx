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

  it('ends at both ends', () => {
    show(3, 25);
    expect(screen.getByRole('status')).toHaveTextContent('21–25 de 25');
    expect(screen.getByRole('button', { name: 'Página siguiente de miembros' })).toBeDisabled();
  });
});
