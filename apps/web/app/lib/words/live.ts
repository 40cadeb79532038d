// Texts of the running day.
import { defineWords } from '../words.ts'
import en from './live/en.ts'

export const liveWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>(['./live/*.ts', '!./live/en.ts']),
)
