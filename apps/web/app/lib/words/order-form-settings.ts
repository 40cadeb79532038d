// Texts of the settings of an order form and of the requests that it brings.
import { defineWords } from '../words.ts'
import en from './order-form-settings/en.ts'

export const orderFormSettingsWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>([
    './order-form-settings/*.ts',
    '!./order-form-settings/en.ts',
  ]),
)
