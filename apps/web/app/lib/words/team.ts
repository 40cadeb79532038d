// Texts of the company's team.
import { defineWords } from '../words.ts'
import en from './team/en.ts'

export const teamWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>(['./team/*.ts', '!./team/en.ts']),
)
