// Texts of the owner's status page: services, incidents and maintenance.
import { defineWords } from '../words.ts'
import en from './owner-status/en.ts'

export const ownerStatusWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>(['./owner-status/*.ts', '!./owner-status/en.ts']),
)
