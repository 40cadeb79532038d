// Texts of lists of vehicles, drivers and depots, and of a vehicle's panel.
import { defineWords } from '../words.ts'
import en from './fleet/en.ts'

export const fleetWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>(['./fleet/*.ts', '!./fleet/en.ts']),
)
