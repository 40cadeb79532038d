// Names of the services that the status pages watch.
import { defineWords } from '../words.ts'
import en from './services/en.ts'

export const servicesWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>(['./services/*.ts', '!./services/en.ts']),
)
