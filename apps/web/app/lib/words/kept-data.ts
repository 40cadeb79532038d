// Names of stored data, for lists of personal data.
import { defineWords } from '../words.ts'
import en from './kept-data/en.ts'

export const keptDataWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>(['./kept-data/*.ts', '!./kept-data/en.ts']),
)
