// Texts of reports: measures with their definitions, the builder, saved reports.
import { defineWords } from '../words.ts'
import en from './reports/en.ts'

export const reportWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>(['./reports/*.ts', '!./reports/en.ts']),
)
