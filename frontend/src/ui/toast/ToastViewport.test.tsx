import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastStore } from './toast-store';
import { ToastViewport } from './ToastViewport';

const show = (store: ToastStore, content: Parameters<ToastStore['show']>[0]): void =>
  act(() => store.show(content));

describe('the toast on screen', () => {
  it('appears in a polite live region that was there before', () => {
    const store = new ToastStore();
    render(<ToastViewport store={store} />);
    const region = screen.getByRole('status');
    expect(region).toHaveAttribute('aria-live', 'polite');
    show(store, { title: 'Copiado', description: 'Texto copiado al portapapeles' });
    expect(region).toHaveTextContent('CopiadoTexto copiado al portapapeles');
  });

  it('can be closed by hand', async () => {
    const store = new ToastStore();
    render(<ToastViewport store={store} />);
    show(store, { title: 'Copiado' });
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar aviso' }));
    expect(screen.queryByText('Copiado')).not.toBeInTheDocument();
  });

  it('offers its action and closes when it is taken', async () => {
    const store = new ToastStore();
    const run = jest.fn();
    render(<ToastViewport store={store} />);
    show(store, { title: 'Error', variant: 'destructive', action: { label: 'Reintentar', run } });
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(run).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Error')).not.toBeInTheDocument();
  });
});
