// American texts of the page of features, where they differ from the British ones.
import type en from './en.ts'

export default {
  brandFact: 'its own color on the tracking page',
} satisfies Partial<Record<keyof typeof en, string>>
