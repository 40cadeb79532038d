// Texts of a lost connection and its checks.
import { defineWords } from '../words.ts'
import en from './connection-issue/en.ts'

export const connectionIssueWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>([
    './connection-issue/*.ts',
    '!./connection-issue/en.ts',
  ]),
)
