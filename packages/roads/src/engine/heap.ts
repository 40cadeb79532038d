// A binary heap of numbered items with integer keys, with decrease-key, in typed arrays.

export class Heap {
  size = 0
  private items: Int32Array
  private keys: Float64Array
  /** Each item's position in the heap; -1 outside. */
  private readonly place: Int32Array

  constructor(count: number) {
    this.items = new Int32Array(256)
    this.keys = new Float64Array(256)
    this.place = new Int32Array(count).fill(-1)
  }

  clear(): void {
    for (let i = 0; i < this.size; i++) this.place[this.items[i]] = -1
    this.size = 0
  }

  minKey(): number {
    return this.size > 0 ? this.keys[0] : Infinity
  }

  has(item: number): boolean {
    return this.place[item] >= 0
  }

  /** Adds the item, or moves it after a change of its key. */
  set(item: number, key: number): void {
    let at = this.place[item]
    if (at < 0) {
      at = this.size++
      if (at === this.items.length) this.grow()
      this.up(at, item, key)
      return
    }
    if (key < this.keys[at]) this.up(at, item, key)
    else this.down(at, item, key)
  }

  pop(): number {
    const top = this.items[0]
    this.place[top] = -1
    this.size--
    if (this.size > 0) this.down(0, this.items[this.size], this.keys[this.size])
    return top
  }

  private up(from: number, item: number, key: number): void {
    const { items, keys, place } = this
    let at = from
    while (at > 0) {
      const parent = (at - 1) >> 1
      if (keys[parent] <= key) break
      items[at] = items[parent]
      keys[at] = keys[parent]
      place[items[at]] = at
      at = parent
    }
    items[at] = item
    keys[at] = key
    place[item] = at
  }

  private down(from: number, item: number, key: number): void {
    const { items, keys, place, size } = this
    let at = from
    for (;;) {
      let child = 2 * at + 1
      if (child >= size) break
      if (child + 1 < size && keys[child + 1] < keys[child]) child++
      if (keys[child] >= key) break
      items[at] = items[child]
      keys[at] = keys[child]
      place[items[at]] = at
      at = child
    }
    items[at] = item
    keys[at] = key
    place[item] = at
  }

  private grow(): void {
    const items = new Int32Array(this.items.length * 2)
    items.set(this.items)
    this.items = items
    const keys = new Float64Array(this.keys.length * 2)
    keys.set(this.keys)
    this.keys = keys
  }
}
