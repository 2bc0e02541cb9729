import { act, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { AdminContext } from 'react-admin';
import { fakeDataProvider } from '../test/fake-data-provider';
import { Notification } from '../ui/Notification';
import { ApiError, NetworkError } from './api-error';
import { createQueryClient } from './query-client';
import { useAction } from './use-action';

const queryClient = createQueryClient();

function wrapper({ children }: { children: ReactNode }) {
  return (
    <AdminContext dataProvider={fakeDataProvider()} queryClient={queryClient}>
      {children}
      <Notification />
    </AdminContext>
  );
}

afterEach(() => jest.restoreAllMocks());

describe('an action', () => {
  it('is done once, however often it is asked for meanwhile', async () => {
    const finishes: ((answer: string) => void)[] = [];
    const work = jest.fn(() => new Promise<string>((resolve) => finishes.push(resolve)));
    const onDone = jest.fn();
    const { result } = renderHook(() => useAction(work, { onDone }), { wrapper });
    act(() => {
      void result.current.run();
      void result.current.run();
    });
    expect(work).toHaveBeenCalledTimes(1);
    expect(result.current.isPending).toBe(true);
    await act(async () => finishes[0]?.('done'));
    expect(onDone).toHaveBeenCalledWith('done');
    expect(result.current.isPending).toBe(false);
  });

  it('gets the provider and what it is run with, also when nobody waits for its end', async () => {
    const work = jest.fn().mockResolvedValue(1);
    const { result } = renderHook(() => useAction(work), { wrapper });
    await act(async () => {
      await result.current.run('a', 2);
    });
    const [provider, ...values] = work.mock.calls[0] ?? [];
    expect([typeof provider.getCompany, ...values]).toEqual(['function', 'a', 2]);
  });

  it('keeps the cause of its failure until the next try', async () => {
    const work = jest.fn().mockRejectedValueOnce(new NetworkError()).mockResolvedValue(1);
    const onFailed = jest.fn();
    const { result } = renderHook(() => useAction(work, { onFailed }), { wrapper });
    await act(async () => {
      await result.current.run();
    });
    expect(result.current.errorText).toBe('Sin conexión con el servidor');
    expect(onFailed).toHaveBeenCalledTimes(1);
    await act(async () => {
      await result.current.run();
    });
    expect(result.current.errorText).toBeNull();
  });

  it('tells how it ended, and has asked anew what it may have altered', async () => {
    const work = jest.fn().mockRejectedValueOnce(new NetworkError()).mockResolvedValue('Ana');
    const asked = jest.spyOn(queryClient, 'invalidateQueries');
    const done = (name: string) => ({ title: 'Hecho', description: name });
    const outcome = { done, failed: 'No se pudo', renews: [['people']] };
    const { result } = renderHook(() => useAction(work, outcome), { wrapper });
    await act(async () => {
      await result.current.run();
    });
    expect(screen.getByRole('status')).toHaveTextContent('No se pudoSin conexión con el servidor');
    await act(async () => {
      await result.current.run();
    });
    expect(screen.getByRole('status')).toHaveTextContent('HechoAna');
    expect(asked.mock.calls).toEqual([[{ queryKey: ['people'] }], [{ queryKey: ['people'] }]]);
  });

  it('leaves the end of the session to what tells of it: nothing is asked anew', async () => {
    const ended = new ApiError({ status: 401, statusText: '', body: '{}' });
    const [onFailed, asked] = [jest.fn(), jest.spyOn(queryClient, 'invalidateQueries')];
    const outcome = { onFailed, failed: 'No se pudo', renews: [['people']] };
    const { result } = renderHook(() => useAction(() => Promise.reject(ended), outcome), {
      wrapper,
    });
    await act(async () => {
      await result.current.run();
    });
    expect(result.current.error).toBe(ended);
    expect(onFailed).not.toHaveBeenCalled();
    expect(asked).not.toHaveBeenCalled();
    expect(screen.queryByText('No se pudo')).not.toBeInTheDocument();
  });
});
