// Texts of what is wrong with an import, and how a file was read.
import { defineWords } from '../words.ts'
import en from './import-problems/en.ts'

export const importProblemsWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>([
    './import-problems/*.ts',
    '!./import-problems/en.ts',
  ]),
)
