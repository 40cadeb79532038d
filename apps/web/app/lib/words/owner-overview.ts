// Texts of the owner's overview.
import { defineWords } from '../words.ts'
import en from './owner-overview/en.ts'

export const ownerOverviewWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>(['./owner-overview/*.ts', '!./owner-overview/en.ts']),
)
