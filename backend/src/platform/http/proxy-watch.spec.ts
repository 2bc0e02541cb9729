import { Logger } from '@nestjs/common';
import type { Request, Response } from 'express';
import { loadConfig } from '../config';
import { ProxyWatch } from './proxy-watch';

const THROUGH = { 'x-forwarded-for': '190.12.0.7' };

describe('a proxy that is not trusted', () => {
  const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
  beforeEach(() => warn.mockClear());
  afterAll(() => warn.mockRestore());

  function seen(env: Record<string, string>, ...requests: Request['headers'][]): ProxyWatch {
    const watch = new ProxyWatch(loadConfig(env));
    for (const headers of requests) {
      watch.middleware({ headers } as Request, {} as Response, () => undefined);
    }
    return watch;
  }

  it('is told once, however many requests come through it', () => {
    expect(seen({}, {}, THROUGH, THROUGH).isUntrusted).toBe(true);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('TRUST_PROXY=true'));
  });

  it.each([
    [{}, {}],
    [{ TRUST_PROXY: 'true' }, THROUGH],
  ])('is none with %j and %j', (env, headers) => {
    expect(seen(env, headers).isUntrusted).toBe(false);
    expect(warn).not.toHaveBeenCalled();
  });
});
