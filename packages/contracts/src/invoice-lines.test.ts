import { expect, it } from 'vitest'
import { invoiceLineOf, invoiceLineText } from './invoice-lines.ts'

const period = { plan: 'Pro', start: '2026-05-01', end: '2026-06-01' }

it('writes a line as a code with values, beside its English sentence', () => {
  expect(invoiceLineOf('period', period, 9_900)).toEqual({
    description: 'Pro, 1 May 2026 to 1 June 2026',
    amountMinor: 9_900,
    code: 'period',
    values: period,
  })
  const coupon = (values: object) => invoiceLineOf('coupon', values, -500).description
  expect(coupon({ code: 'SPRING', percent: 12.5 })).toBe('Coupon SPRING, 12.5 % off')
  expect(coupon({ code: 'SPRING', amountMinor: 500, currency: 'USD' })).toBe('Coupon SPRING, $5.00 off')
})

it.each([
  ['Pro, 1 May 2026 to 1 June 2026', 'period', period],
  ['Pro, not used until 1 June 2026', 'unused', { plan: 'Pro', day: '2026-06-01' }],
  ['Pro, until 1 June 2026', 'until', { plan: 'Pro', day: '2026-06-01' }],
  ['Pro, first year', 'firstYear', { plan: 'Pro' }],
  ['Coupon SPRING, 20 % off', 'coupon', { code: 'SPRING', percent: 20 }],
  ['Coupon SPRING, $5.00 off', 'coupon', { code: 'SPRING', discount: '$5.00' }],
])('reads an older line: %s', (description, code, values) => {
  expect(invoiceLineText({ description, amountMinor: 1 })).toEqual({ code, values })
})

it('has no code for lines of others', () => {
  expect(invoiceLineText({ description: 'Moving of data, by hand', amountMinor: 1 })).toBeNull()
})
