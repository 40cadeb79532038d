// Texts of the frame around a portal's pages, and of panels and lists.
import { defineWords } from '../words.ts'
import en from './frame/en.ts'

export const frameWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>(['./frame/*.ts', '!./frame/en.ts']),
)
