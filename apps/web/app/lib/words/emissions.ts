// Texts of CO2: of vehicles, routes, orders, plans and its price in planning.
import { defineWords } from '../words.ts'
import en from './emissions/en.ts'

export const emissionsWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>(['./emissions/*.ts', '!./emissions/en.ts']),
)
