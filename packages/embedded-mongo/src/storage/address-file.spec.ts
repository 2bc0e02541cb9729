import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AddressFile } from './address-file';

describe('the address of a served folder', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'foliado-address-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is read by its owner alone, until it is removed', () => {
    const file = new AddressFile(folder);
    expect(file.read()).toBeNull();
    file.write('mongodb://127.0.0.1:1/x');
    expect(file.read()).toBe('mongodb://127.0.0.1:1/x');
    expect(statSync(join(folder, 'store.address')).mode & 0o777).toBe(0o600);
    file.remove();
    expect(file.read()).toBeNull();
  });

  it('is not written when it cannot be, and nobody is kept from being served', () => {
    const file = new AddressFile(join(folder, 'none'));
    expect(() => file.write('mongodb://127.0.0.1:1/x')).not.toThrow();
    expect(file.read()).toBeNull();
  });
});
