// Time-ordered ids made here, in the order of a file's rows, so that sorting by id is sorting by file order.
import { randomBytes } from 'node:crypto'

let lastMs = 0
let counter = 0

/** A UUID v7 (RFC 9562, 5.7 and 6.2 method 1): milliseconds, then a counter that makes each id larger than the one before. */
export function orderedId(now: number): string {
  if (now > lastMs) {
    lastMs = now
    counter = 0
  } else {
    counter += 1
    if (counter > 0xfff) {
      lastMs += 1
      counter = 0
    }
  }
  const time = lastMs.toString(16).padStart(12, '0')
  const random = randomBytes(8)
  random[0] = (random[0]! & 0x3f) | 0x80
  const tail = random.toString('hex')
  const middle = `7${counter.toString(16).padStart(3, '0')}`
  return `${time.slice(0, 8)}-${time.slice(8)}-${middle}-${tail.slice(0, 4)}-${tail.slice(4)}`
}
