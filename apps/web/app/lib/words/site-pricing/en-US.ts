// American texts of the page of plans and prices, where they differ from the British ones.
import type en from './en.ts'

export default {
  rowBranding: 'Your logo and color',
} satisfies Partial<Record<keyof typeof en, string>>
