// A value of a company's own field of orders, in the language of the page.
import { shownValue, type CustomField } from '@dropwise/contracts'
import { dayLong } from './format.ts'
import { commonWords as words } from './words/common.ts'

export const customValueText = (field: Pick<CustomField, 'type'> & { value: string }): string =>
  shownValue(field, { yes: words('yes'), no: words('no'), day: dayLong })
