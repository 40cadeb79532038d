// Texts of the driver's forms, which load with the forms so that the next stop shows earlier.
import { defineWords } from '../words.ts'
import en from './driver-forms/en.ts'

export const formWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>(['./driver-forms/*.ts', '!./driver-forms/en.ts']),
)
