// Texts of the balance of drivers: in the office, on the phone, in planning.
import { defineWords } from '../words.ts'
import en from './fairness/en.ts'

export const fairnessWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>(['./fairness/*.ts', '!./fairness/en.ts']),
)
