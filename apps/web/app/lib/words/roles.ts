// Texts of members' roles, their rights, and refusals.
import { defineWords } from '../words.ts'
import en from './roles/en.ts'

export const rolesWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>(['./roles/*.ts', '!./roles/en.ts']),
)
