// Texts of the table of driving speeds.
import { defineWords } from '../words.ts'
import en from './speeds/en.ts'

export const speedsWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>(['./speeds/*.ts', '!./speeds/en.ts']),
)
