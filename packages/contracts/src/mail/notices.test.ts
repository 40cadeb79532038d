// Tests notices in every mail language: nothing missing, nothing left in English by mistake.
import { describe, expect, it } from 'vitest'
import { MAIL_LANGUAGES, type MailLanguage } from './languages.ts'
import { DEFAULT_REASON_LABELS } from '../default-reasons.ts'
import { readDriverRules } from '../driver-rules.ts'
import { builtInFor } from './recipient-templates.ts'
import { agreedTime, deliveryNotice, DELIVERY_NOTICES, noticeText, type NoticeValues } from './notices.ts'
import { render } from './render.ts'
import { formatsOf, mailLanguageOf, mailLocaleOf, WORDS } from './words/index.ts'
import { PLACEHOLDERS } from './words/types.ts'

const LANGUAGES = Object.keys(MAIL_LANGUAGES) as MailLanguage[]
const at = (time: string) => new Date(`2026-04-16T${time}:00Z`)
const VALUES: NoticeValues = {
  company: 'Ward & Co.',
  reference: 'W-1042',
  street: 'Weaver Lane 3',
  timeZone: 'UTC',
  eta: { from: at('14:00'), to: at('14:20') },
  promised: { from: at('13:00'), to: at('15:00') },
  reason: 'Nobody in',
  hasProof: true,
}
const LINK = 'https://dropwise.test/track/DW7K2M9QX4'

const placeholdersOf = (sentence: string, pattern = /\{(\w+)\}/g) =>
  [...sentence.matchAll(pattern)].map(([, key = '']) => key).toSorted((a, b) => a.localeCompare(b))

/** Every sentence of a language by its path, such as `notices.delivered.title`. */
function sentencesOf(words: object, path = ''): [place: string, sentence: string][] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : sentencesOf(value as object, `${path}${key}.`),
  )
}

const english = new Map(sentencesOf(WORDS.en))
/** Sentences that happen to be the same as in English. */
const ALIKE = new Set(['text', 'direction'])
/** Marks of a language, which English lacks. */
const MARKS = new Set(['direction', 'stop'])

