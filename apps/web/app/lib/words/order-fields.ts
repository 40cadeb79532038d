// Names of an order's fields, values and states.
import { defineWords } from '../words.ts'
import en from './order-fields/en.ts'

export const orderFieldWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>(['./order-fields/*.ts', '!./order-fields/en.ts']),
)
