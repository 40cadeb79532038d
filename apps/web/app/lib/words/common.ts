// Texts around figures, and of what stands on every page behind sign-in.
import { defineWords } from '../words.ts'
import en from './common/en.ts'

export const commonWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>(['./common/*.ts', '!./common/en.ts']),
)
