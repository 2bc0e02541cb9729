import { createServer, connect, type AddressInfo, type Socket } from 'node:net';

/** A proxy on loopback that a test can cut, or make silent, as a network does. */
export class TcpGate {
  private readonly pairs = new Set<readonly [Socket, Socket]>();
  private isOpen = true;
  private readonly server = createServer((inside) => this.join(inside));

  constructor(private readonly target: { host: string; port: number }) {}

  async listen(): Promise<number> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return (this.server.address() as AddressInfo).port;
  }

  /** Breaks what is connected and refuses what comes. */
  cut(): void {
    this.isOpen = false;
    for (const pair of this.pairs) for (const socket of pair) socket.destroy();
  }

  /** Keeps what is connected and lets nothing through it any more; new connections work. */
  silence(): void {
    for (const pair of this.pairs) for (const socket of pair) socket.unpipe().pause();
  }

  mend(): void {
    this.isOpen = true;
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private join(inside: Socket): void {
    if (!this.isOpen) {
      inside.destroy();
      return;
    }
    const outside = connect(this.target);
    const pair = [inside, outside] as const;
    this.pairs.add(pair);
    for (const socket of pair) {
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        this.pairs.delete(pair);
        inside.destroy();
        outside.destroy();
      });
    }
    inside.pipe(outside).pipe(inside);
  }
}
