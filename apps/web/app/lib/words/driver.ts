// Texts of the driver's app.
import { defineWords } from '../words.ts'
import en from './driver/en.ts'

export const driverWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>(['./driver/*.ts', '!./driver/en.ts']),
)
