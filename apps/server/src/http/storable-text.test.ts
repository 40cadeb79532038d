// Unstorable text is found wherever it stands in a request.
import { describe, expect, it } from 'vitest'
import { findUnstorable } from './storable-text.ts'

describe('text that PostgreSQL cannot store', () => {
  it.each([
    [{ body: { name: 'a\0b' } }, 'name'],
    [{ body: { rows: [{ note: 'fine' }, { note: '\ud800' }] } }, 'rows.1.note'],
    [{ body: { custom: { 'a\0': 'key' } } }, 'custom'],
    [{ query: { q: '\0' } }, 'q'],
    [{ params: { id: 'x\udfff' } }, 'id'],
  ])('is found in %j', (parts, field) => {
    expect(findUnstorable(parts)).toBe(field)
  })

  it('is not seen in pairs, in numbers and in files', () => {
    const body = { name: '🚚', lines: [1, null, true, 'a\tb'], file: Buffer.from([0]) }
    expect(findUnstorable({ body, query: {}, params: undefined })).toBeUndefined()
  })

  it('is found at any depth', () => {
    let body: unknown = '\0'
    for (let depth = 0; depth < 50_000; depth += 1) body = [body]
    expect(findUnstorable({ body })).toMatch(/^0(\.0)+$/)
  })
})
