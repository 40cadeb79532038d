// Tests digits of other scripts.
import { expect, it } from 'vitest'
import { plainDigits } from './digits.ts'

it('writes digits of any script as 0 to 9', () => {
  expect(plainDigits('٢٠٢٦-١٢-٠٢')).toBe('2026-12-02')
  expect(plainDigits('۱۲۳ １２３ १२३')).toBe('123 123 123')
  expect(plainDigits('12 Ærø Straße')).toBe('12 Ærø Straße')
})
