// Texts of work orders, fuel and incidents.
import { defineWords } from '../words.ts'
import en from './upkeep/en.ts'

export const upkeepWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>(['./upkeep/*.ts', '!./upkeep/en.ts']),
)
