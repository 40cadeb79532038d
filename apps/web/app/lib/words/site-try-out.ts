// Texts of the planner on the home page.
import { defineWords } from '../words.ts'
import en from './site-try-out/en.ts'

export const siteTryOutWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>(['./site-try-out/*.ts', '!./site-try-out/en.ts']),
)
