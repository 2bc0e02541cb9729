import { screen } from '@testing-library/react';
import { AdminContext, useNotify } from 'react-admin';
import { i18nProvider } from '../i18n/i18n-provider';
import { renderPart } from '../test/render-app';
import { RaNotifications } from './RaNotifications';

function Notifiers() {
  const notify = useNotify();
  return (
    <>
      <button
        onClick={() => notify('ra.notification.updated', { messageArgs: { smart_count: 2 } })}
      >
        Save
      </button>
      <button onClick={() => notify('ra.notification.http_error', { type: 'error' })}>Fail</button>
    </>
  );
}

describe("react-admin's notices", () => {
  it('are shown as toasts, in Spanish', async () => {
    const { person } = renderPart(
      <AdminContext i18nProvider={i18nProvider}>
        <Notifiers />
        <RaNotifications />
      </AdminContext>,
    );
    await person.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('2 registros actualizados')).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Fail' }));
    const words = await screen.findByText('Error de comunicación con el servidor');
    expect(words.closest('.toast')).toHaveClass('toast-destructive');
  });
});
