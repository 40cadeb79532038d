// Texts of a company's settings and rules.
import { defineWords } from '../words.ts'
import en from './settings/en.ts'

export const settingsWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>(['./settings/*.ts', '!./settings/en.ts']),
)
