import { act, renderHook } from '@testing-library/react';
import { ApiError, NetworkError } from './api-error';
import { useAction } from './use-action';

describe('an action', () => {
  it('is done once, however often it is asked for meanwhile', async () => {
    const finishes: ((answer: string) => void)[] = [];
    const work = jest.fn(() => new Promise<string>((resolve) => finishes.push(resolve)));
    const onDone = jest.fn();
    const { result } = renderHook(() => useAction(work, { onDone }));
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

  it('is done also when nobody waits for its end', async () => {
    const work = jest.fn().mockResolvedValue(1);
    const { result } = renderHook(() => useAction(work));
    await act(async () => {
      await result.current.run('a', 2);
    });
    expect(work).toHaveBeenCalledWith('a', 2);
  });

  it('keeps the cause of its failure until the next try', async () => {
    const work = jest.fn().mockRejectedValueOnce(new NetworkError()).mockResolvedValue(1);
    const onFailed = jest.fn();
    const { result } = renderHook(() => useAction(work, { onFailed }));
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

  it('leaves the end of the session to what tells of it: nothing is asked anew', async () => {
    const ended = new ApiError({ status: 401, statusText: '', body: '{}' });
    const onFailed = jest.fn();
    const { result } = renderHook(() => useAction(() => Promise.reject(ended), { onFailed }));
    await act(async () => {
      await result.current.run();
    });
    expect(result.current.error).toBe(ended);
    expect(onFailed).not.toHaveBeenCalled();
  });
});
