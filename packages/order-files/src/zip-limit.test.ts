// Archives are measured by unpacking, whatever sizes they declare.
import { zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { findZipRefusal } from './zip-limit.ts'

const LIMIT = 200_000
const packed = (...sizes: number[]) =>
  zipSync(Object.fromEntries(sizes.map((size, i) => [`part-${i}.xml`, new Uint8Array(size)])))

/** Declares in both places that each part unpacks to one byte. */
function lie(archive: Uint8Array): Uint8Array {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength)
  for (let at = 0; at < archive.length - 4; at += 1) {
    const mark = view.getUint32(at, true)
    if (mark === 0x04034b50) view.setUint32(at + 22, 1, true)
    if (mark === 0x02014b50) view.setUint32(at + 24, 1, true)
  }
  return archive
}

it.each([
  ['one part of the limit', [LIMIT], null],
  ['one part of a byte more', [LIMIT + 1], 'too_large'],
  ['parts that are the limit together', [LIMIT / 2, LIMIT / 2], null],
  ['parts that are a byte more together', [LIMIT / 2, LIMIT / 2 + 1], 'too_large'],
] as const)('of %s', (_what, sizes, refusal) => {
  expect(findZipRefusal(packed(...sizes), LIMIT)).toBe(refusal)
  expect(findZipRefusal(lie(packed(...sizes)), LIMIT)).toBe(refusal)
})

it('stored as they are count too', () => {
  const stored = zipSync({ a: new Uint8Array(LIMIT + 1) }, { level: 0 })
  expect(findZipRefusal(stored, LIMIT)).toBe('too_large')
})

it('cut short are damaged', () => {
  const archive = packed(1_000)
  expect(findZipRefusal(archive.subarray(0, 40), LIMIT)).toBe('damaged')
})
