// Texts of the owner's email templates.
import { defineWords } from '../words.ts'
import en from './owner-emails/en.ts'

export const ownerEmailsWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>(['./owner-emails/*.ts', '!./owner-emails/en.ts']),
)
