// Texts of the screen that re-plans driven days.
import { defineWords } from '../words.ts'
import en from './replay/en.ts'

export const replayWords = defineWords(
  en,
  import.meta.glob<{ default: Record<string, string> }>(['./replay/*.ts', '!./replay/en.ts']),
)
