// Texts of the owner's view of the system.
import { defineWords } from '../words.ts'
import en from './owner-system/en.ts'

export const ownerSystemWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>(['./owner-system/*.ts', '!./owner-system/en.ts']),
)
