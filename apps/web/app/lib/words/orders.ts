// Texts of the orders screen, its panels and dialogs.
import { defineWords } from '../words.ts'
import en from './orders/en.ts'

export const ordersWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>(['./orders/*.ts', '!./orders/en.ts']),
)
