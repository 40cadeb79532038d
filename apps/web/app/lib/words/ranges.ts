// Texts of the hit rate of arrival ranges.
import { defineWords } from '../words.ts'
import en from './ranges/en.ts'

export const rangeWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>(['./ranges/*.ts', '!./ranges/en.ts']),
)
