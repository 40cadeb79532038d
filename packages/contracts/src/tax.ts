// Tax on the platform's invoices: countries, formats of tax numbers, and the rate for a buyer. Pure.

/** Countries that share one system of value added tax. A business buyer in another country of them pays the tax itself (reverse charge). */
export const EU_COUNTRIES: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
)

interface NumberFormat {
  pattern: RegExp
  example: string
}

/** Written without spaces, dots and hyphens. Greece writes EL. */
const TAX_NUMBERS: Readonly<Record<string, NumberFormat>> = {
  AT: { pattern: /^ATU\d{8}$/, example: 'ATU12345678' },
  AU: { pattern: /^\d{11}$/, example: '51824753556' },
  BE: { pattern: /^BE[01]\d{9}$/, example: 'BE0123456789' },
  BG: { pattern: /^BG\d{9,10}$/, example: 'BG123456789' },
  CA: { pattern: /^\d{9}RT\d{4}$/, example: '123456789RT0001' },
  CH: { pattern: /^CHE\d{9}(MWST|TVA|IVA)?$/, example: 'CHE123456789MWST' },
  CY: { pattern: /^CY\d{8}[A-Z]$/, example: 'CY12345678L' },
  CZ: { pattern: /^CZ\d{8,10}$/, example: 'CZ12345678' },
  DE: { pattern: /^DE[1-9]\d{8}$/, example: 'DE123456789' },
  DK: { pattern: /^DK\d{8}$/, example: 'DK12345678' },
  EE: { pattern: /^EE\d{9}$/, example: 'EE123456789' },
  ES: { pattern: /^ES([A-Z]\d{7}[A-Z0-9]|\d{8}[A-Z])$/, example: 'ESB12345678' },
  FI: { pattern: /^FI\d{8}$/, example: 'FI12345678' },
  FR: { pattern: /^FR[A-HJ-NP-Z0-9]{2}\d{9}$/, example: 'FR12345678901' },
  GB: { pattern: /^GB(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/, example: 'GB123456789' },
  GR: { pattern: /^EL\d{9}$/, example: 'EL123456789' },
  HR: { pattern: /^HR\d{11}$/, example: 'HR12345678901' },
  HU: { pattern: /^HU\d{8}$/, example: 'HU12345678' },
  IE: { pattern: /^IE(\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/, example: 'IE1234567A' },
  IT: { pattern: /^IT\d{11}$/, example: 'IT12345678901' },
  LT: { pattern: /^LT(\d{9}|\d{12})$/, example: 'LT123456789' },
  LU: { pattern: /^LU\d{8}$/, example: 'LU12345678' },
  LV: { pattern: /^LV\d{11}$/, example: 'LV12345678901' },
  MT: { pattern: /^MT\d{8}$/, example: 'MT12345678' },
  NL: { pattern: /^NL\d{9}B\d{2}$/, example: 'NL123456789B01' },
  NO: { pattern: /^(NO)?\d{9}(MVA)?$/, example: 'NO123456789MVA' },
  NZ: { pattern: /^\d{8,9}$/, example: '123456789' },
  PL: { pattern: /^PL\d{10}$/, example: 'PL1234567890' },
  PT: { pattern: /^PT\d{9}$/, example: 'PT123456789' },
  RO: { pattern: /^RO[1-9]\d{1,9}$/, example: 'RO1234567890' },
  SE: { pattern: /^SE\d{10}01$/, example: 'SE123456789001' },
  SI: { pattern: /^SI[1-9]\d{7}$/, example: 'SI12345678' },
  SK: { pattern: /^SK[1-9]\d{9}$/, example: 'SK1234567890' },
  US: { pattern: /^\d{9}$/, example: '12-3456789' },
}

/** A tax number without the spaces, dots and hyphens that people write in it. */
export const plainTaxNumber = (text: string): string => text.replaceAll(/[\s.\-/]/g, '').toUpperCase()

/** The error in a tax number; null when its country has no known format. An empty number is no error. */
export function taxNumberFault(country: string, text: string): string | null {
  const format = TAX_NUMBERS[country]
  if (!format || text.trim() === '' || format.pattern.test(plainTaxNumber(text))) return null
  return `A tax number of this country looks like ${format.example}`
}

/** The tax of an owner who did not name it: readers get their own word for it. */
export const UNNAMED_TAX = 'Tax'

/** On invoices with a reverse charge. */
export const VAT = 'VAT'

export interface TaxRate {
  country: string
  label: string
  percent: number
}

export interface TaxRules {
  sellerCountry: string
  /** For buyers without a country, and in the seller's country unless a rate names it. */
  taxLabel: string
  taxPercent: number
  taxRates: readonly TaxRate[]
}

export interface TaxOnInvoice {
  label: string
  percent: number
  /** Sentence that the law requires on the invoice; empty for none. */
  note: string
}

export const REVERSE_CHARGE_NOTE =
  'Reverse charge: the recipient of the service is liable for the VAT (Article 196 of Directive 2006/112/EC).'

/** The tax that the seller's rules put on an invoice for a buyer. */
export function taxFor(rules: TaxRules, buyer: { country: string; taxId: string }): TaxOnInvoice {
  const ordinary = { label: rules.taxLabel, percent: rules.taxPercent, note: '' }
  if (buyer.country === '') return ordinary
  const bothInEu = EU_COUNTRIES.has(rules.sellerCountry) && EU_COUNTRIES.has(buyer.country)
  const isAbroad = buyer.country !== rules.sellerCountry
  const hasNumber = buyer.taxId.trim() !== '' && taxNumberFault(buyer.country, buyer.taxId) === null
  if (bothInEu && isAbroad && hasNumber) return { label: VAT, percent: 0, note: REVERSE_CHARGE_NOTE }
  const rate = rules.taxRates.find(({ country }) => country === buyer.country)
  if (rate) return { label: rate.label, percent: rate.percent, note: '' }
  // If the seller's country is unknown, the sale counts as domestic. Consumers within the EU pay the seller's rate.
  if (rules.sellerCountry === '' || !isAbroad || bothInEu) return ordinary
  return { label: rules.taxLabel, percent: 0, note: '' }
}
