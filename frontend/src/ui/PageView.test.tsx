import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { aBox } from '../test/factories';
import { PageView } from './PageView';

const page = (number: number) => ({ number, width: 1190, height: 1684 });
const total = {
  path: 'totales.total',
  label: 'Total 1,180.00 PEN, confianza 96 %',
  state: 'leido' as const,
  boxes: [aBox({ page: 2 })],
};

const renderPage = (change: Partial<ComponentProps<typeof PageView>> = {}) => {
  const handlers = { onPick: jest.fn(), onHover: jest.fn(), onPageChange: jest.fn() };
  const view = render(
    <PageView
      pages={[page(1), page(2)]}
      imageUrl={(number) => `/pages/${number}`}
      fields={[total]}
      currentPage={2}
      focused={null}
      highlighted={null}
      {...handlers}
      {...change}
    />,
  );
  return { ...view, ...handlers };
};

describe('the page of a document', () => {
  it('shows its picture and the places of its own fields only', () => {
    renderPage();
    expect(screen.getByRole('img')).toHaveAttribute('src', '/pages/2');
    expect(screen.getByRole('button', { name: total.label })).toBeInTheDocument();
  });

  it('shows no places of another page', () => {
    renderPage({ currentPage: 1 });
    expect(screen.queryByRole('button', { name: total.label })).not.toBeInTheDocument();
  });

  it('marks the highlighted field with the marker and brackets', () => {
    const { container } = renderPage({ highlighted: 'totales.total' });
    expect(container.querySelectorAll('.page-marker rect')).toHaveLength(1);
    expect(container.querySelectorAll('.page-brackets')).toHaveLength(1);
  });

  it('tells which field was clicked or pointed at', () => {
    const { onPick, onHover } = renderPage();
    const box = screen.getByRole('button', { name: total.label });
    fireEvent.pointerEnter(box);
    fireEvent.click(box);
    fireEvent.pointerLeave(box);
    expect(onPick).toHaveBeenCalledWith('totales.total');
    expect(onHover.mock.calls).toEqual([['totales.total'], [null]]);
  });

  it('turns pages, within the document', () => {
    const { onPageChange } = renderPage();
    expect(screen.getByRole('button', { name: 'Página siguiente' })).toBeDisabled();
    fireEvent.click(screen.getByRole('button', { name: 'Página anterior' }));
    expect(onPageChange).toHaveBeenCalledWith(1);
  });

  it('says so when the picture does not come', () => {
    renderPage();
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByText('Vista previa no disponible')).toBeInTheDocument();
  });

  it('says so when the document has no pictures', () => {
    renderPage({ pages: [] });
    expect(screen.getByText('Vista previa no disponible')).toBeInTheDocument();
  });
});
