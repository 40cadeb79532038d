// Texts of the owner's map regions.
import { defineWords } from '../words.ts'
import en from './owner-regions/en.ts'

export const ownerRegionsWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>(['./owner-regions/*.ts', '!./owner-regions/en.ts']),
)
