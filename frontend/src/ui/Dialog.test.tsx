import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderPart } from '../test/render-app';
import { ConfirmDialog } from './ConfirmDialog';
import { OneTimeLinkDialog } from './OneTimeLinkDialog';

const noop = (): void => undefined;

function Asking({ onConfirm = noop, isBusy = false }: { onConfirm?(): void; isBusy?: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <form onSubmit={() => fail('The form of the page was submitted')}>
      <button type="button" onClick={() => setIsOpen(true)}>
        Abrir
      </button>
      {isOpen && (
        <ConfirmDialog
          title="¿Seguro?"
          confirmLabel="Sí, seguir"
          isBusy={isBusy}
          error={isBusy ? null : 'No se pudo.'}
          onConfirm={onConfirm}
          onClose={() => setIsOpen(false)}
        >
          Algo cambia.
        </ConfirmDialog>
      )}
    </form>
  );
}

const fail = (why: string): never => {
  throw new Error(why);
};

describe('a dialog', () => {
  it('has a name, begins on the safe button, and gives the focus back on Escape', async () => {
    const { person } = renderPart(<Asking />);
    const opener = screen.getByRole('button', { name: 'Abrir' });
    await person.click(opener);
    expect(screen.getByRole('dialog', { name: '¿Seguro?' })).toHaveTextContent('Algo cambia.');
    expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent('No se pudo.');
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(opener).toHaveFocus();
  });

  it('keeps the focus inside and confirms from the keyboard', async () => {
    const onConfirm = jest.fn();
    const { person } = renderPart(<Asking onConfirm={onConfirm} />);
    await person.click(screen.getByRole('button', { name: 'Abrir' }));
    await person.tab();
    expect(screen.getByRole('button', { name: 'Sí, seguir' })).toHaveFocus();
    await person.keyboard('{Enter}');
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  it('does not close while its work is being done', async () => {
    const { person } = renderPart(<Asking isBusy />);
    await person.click(screen.getByRole('button', { name: 'Abrir' }));
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Sí, seguir' })).toBeDisabled();
  });
});

describe('the dialog of a link that is shown once', () => {
  const link = { url: 'https://foliado.pe/api/invitation/abc', expiresAt: '2026-03-22T20:04:00Z' };

  it('copies it, says when it ends, and is not closed by a click beside it', async () => {
    const onClose = jest.fn();
    const { person } = renderPart(
      <OneTimeLinkDialog title="Invitación" link={link} onClose={onClose}>
        Para Ana.
      </OneTimeLinkDialog>,
    );
    const dialog = screen.getByRole('dialog', { name: 'Invitación' });
    expect(screen.getByLabelText('Enlace')).toHaveValue(link.url);
    expect(dialog).toHaveTextContent('Funciona una sola vez y vence el 22 mar 2026, 15:04.');
    await person.click(screen.getByRole('button', { name: 'Copiar enlace' }));
    expect(await navigator.clipboard.readText()).toBe(link.url);
    const beside = document.querySelector('.MuiDialog-container');
    if (beside) fireEvent.click(beside);
    expect(onClose).not.toHaveBeenCalled();
    await person.click(screen.getByRole('button', { name: 'Listo' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
