import { invoiceLineOf, REVERSE_CHARGE_NOTE } from '@dropwise/contracts'
import { expect, it } from 'vitest'
import { lineText, taxNote, taxText } from './invoice-lines.ts'

const old = (description: string) => ({ description, amountMinor: 1 })

it('writes the lines of an invoice in the language of its reader', () => {
  expect(
    lineText(invoiceLineOf('period', { plan: 'Pro', start: '2026-05-01', end: '2026-06-01' }, 1), 'de'),
  ).toBe('Pro, 1. Mai 2026 bis 1. Juni 2026')
  expect(
    lineText(invoiceLineOf('coupon', { code: 'SPRING', amountMinor: 1_250, currency: 'EUR' }, -1), 'de'),
  ).toBe('Gutschein SPRING, 12,50\u00a0€ Rabatt')
})

it('reads lines of older invoices', () => {
  expect(lineText(old('Pro, not used until 1 June 2026'), 'ja')).toBe('Pro、2026年6月1日までの未使用分')
  expect(lineText(old('Coupon SPRING, 20 % off'), 'fr')).toBe('Coupon SPRING, remise de 20 %')
  expect(lineText(old('Pro, first year'), 'zh')).toBe('Pro，首年')
})

it('leaves other lines and English as they were issued', () => {
  expect(lineText(old('Moving of data, by hand'), 'de')).toBe('Moving of data, by hand')
  expect(lineText(old('Pro, 1 May 2026 to 1 June 2026'), 'en-GB')).toBe('Pro, 1 May 2026 to 1 June 2026')
})

it('names the tax in the language of the reader, unless the owner named it', () => {
  const tax = (tax_label: string, tax_note = '') =>
    taxText({ tax_label, tax_percent: '8.50', tax_note }, 'de')
  expect(tax('Tax')).toBe('Steuer 8,5 %')
  expect(tax('MwSt.')).toBe('MwSt. 8,5 %')
  expect(tax('VAT', REVERSE_CHARGE_NOTE)).toBe('USt. 8,5 %')
  expect(taxNote(REVERSE_CHARGE_NOTE, 'de')).toContain('Steuerschuldnerschaft des Leistungsempfängers')
})
