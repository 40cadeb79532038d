import { LANGUAGES, type Language } from '@dropwise/contracts'
import { buffer } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { visualLines } from './lines.ts'
import { Sheet } from './sheet.ts'
import { pdfWords } from './words/index.ts'

const languages = (Object.keys(LANGUAGES) as Language[]).filter((language) => language !== 'en-US')

describe('printed documents', () => {
  it.each(languages)('have a glyph for each letter of their texts in %s', async (language) => {
    const { facts, ...words } = pdfWords(language)
    const sheet = new Sheet(language, { size: 'A4', compress: false })
    const bytes = buffer(sheet)
    for (const text of [...Object.values(words), ...Object.values(facts)]) sheet.text(text)
    sheet.end()
    const shown = (await bytes).toString('latin1').matchAll(/\[([^\]\n]*)\] TJ/g)
    const glyphs = Array.from(shown, ([, items = '']) => items.match(/(?<=<)[0-9a-f]+(?=>)/g) ?? [])
      .flat()
      .flatMap((hex) => hex.match(/.{4}/g) ?? [])
    expect(glyphs.length).toBeGreaterThan(500)
    // The box of a missing letter is the first glyph of each font.
    expect(glyphs.filter((glyph) => glyph === '0000')).toEqual([])
  })

  it.each(languages.filter((language) => !language.startsWith('en')))('have texts in %s', (language) => {
    const { pay, recordsOf, invoice, manifests } = pdfWords(language)
    const english = pdfWords()
    expect(pay).not.toBe(english.pay)
    expect(recordsOf).not.toBe(english.recordsOf)
    expect(invoice).not.toBe(english.invoice)
    expect(manifests).not.toBe(english.manifests)
  })
})

describe('lines', () => {
  const lines = (text: string, width: number, isRightToLeft = false) =>
    visualLines(text, { width, isRightToLeft, widthOf: (part) => part.length }).map((parts) => parts.join(''))

  it('set Arabic words from right to left, and numbers and Latin words from left to right', () => {
    expect(lines('باب 12 London (خلف)', 99, true)).toEqual(['(خلف) London 12 باب'])
  })

  it('break a text into lines before reversing each line', () => {
    expect(lines('واحد اثنان ثلاثة', 11, true)).toEqual(['اثنان واحد', 'ثلاثة'])
  })

  it('break Chinese and Japanese between characters, and never before punctuation', () => {
    expect(lines('配達先、請求書', 3)).toEqual(['配達', '先、請', '求書'])
  })

  it('break a word that is wider than a line', () => {
    expect(lines('ab abcdefg', 4)).toEqual(['ab', 'abcd', 'efg'])
    expect(lines('', 4)).toEqual([''])
  })
})
