const ZERO = 0x00;
const ESCAPED = 0xff;
const END = 0x01;

/** Builds one order-preserving key; grows as needed. */
export class KeyWriter {
  private buffer = Buffer.allocUnsafe(128);
  private length = 0;

  byte(value: number): void {
    this.reserve(1);
    this.buffer[this.length++] = value;
  }

  bytes(value: Uint8Array): void {
    this.reserve(value.length);
    this.buffer.set(value, this.length);
    this.length += value.length;
  }

  /** Text that may hold zero bytes, ended so that a prefix sorts before what continues it. */
  text(value: string): void {
    const utf8 = Buffer.from(value, 'utf8');
    if (!utf8.includes(0)) this.bytes(utf8);
    else for (const byte of utf8) this.escaped(byte);
    this.byte(ZERO);
    this.byte(END);
  }

  uint32(value: number): void {
    this.reserve(4);
    this.length = this.buffer.writeUInt32BE(value >>> 0, this.length);
  }

  uint64(value: bigint): void {
    this.reserve(8);
    this.length = this.buffer.writeBigUInt64BE(value, this.length);
  }

  /** A double so that byte order is numeric order; NaN comes first. */
  double(value: number): void {
    this.reserve(8);
    const at = this.length;
    this.length += 8;
    if (Number.isNaN(value)) {
      this.buffer.fill(0, at, at + 8);
      return;
    }
    this.buffer.writeDoubleBE(value === 0 ? 0 : value, at);
    const isNegative = (this.buffer.readUInt8(at) & 0x80) !== 0;
    if (!isNegative) this.buffer.writeUInt8(this.buffer.readUInt8(at) | 0x80, at);
    else this.invert(at);
  }

  /** Inverts every byte from a position on, which turns the order round. */
  invert(from: number): void {
    for (let at = from; at < this.length; at += 1)
      this.buffer.writeUInt8(0xff - this.buffer.readUInt8(at), at);
  }

  get position(): number {
    return this.length;
  }

  finish(): Buffer {
    return Buffer.from(this.buffer.subarray(0, this.length));
  }

  private escaped(byte: number): void {
    this.byte(byte);
    if (byte === ZERO) this.byte(ESCAPED);
  }

  private reserve(bytes: number): void {
    if (this.length + bytes <= this.buffer.length) return;
    const grown = Buffer.allocUnsafe(Math.max(this.buffer.length * 2, this.length + bytes));
    this.buffer.copy(grown, 0, 0, this.length);
    this.buffer = grown;
  }
}
