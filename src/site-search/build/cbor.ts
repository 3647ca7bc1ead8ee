/**
 * The part of CBOR (RFC 8949) that Pagefind's index is made of: integers, texts and arrays whose length comes first.
 * Reads in place: an index of 10,000 posts holds six million numbers, which need not become objects.
 */

const NEGATIVE = 1;
const TEXT = 3;
const ARRAY = 4;

export type Value = number | string | readonly Value[];

/** @throws {Error} where the bytes end early or hold anything else */
export class CborReader {
  readonly bytes: Buffer;
  at = 0;
  #type = 0;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }

  /** Reads the head of an item and returns its argument: a number, or the length of what follows. */
  head(): number {
    const first = this.bytes.readUInt8(this.at);
    const size = first & 31;
    this.#type = first >> 5;
    this.at += 1;
    if (size < 24) return size;
    if (size > 26) throw new Error(`CBOR: size ${size} is not one of Pagefind's.`);
    const length = 1 << (size - 24);
    this.at += length;
    return this.bytes.readUIntBE(this.at - length, length);
  }

  /** Passes an array of integers by. Returns their number. */
  skipIntegers(): number {
    const count = this.head();
    for (let left = count; left > 0; left -= 1) this.head();
    return count;
  }

  /** UTF-8, as it stands. */
  textBytes(): Buffer {
    const length = this.head();
    this.at += length;
    if (this.at > this.bytes.length) throw new RangeError('CBOR: a text ends early.');
    return this.bytes.subarray(this.at - length, this.at);
  }

  value(): Value {
    const { at } = this;
    const argument = this.head();
    if (this.#type === NEGATIVE) return -1 - argument;
    if (this.#type === ARRAY) return Array.from({ length: argument }, () => this.value());
    if (this.#type !== TEXT) return argument;
    this.at = at;
    return this.textBytes().toString('utf8');
  }
}

export class CborWriter {
  #bytes = Buffer.allocUnsafe(1 << 16);
  #length = 0;

  /** Room for bytes. Returns where it begins. */
  #extend(by: number): number {
    const at = this.#length;
    this.#length += by;
    if (this.#length > this.#bytes.length) {
      const larger = Buffer.allocUnsafe(2 * this.#length);
      this.#bytes.copy(larger, 0, 0, at);
      this.#bytes = larger;
    }
    return at;
  }

  head(type: number, argument: number): void {
    const length = argument < 24 ? 0 : argument < 256 ? 1 : argument < 65_536 ? 2 : 4;
    const at = this.#extend(1 + length);
    const short = length === 0 ? argument : 24 + Math.log2(length);
    this.#bytes.writeUInt8((type << 5) | short, at);
    if (length > 0) this.#bytes.writeUIntBE(argument, at + 1, length);
  }

  /** Head of an array whose items follow. */
  array(length: number): void {
    this.head(ARRAY, length);
  }

  text(utf8: Buffer): void {
    this.head(TEXT, utf8.length);
    this.raw(utf8, 0, utf8.length);
  }

  /** Encoded items, as they stand elsewhere. */
  raw(source: Buffer, from: number, to: number): void {
    const at = this.#extend(to - from);
    source.copy(this.#bytes, at, from, to);
  }

  value(value: Value): void {
    if (typeof value === 'string') this.text(Buffer.from(value));
    else if (typeof value !== 'number') {
      this.array(value.length);
      for (const item of value) this.value(item);
    } else if (value < 0) this.head(NEGATIVE, -1 - value);
    else this.head(0, value);
  }

  done(): Buffer {
    return this.#bytes.subarray(0, this.#length);
  }
}
