// Texts of the owner's try-out of the engine.
import { defineWords } from '../words.ts'
import en from './owner-ai-routes/en.ts'

export const ownerAiRoutesWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>([
    './owner-ai-routes/*.ts',
    '!./owner-ai-routes/en.ts',
  ]),
)