describe.each(LANGUAGES)('[2.11-9] words in %s', (language) => {
  const sentences = new Map(sentencesOf(WORDS[language]))

  it('have the same texts and placeholders as English', () => {
    const places = [...sentences.keys()].filter((place) => !MARKS.has(place))
    expect(places.toSorted()).toEqual([...english.keys()].toSorted())
    for (const [place, sentence] of english) {
      const pattern = place.startsWith('mail.') ? /\{\{(\w+)\}\}/g : undefined
      const translated = sentences.get(place) ?? ''
      expect(translated.trim(), place).not.toBe('')
      expect(placeholdersOf(translated, pattern), place).toEqual(
        expect.arrayContaining(place.endsWith('message') ? ['company'] : placeholdersOf(sentence, pattern)),
      )
    }
  })

  it('omit unknown values', () => {
    for (const [place, sentence] of sentences) {
      if (place.startsWith('mail.')) continue
      const kind = place.split('.').at(-1) as keyof typeof PLACEHOLDERS
      const placeholders: readonly string[] = PLACEHOLDERS[kind] ?? []
      expect(placeholders, place).toEqual(expect.arrayContaining(placeholdersOf(sentence)))
    }
  })

  it.skipIf(language === 'en')('are not those of English', () => {
    const untranslated = [...sentences].filter(
      ([place, text]) => !ALIKE.has(place) && english.get(place) === text,
    )
    expect(untranslated).toEqual([])
  })

  it.each(DELIVERY_NOTICES)('make a whole notice of %s, by mail and by text', (event) => {
    const { title, message } = deliveryNotice(event, VALUES, language)
    const text = noticeText(event, VALUES, language, LINK)
    for (const sentence of [title, message, text]) {
      expect(sentence).not.toMatch(/[{}]|undefined|null| {2}|\.\./)
      expect(sentence.trim()).toBe(sentence)
    }
    expect(message).toContain('Ward & Co.')
    expect(text).toContain('Ward & Co.')
    expect(text.endsWith(` ${LINK}`)).toBe(true)
    expect(text).not.toMatch(/[–\u2009\u202f\u00a0]/)
  })

  it('come in a mail whose every word is in the language', () => {
    for (const type of ['order_confirmation', 'delivery_notification'] as const) {
      const template = builtInFor(type, language)
      const { title, message } = deliveryNotice('out_for_delivery', VALUES, language)
      const mail = render(template, {
        company_name: 'Ward & Co.',
        order_reference: 'W-1042',
        delivery_window: agreedTime(VALUES.promised!, 'UTC', language),
        tracking_number: 'DW7K2M9QX4',
        tracking_url: LINK,
        headline: title,
        message,
      })
      expect(`${mail.subject}${mail.html}${mail.text}`).not.toMatch(/\{\{|undefined/)
      expect(mail.html).toContain(LINK)
      expect(mail.html.includes('dir="rtl"')).toBe(language === 'ar')
      if (language !== 'en') expect(mail.text).not.toMatch(/\b(there|your|delivery|order)\b/i)
    }
  })
})

describe('times', () => {
  it('are written as each language writes them', () => {
    const messages = Object.fromEntries(
      LANGUAGES.map((language) => [language, deliveryNotice('driver_near', VALUES, language)]),
    )
    expect(messages.en).toEqual({
      title: 'Your driver is about 30 minutes away',
      message: 'Ward & Co. is on the way to Weaver Lane 3. Expected 14:00–14:20.',
    })
    expect(messages.de?.message).toContain('Voraussichtlich 14:00–14:20 Uhr.')
    expect(messages.fi?.message).toContain('14.00–14.20')
    expect(messages.pl?.title).toBe('Kierowca będzie za około 30 minut')
    expect(messages.uk?.title).toContain('30 хвилин')
    expect(messages.ar?.title).toContain('30 دقيقة')
    expect(agreedTime(VALUES.promised!, 'America/New_York', 'de')).toBe('Do., 16. Apr., 09:00–11:00 Uhr')
    expect(noticeText('driver_arrived', VALUES, 'ja', LINK)).toBe(
      `Ward & Co.：ドライバーが到着しました。 ${LINK}`,
    )
    expect(messages.ja?.message).toContain('へ向かっています。到着予定：')
    expect(noticeText('driver_arrived', VALUES, 'hi', LINK)).toContain('पहुँच गया है। ')
  })

  it('follow the clock of the reader’s English', () => {
    const spaces = (text: string) => text.replaceAll(/\s/g, ' ')
    expect(spaces(agreedTime(VALUES.promised!, 'UTC', 'en-US'))).toBe('Thu, Apr 16, 1:00 – 3:00 PM')
    expect(agreedTime(VALUES.promised!, 'UTC', 'en')).toBe('Thu 16 Apr, 13:00–15:00')
    expect(spaces(deliveryNotice('driver_near', VALUES, 'ar').message)).toContain('2:00–2:20 م')
    expect(noticeText('out_for_delivery', VALUES, 'en-US', LINK)).toBe(
      `Ward & Co.: Your delivery is on its way. Expected 2:00-2:20 PM. ${LINK}`,
    )
  })

  it('mention only future events', () => {
    expect(deliveryNotice('delivered', VALUES, 'en').message).not.toContain('14:00')
    expect(noticeText('feedback_asked', VALUES, 'en', LINK)).toBe(
      `Ward & Co.: How was your delivery? ${LINK}`,
    )
    expect(noticeText('out_for_delivery', VALUES, 'en', LINK)).toBe(
      `Ward & Co.: Your delivery is on its way. Expected 14:00-14:20. ${LINK}`,
    )
  })
})

describe('a failed delivery', () => {
  it('translates a standard reason, and leaves a company’s own unchanged', () => {
    expect(deliveryNotice('delivery_failed', VALUES, 'de').message).toContain('Grund: niemand angetroffen.')
    expect(deliveryNotice('delivery_failed', { ...VALUES, reason: 'Hund im Hof' }, 'de').message).toContain(
      'Grund: Hund im Hof.',
    )
  })

  it('has words for every reason out of the box', () => {
    expect(Object.keys(DEFAULT_REASON_LABELS)).toEqual(readDriverRules({}).reasons.map(({ id }) => id))
  })
})

describe('Arabic', () => {
  it('sets off names that run the other way', () => {
    expect(deliveryNotice('delivered', VALUES, 'ar').message).toContain('\u2068Ward & Co.\u2069')
  })
})

describe('a locale', () => {
  it('is of its language, and one without words is refused, never English without a word', () => {
    expect(mailLanguageOf('de-AT')).toBe('de')
    expect(mailLanguageOf('PT-br')).toBe('pt')
    expect(['en-US', 'en_us', 'en-GB', 'en'].map((locale) => mailLocaleOf(locale.replace('_', '-')))).toEqual(
      ['en-US', 'en-US', 'en', 'en'],
    )
    expect([formatsOf('en', 'en-US'), formatsOf('de', 'en-US'), formatsOf('en', 'de')]).toEqual([
      'en-US',
      'de',
      'en',
    ])
    for (const locale of ['ko', 'no', '', 'constructor']) expect(() => mailLanguageOf(locale)).toThrow()
  })
})
