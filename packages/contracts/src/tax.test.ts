import { expect, it } from 'vitest'
import { EU_COUNTRIES, REVERSE_CHARGE_NOTE, taxFor, taxNumberFault } from './tax.ts'

const rules = {
  sellerCountry: 'DE',
  taxLabel: 'USt.',
  taxPercent: 19,
  taxRates: [
    { country: 'GB', label: 'VAT', percent: 20 },
    { country: 'US', label: 'Sales tax', percent: 0 },
    { country: 'FR', label: 'TVA', percent: 20 },
  ],
}

it.each([
  ['DE', 'DE123456789', 'USt.', 19, ''],
  ['DE', '', 'USt.', 19, ''],
  ['AT', 'ATU12345678', 'VAT', 0, REVERSE_CHARGE_NOTE],
  ['AT', '', 'USt.', 19, ''],
  ['AT', 'ATU1', 'USt.', 19, ''],
  ['FR', '', 'TVA', 20, ''],
  ['GB', 'GB123456789', 'VAT', 20, ''],
  ['US', '12-3456789', 'Sales tax', 0, ''],
  ['JP', '', 'USt.', 0, ''],
  ['', '', 'USt.', 19, ''],
])('[M89] taxes a buyer in "%s" with number "%s" as %s %d %%', (country, taxId, label, percent, note) => {
  expect(taxFor(rules, { country, taxId })).toEqual({ label, percent, note })
})

it('[M89] checks tax numbers by the format of their country', () => {
  expect(taxNumberFault('DE', 'DE 123 456 789')).toBeNull()
  expect(taxNumberFault('DE', 'de123456789')).toBeNull()
  expect(taxNumberFault('DE', 'ATU12345678')).toContain('DE123456789')
  expect(taxNumberFault('GR', 'GR123456789')).toContain('EL123456789')
  expect(taxNumberFault('CH', 'CHE-123.456.789 MWST')).toBeNull()
  expect(taxNumberFault('JP', 'anything')).toBeNull()
  expect(taxNumberFault('DE', ' ')).toBeNull()
})

it('has a format for the numbers of every country of the EU', () => {
  for (const country of EU_COUNTRIES) expect(taxNumberFault(country, '?'), country).not.toBeNull()
})
