// American texts of the driver's app, where they differ from the British ones.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  pointTyres: 'Tires and wheels',
  refuelled: 'Refueled',
} satisfies Partial<Translation<typeof en>>
