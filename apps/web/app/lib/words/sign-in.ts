// Texts of sign-in, of a forgotten password, and of the driver's sign-in by code.
import { defineWords } from '../words.ts'
import en from './sign-in/en.ts'

export const signInWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>(['./sign-in/*.ts', '!./sign-in/en.ts']),
)
