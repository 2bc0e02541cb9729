import dns from 'node:dns';
import { Socket } from 'node:net';

/** Who this process tried to reach beside itself; until `release` nobody gets further than the attempt. */
export interface NetworkGuard {
  readonly tried: string[];
  release: () => void;
}

const ITSELF = /^(?:localhost|127(?:\.\d{1,3}){3}|::1|::ffff:127(?:\.\d{1,3}){3})$/;

/** Holds every connection and every look-up of a name that leads away from this machine. */
export function guardNetwork(): NetworkGuard {
  const tried: string[] = [];
  const check = (host: string): void => {
    if (ITSELF.test(host)) return;
    tried.push(host);
    throw new Error('the network is guarded');
  };
  const { connect } = Socket.prototype;
  const spies = [
    jest.spyOn(Socket.prototype, 'connect').mockImplementation(function (
      this: Socket,
      ...args: unknown[]
    ) {
      check(hostOf(args));
      return Reflect.apply(connect, this, args) as Socket;
    }),
    ...guardNames(check),
  ];
  return { tried, release: () => spies.forEach((spy) => spy.mockRestore()) };
}

/** The real ones are never needed: what is asked by number is not looked up. */
function guardNames(check: (host: string) => void) {
  const { lookup } = dns;
  return [
    jest.spyOn(dns, 'lookup').mockImplementation((host: string, ...rest: unknown[]) => {
      check(host);
      return Reflect.apply(lookup, dns, [host, ...rest]) as unknown;
    }),
    jest.spyOn(dns, 'resolve').mockImplementation(check),
    jest.spyOn(dns.promises, 'lookup').mockImplementation(async (host: string) => {
      check(host);
      return { address: '127.0.0.1', family: 4 };
    }),
  ];
}

/** `connect(options)`, `connect(port, host)`, `connect(path)`, and the list that Node makes of each. */
function hostOf([first, second]: unknown[]): string {
  const target: unknown = Array.isArray(first) ? first[0] : first;
  if (typeof target === 'object' && target !== null) {
    const { host, path } = target as { host?: string; path?: string };
    return path ? 'localhost' : (host ?? 'localhost');
  }
  return typeof second === 'string' ? second : 'localhost';
}
