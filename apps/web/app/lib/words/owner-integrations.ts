// Texts of the owner's outside services and API keys.
import { defineWords } from '../words.ts'
import en from './owner-integrations/en.ts'

export const ownerIntegrationsWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>([
    './owner-integrations/*.ts',
    '!./owner-integrations/en.ts',
  ]),
)
