// Texts of the owner's settings of the platform.
import { defineWords } from '../words.ts'
import en from './owner-platform/en.ts'

export const ownerPlatformWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>(['./owner-platform/*.ts', '!./owner-platform/en.ts']),
)
