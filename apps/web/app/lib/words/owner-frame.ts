// Texts of the frame around the owner's portal, and of ages.
import { defineWords } from '../words.ts'
import en from './owner-frame/en.ts'

export const ownerFrameWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>(['./owner-frame/*.ts', '!./owner-frame/en.ts']),
)
