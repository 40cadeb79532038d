// Texts of the map.
import { defineWords } from '../words.ts'
import en from './map/en.ts'

export const mapWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>(['./map/*.ts', '!./map/en.ts']),
)
