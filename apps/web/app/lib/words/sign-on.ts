// Texts of the settings of single sign-on.
import { defineWords } from '../words.ts'
import en from './sign-on/en.ts'

export const signOnWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>(['./sign-on/*.ts', '!./sign-on/en.ts']),
)
