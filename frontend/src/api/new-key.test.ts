import { newKey } from './new-key';

it('makes a key also where the browser has none to give, another each time', () => {
  const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
  const keys = Array.from({ length: 50 }, newKey);
  for (const key of keys) expect(key).toMatch(uuid);
  expect(new Set(keys).size).toBe(50);
});
