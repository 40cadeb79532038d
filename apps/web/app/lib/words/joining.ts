// Texts of invitations and the first owner.
import { defineWords } from '../words.ts'
import en from './joining/en.ts'

export const joiningWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>(['./joining/*.ts', '!./joining/en.ts']),
)
