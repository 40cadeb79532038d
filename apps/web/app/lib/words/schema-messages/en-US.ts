// American spellings of what schemas themselves say of a refused value.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  colourSuchAs: 'A color such as #0f5257',
} satisfies Partial<Translation<typeof en>>
