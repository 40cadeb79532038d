// Texts of the product’s six features, on the home page and the page of features.
import { defineWords } from '../words.ts'
import en from './site-features/en.ts'

export const siteFeaturesWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>(['./site-features/*.ts', '!./site-features/en.ts']),
)
