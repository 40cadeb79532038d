// Texts about vans on the road, on Live and the overview.
import { defineWords } from '../words.ts'
import en from './van/en.ts'

export const vanWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>(['./van/*.ts', '!./van/en.ts']),
)
