// Texts of the page of features.
import { defineWords } from '../words.ts'
import en from './site-feature-details/en.ts'

export const siteFeatureDetailsWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>([
    './site-feature-details/*.ts',
    '!./site-feature-details/en.ts',
  ]),
)
