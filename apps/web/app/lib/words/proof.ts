// Texts of what a driver said about an order.
import { defineWords } from '../words.ts'
import en from './proof/en.ts'

export const proofWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>(['./proof/*.ts', '!./proof/en.ts']),
)
