// Texts of finding, exporting and erasing a person.
import { defineWords } from '../words.ts'
import en from './persons/en.ts'

export const personsWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>(['./persons/*.ts', '!./persons/en.ts']),
)
