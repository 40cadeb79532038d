// Reasons why an order is not in a plan.
import { defineWords } from '../words.ts'
import en from './unserved/en.ts'

export const unservedWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>(['./unserved/*.ts', '!./unserved/en.ts']),
)
