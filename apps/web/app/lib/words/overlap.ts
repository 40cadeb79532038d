// Texts of overlapping and compact routes.
import { defineWords } from '../words.ts'
import en from './overlap/en.ts'

export const overlapWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>(['./overlap/*.ts', '!./overlap/en.ts']),
)
