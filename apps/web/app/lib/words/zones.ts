// Texts of the zones.
import { defineWords } from '../words.ts'
import en from './zones/en.ts'

export const zonesWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>(['./zones/*.ts', '!./zones/en.ts']),
)
