// Brazilian Portuguese texts of the lines and the tax of invoices.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Lines
  period: '{plan}, de {start} a {end}',
  unused: '{plan}, não usado até {day}',
  until: '{plan}, até {day}',
  firstMonth: '{plan}, primeiro mês',
  firstYear: '{plan}, primeiro ano',
  oneMonth: '{plan}, um mês',
  oneYear: '{plan}, um ano',
  coupon: 'Cupom {code}, {discount} de desconto',
  discount: '{amount} de desconto',

  // Tax
  tax: 'Imposto',
  vat: 'IVA',
  reverseCharge:
    'Autoliquidação: o IVA é devido pelo destinatário do serviço (artigo 196 da Diretiva 2006/112/CE).',
} satisfies Translation<typeof en>
