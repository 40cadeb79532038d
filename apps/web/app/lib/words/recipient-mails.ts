// Texts of mails and messages to recipients, and of their editors.
import { defineWords } from '../words.ts'
import en from './recipient-mails/en.ts'

export const recipientMailsWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>([
    './recipient-mails/*.ts',
    '!./recipient-mails/en.ts',
  ]),
)
