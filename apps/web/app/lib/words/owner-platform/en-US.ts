// American spellings of the owner's settings of the platform.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  matchDark: 'Match the dark color',
  colourLight: 'Color on light pages',
  colourDark: 'Color on dark pages',
  sampleOptimise: 'Optimize',
} satisfies Partial<Translation<typeof en>>
