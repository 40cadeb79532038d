// Texts of driver pay: statements, rules, corrections; in the office and on the driver's phone.
import { defineWords } from '../words.ts'
import en from './pay/en.ts'

export const payWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>(['./pay/*.ts', '!./pay/en.ts']),
)
