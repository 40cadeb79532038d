import { expect, it } from 'vitest'
import { lineText } from './invoice-lines.ts'

it('writes the lines of an invoice in the language of its reader', () => {
  expect(lineText('Pro, 1 May 2026 to 1 June 2026', 'de')).toBe('Pro, 1. Mai 2026 bis 1. Juni 2026')
  expect(lineText('Pro, not used until 1 June 2026', 'ja')).toBe('Pro、2026年6月1日までの未使用分')
  expect(lineText('Coupon SPRING, 20 % off', 'fr')).toBe('Coupon SPRING, remise de 20 %')
  expect(lineText('Pro, first year', 'zh')).toBe('Pro，首年')
})

it('leaves other lines and English as they were issued', () => {
  expect(lineText('Moving of data, by hand', 'de')).toBe('Moving of data, by hand')
  expect(lineText('Pro, 1 May 2026 to 1 June 2026', 'en-GB')).toBe('Pro, 1 May 2026 to 1 June 2026')
})
