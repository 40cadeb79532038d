// Typed arrays that grow, because the compiler reads millions of elements of unknown number. Three plain
// classes: a shared base would make every push polymorphic and take twice as long.

/** A larger array with the same first elements. Growing is rare, so all three classes share it. */
function enlarge<Numbers extends Int32Array | Float64Array | Uint8Array>(
  array: Numbers,
  length: number,
  capacity: number,
): Numbers {
  const Type = array.constructor as new (length: number) => Numbers
  const larger = new Type(Math.max(capacity, Math.ceil(array.length * 1.7)))
  larger.set(array.subarray(0, length))
  return larger
}

export class Ints {
  array: Int32Array
  length = 0
  constructor(capacity = 1024) {
    this.array = new Int32Array(capacity)
  }
  push(value: number): number {
    if (this.length === this.array.length) this.reserve(this.length + 1)
    this.array[this.length] = value
    return this.length++
  }
  reserve(capacity: number): void {
    if (capacity > this.array.length) this.array = enlarge(this.array, this.length, capacity)
  }
  /** A copy of the exact size. */
  toArray(): Int32Array<ArrayBuffer> {
    return this.array.slice(0, this.length)
  }
}

export class Floats {
  array: Float64Array
  length = 0
  constructor(capacity = 1024) {
    this.array = new Float64Array(capacity)
  }
  push(value: number): number {
    if (this.length === this.array.length) this.array = enlarge(this.array, this.length, this.length + 16)
    this.array[this.length] = value
    return this.length++
  }
  toArray(): Float64Array<ArrayBuffer> {
    return this.array.slice(0, this.length)
  }
}

export class Bytes {
  array: Uint8Array
  length = 0
  constructor(capacity = 1024) {
    this.array = new Uint8Array(capacity)
  }
  push(value: number): number {
    if (this.length === this.array.length) this.reserve(this.length + 1)
    this.array[this.length] = value
    return this.length++
  }
  reserve(capacity: number): void {
    if (capacity > this.array.length) this.array = enlarge(this.array, this.length, capacity)
  }
  toArray(): Uint8Array<ArrayBuffer> {
    return this.array.slice(0, this.length)
  }
}

/** Strings as numbers, each different one stored once. Number 0 is always ''. */
export class Strings {
  readonly list: string[] = ['']
  private readonly index = new Map<string, number>([['', 0]])
  id(text: string): number {
    const existing = this.index.get(text)
    if (existing !== undefined) return existing
    this.index.set(text, this.list.length)
    this.list.push(text)
    return this.list.length - 1
  }
}
