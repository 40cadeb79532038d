// Texts around figures, and of the frame around every signed-in page.
import { defineWords } from '../words.ts'
import en from './common/en.ts'

export const commonWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>(['./common/*.ts', '!./common/en.ts']),
)
