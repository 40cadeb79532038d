// The house keeps its own rules: who imports whom, and pages that are written from code.
import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { findBreaches } from './boundaries.ts'
import { errorsPage } from './errors-doc.ts'

describe('the house', () => {
  it('keeps its boundaries', () => {
    expect(findBreaches()).toEqual([])
  })

  it('lists every error in docs/errors.md (node scripts/errors-doc.ts writes it)', async () => {
    expect(await readFile(new URL('../docs/errors.md', import.meta.url), 'utf8')).toBe(errorsPage())
  })
})
