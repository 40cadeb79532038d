// Texts of the list of routes.
import { defineWords } from '../words.ts'
import en from './routes/en.ts'

export const routesWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>(['./routes/*.ts', '!./routes/en.ts']),
)
