// Texts of a plan's chances to miss its promises, and of safer plans.
import { defineWords } from '../words.ts'
import en from './plan-risk/en.ts'

export const planRiskWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>(['./plan-risk/*.ts', '!./plan-risk/en.ts']),
)
