import { Socket } from 'node:net';
import {
  expectWellFormed,
  startEngineWorld,
  type EngineWorld,
  type ProcessorSetup,
} from '../../../test/support/vendors/engine-world';
import { describeVendor } from './vendor.contract';

/** What every engine keeps, with a vendor or without (reliability R8, F8, P4, P5, P8, P9). */
export function describeProcessor(name: string, setup: ProcessorSetup): void {
  describe(`${name} as an engine`, () => {
    let world: EngineWorld;
    beforeAll(async () => (world = await startEngineWorld(setup)));
    afterAll(() => world.close());
    beforeEach(() => {
      world.server.received.length = 0;
      const { wire } = setup.vendor ?? {};
      if (wire) world.server.behave(wire.reading({ 'totales.total': '10.00' }));
    });

    it('is there, and asks nobody to know it', () => {
      const connect = jest.spyOn(Socket.prototype, 'connect');
      expect(world.create().availability()).toEqual({ available: true });
      expect(connect).not.toHaveBeenCalled();
      connect.mockRestore();
    });

    it('reads a page into texts at legal paths and says what that took', async () => {
      const raw = await world.create().extract(world.input, new AbortController().signal);
      expect(raw.fields.find(({ path }) => path === 'totales.total')?.text).toBe('10.00');
      expectWellFormed(raw);
      expect(raw.usage.requests ?? 0).toBe(world.server.received.length);
      expect(raw.usage.ms).toBeGreaterThanOrEqual(0);
    });

    it('reads the same page twice alike, and two at a time', async () => {
      const engine = world.create();
      const read = () => engine.extract(world.input, new AbortController().signal);
      const [first, second] = await Promise.all([read(), read()]);
      expect(second.fields).toEqual(first.fields);
      expect((await read()).fields).toEqual(first.fields);
    });

    it('does not begin when it was cancelled before', async () => {
      const reason = new Error('cancelled by a person');
      const run = world.create().extract(world.input, AbortSignal.abort(reason));
      await expect(run).rejects.toBe(reason);
      expect(world.server.received).toEqual([]);
    });

    if (setup.vendor) describeVendor(setup.vendor, () => world);
  });
}
