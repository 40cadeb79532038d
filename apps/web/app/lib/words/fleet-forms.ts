// Texts of forms and panels of vehicles, drivers and depots.
import { defineWords } from '../words.ts'
import en from './fleet-forms/en.ts'

export const fleetFormsWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>(['./fleet-forms/*.ts', '!./fleet-forms/en.ts']),
)
