// Texts of messages.
import { defineWords } from '../words.ts'
import en from './messages/en.ts'

export const messagesWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>(['./messages/*.ts', '!./messages/en.ts']),
)
