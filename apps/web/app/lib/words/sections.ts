// Texts of the sections of a company's settings.
import { defineWords } from '../words.ts'
import en from './sections/en.ts'

export const sectionsWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>(['./sections/*.ts', '!./sections/en.ts']),
)
