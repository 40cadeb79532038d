// Texts of the lines and the tax of invoices.
export default {
  // Lines
  period: '{plan}, {start} to {end}',
  unused: '{plan}, not used until {day}',
  until: '{plan}, until {day}',
  firstMonth: '{plan}, first month',
  firstYear: '{plan}, first year',
  oneMonth: '{plan}, one month',
  oneYear: '{plan}, one year',
  coupon: 'Coupon {code}, {discount} off',
  discount: '{amount} off',

  // Tax
  tax: 'Tax',
  vat: 'VAT',
  reverseCharge:
    'Reverse charge: the recipient of the service is liable for the VAT (Article 196 of Directive 2006/112/EC).',
} as const
