// Texts of the diagnostic pages and their report.
import { defineWords } from '../words.ts'
import en from './diagnostics/en.ts'

export const diagnosticsWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>(['./diagnostics/*.ts', '!./diagnostics/en.ts']),
)
