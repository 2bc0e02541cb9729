import { clientNetwork } from './rate-limiter';

describe('the network of a client', () => {
  it.each([
    ['190.12.4.7', '190.12.4.7'],
    ['::ffff:190.12.4.7', '190.12.4.7'],
    ['2001:db8:0:7:aaaa:bbbb:cccc:dddd', '2001:db8:0:7::/64'],
    ['2001:0DB8:0000:0007::1', '2001:db8:0:7::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('of %s is %s', (address, network) => {
    expect(clientNetwork(address)).toBe(network);
  });
});
