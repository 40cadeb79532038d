// Tests messages for values that a schema refuses.
import { expect, it } from 'vitest'
import { z } from 'zod'
import { plainWords } from './plain-words.ts'

const messageOf = (schema: z.ZodType, value: unknown, error = plainWords) =>
  schema.safeParse(value, { error }).error?.issues[0]?.message

it.each([
  ['nothing', z.string(), undefined, 'must be filled in'],
  [
    'nothing where there was something',
    z.object({ name: z.string().optional() }).required(),
    {},
    'must be filled in',
  ],
  ['no text', z.string().min(1), '', 'must be filled in'],
  ['a word for a number', z.number(), 'abc', 'must be a number'],
  ['part of a whole', z.int(), 1.5, 'must be a whole number'],
  ['too little', z.number().min(0), -5, 'must be at least 0'],
  ['nothing of what must be more', z.number().positive(), 0, 'must be more than 0'],
  ['too much', z.number().max(100), 101, 'must be at most 100'],
  ['a long name', z.string().max(3), 'four', 'must have at most 3 characters'],
  ['a short secret', z.string().min(8), 'four', 'must have at least 8 characters'],
  ['none of a few', z.enum(['car', 'truck']), 'rocket', 'must be car or truck'],
  ['no day', z.iso.date(), 'soon', 'must be a date like 2027-03-31'],
])('says of %s what is asked for', (_, schema, value, words) => {
  expect(messageOf(schema, value)).toBe(words)
})

it('keeps messages that a schema defines', () => {
  expect(messageOf(z.string().regex(/^\d\d:\d\d$/, 'must be a time like 08:00'), 'noon')).toBe(
    'must be a time like 08:00',
  )
})
