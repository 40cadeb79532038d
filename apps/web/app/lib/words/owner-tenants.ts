// Texts of companies and subscriptions in the owner's portal.
import { defineWords } from '../words.ts'
import en from './owner-tenants/en.ts'

export const ownerTenantsWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>(['./owner-tenants/*.ts', '!./owner-tenants/en.ts']),
)
