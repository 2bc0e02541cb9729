import { fireEvent, render, screen } from '@testing-library/react';
import { PageSheet } from './PageSheet';

test('a picture that did not come is asked for again', () => {
  const page = { number: 1, width: 600, height: 800 };
  render(
    <PageSheet page={page} pageCount={1} imageUrl="/pagina/1">
      {null}
    </PageSheet>,
  );
  fireEvent.error(screen.getByRole('img'));
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Volver a cargar' }));
  expect(screen.getByRole('img')).toHaveAttribute('src', '/pagina/1');
});
