// American spellings of what is wrong with an import, and how a file was read.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  address_interpolated: 'The map has no number {number} on {street}. Use a place between its neighbors?',
  phone_unknown: '{value} is not a phone number that can be dialed. Write it with its country code',
} satisfies Partial<Translation<typeof en>>
