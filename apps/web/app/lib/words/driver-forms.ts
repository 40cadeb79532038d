// Texts of the driver's forms, which come with them: the next stop shows without.
import { defineWords } from '../words.ts'
import en from './driver-forms/en.ts'

export const formWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>(['./driver-forms/*.ts', '!./driver-forms/en.ts']),
)
