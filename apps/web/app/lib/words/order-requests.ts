// Texts of requests that visitors sent with the order form.
import { defineWords } from '../words.ts'
import en from './order-requests/en.ts'

export const orderRequestsWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>(['./order-requests/*.ts', '!./order-requests/en.ts']),
)
