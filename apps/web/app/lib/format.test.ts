// Tests weeks, months and amounts by language.
import { afterEach, describe, expect, it } from 'vitest'
import {
  amountIn,
  amountText,
  currencyText,
  fileSize,
  momentOf,
  monthNames,
  showTimesOf,
  unitText,
  weekdayLetters,
  weekStart,
} from './format.ts'
import { showLanguage } from './language.ts'

afterEach(() => showLanguage('en-GB'))

describe('a week', () => {
  it.each([
    ['en-GB', '2026-11-23', 'M'],
    ['en-US', '2026-11-22', 'S'],
    ['de', '2026-11-23', 'M'],
    ['ar', '2026-11-28', 'س'],
    ['ja', '2026-11-22', '日'],
    ['pt-BR', '2026-11-22', 'D'],
  ] as const)('of %s begins where the language is at home', async (language, start, letter) => {
    await showLanguage(language)
    // A Saturday.
    expect([weekStart('2026-11-28'), weekdayLetters()[0]]).toEqual([start, letter])
    expect(weekStart(start)).toBe(start)
  })
})

it('names the months in the language', async () => {
  await showLanguage('de')
  expect(monthNames()[2]).toBe('März')
  await showLanguage('ja')
  expect(monthNames()[3]).toBe('4月')
})

describe('an amount', () => {
  it('has the decimals of its currency: none in yen, three in Kuwaiti dinars', () => {
    expect([amountText(1_200, 'JPY'), amountText(1_200.5, 'KWD'), amountText(7, 'KWD')]).toEqual([
      '¥1,200',
      'KWD\u00A01,200.500',
      'KWD\u00A07',
    ])
    expect(currencyText(99, 'KWD')).toBe('KWD\u00A099.000')
  })

  it('keeps Latin digits in Arabic', async () => {
    await showLanguage('ar')
    expect(amountText(1_200, 'JPY')).toContain('1,200')
  })

  it('keeps the sign of a currency beside its letters in Arabic', async () => {
    await showLanguage('ar')
    expect(amountText(99, 'USD')).toMatch(/US\$\u200E$/)
    await showLanguage('en-GB')
    expect(amountText(99, 'USD')).toBe('$99')
  })
})

it('writes moments in the zone of the company whose portal is open', () => {
  showTimesOf('Asia/Singapore')
  expect(momentOf('2026-11-30T20:05:00Z')).toMatch(/^1 Dec,? 04:05$/)
  showTimesOf(undefined)
})

it('writes sizes of files as people read them', () => {
  expect([900, 412_000, 8_400_000, 1_260_000_000].map(fileSize)).toEqual([
    '1 kB',
    '412 kB',
    '8.4 MB',
    '1.3 GB',
  ])
})

describe('a unit', () => {
  it('of minutes is short beside a field', async () => {
    expect(unitText('min')).toBe('min')
    await showLanguage('ar')
    expect(unitText('min')).toBe('د')
  })

  it.each([
    ['en-GB', 'km', 'kWh', 'h', 't', '41.5 l', '3.1 MB'],
    ['ar', 'كم', 'ك.و.س', 'س', 'طن', '41.5 لتر', '3.1 م.ب'],
    ['uk', 'км', 'кВт·год', 'год', 'т', '41,5 л', '3,1 МБ'],
    ['zh', '公里', '千瓦时', '小时', '吨', '41.5升', '3.1 MB'],
    ['ja', 'km', 'kWh', '時間', 't', '41.5 L', '3.1 MB'],
  ] as const)('is written as %s writes it', async (language, km, kWh, h, t, amount, size) => {
    await showLanguage(language)
    expect([unitText('km'), unitText('kWh'), unitText('h'), unitText('t')]).toEqual([km, kWh, h, t])
    const plain = (text: string) => text.replaceAll('\u00A0', ' ')
    expect([plain(amountIn(41.5, 'l')), plain(fileSize(3_100_000))]).toEqual([amount, size])
  })
})
