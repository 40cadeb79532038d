// Tests what a printed manifest says in the language of its reader.
import { UNSERVED_REASONS } from '@dropwise/contracts'
import { expect, it } from 'vitest'
import { dayText } from '../../../platform/pdf/measures.ts'
import { unservedText, writeManifest } from './manifest.ts'
import { windowText } from './names.ts'

const order = {
  windowStart: new Date('2026-11-30T09:00:00Z'),
  windowEnd: new Date('2026-11-30T11:30:00Z'),
  windowWords: ['14:00-16:00'],
}

it('writes windows on the clock of the language', () => {
  expect(windowText(order, 'UTC')).toBe('09:00-11:30 or 14:00-16:00')
  expect(windowText(order, 'UTC', 'de')).toBe('09:00-11:30 oder 14:00-16:00')
  const american = windowText(order, 'UTC', 'en-US').replaceAll('\u202f', ' ')
  expect(american).toBe('9:00–11:30 AM or 2:00–4:00 PM')
  expect(windowText({ ...order, windowEnd: null }, 'UTC', 'en-US').replaceAll('\u202f', ' ')).toBe(
    'from 9:00 AM',
  )
})

it('writes the day in the reader’s order', async () => {
  const day = {
    company: 'Ward & Co.',
    product: 'Dropwise',
    date: '2026-11-30',
    timeZone: 'UTC',
    units: 'km' as const,
    routes: [],
    unserved: [],
  }
  const titles = await Promise.all(
    (['en-GB', 'en-US', 'de'] as const).map(async (language) => {
      const file = (await writeManifest(day, language)).toString('latin1')
      return /\(([^()]*2026)\)/.exec(file)?.[1]
    }),
  )
  expect(titles).toEqual([
    expect.stringContaining('30 November 2026'),
    expect.stringContaining('November 30, 2026'),
    expect.stringContaining('30. November 2026'),
  ])
  expect(
    (['en-GB', 'en-US', 'de', 'ja', 'ar'] as const).map((language) => dayText(day.date, language)),
  ).toEqual(['30/11/2026', '11/30/2026', '30.11.2026', '2026/11/30', '30/11/2026'])
})

it('has every reason of an order without a route in other languages', () => {
  for (const reason of UNSERVED_REASONS) expect(unservedText(reason, 'English.', 'de')).not.toBe('English.')
  expect(unservedText('capacity', 'English.', 'en-GB')).toBe('English.')
})
