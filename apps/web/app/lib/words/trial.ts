// Texts of a trial's state.
import { defineWords } from '../words.ts'
import en from './trial/en.ts'

export const trialWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>(['./trial/*.ts', '!./trial/en.ts']),
)
