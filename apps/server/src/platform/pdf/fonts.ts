// The fonts of printed documents, and the choice of a font for each character.
import { createRequire } from 'node:module'
import type { Language } from '@dropwise/contracts'
import { openWoff } from './open-woff.ts'

export type Weight = 'regular' | 'bold'
/** The file of each weight. */
type Face = Readonly<Record<Weight, string>>

const require = createRequire(import.meta.url)
function noto(name: string, subset: string): Face {
  const file = (weight: number) =>
    require.resolve(`@fontsource/${name}/files/${name}-${subset}-${weight}-normal.woff`)
  return { regular: file(400), bold: file(700) }
}

/** PDF's built-in fonts only cover Western Europe; this one adds Greek, Cyrillic, Arabic and Hebrew. */
const MAIN: Face = {
  regular: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf'),
  bold: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf'),
}
const DEVANAGARI = noto('noto-sans-devanagari', 'devanagari')
const JAPANESE = noto('noto-sans-jp', 'japanese')
const CHINESE = noto('noto-sans-sc', 'chinese-simplified')

/** Also the danda, and joiners between letters. */
const IS_DEVANAGARI = /\p{Script_Extensions=Devanagari}/u
/** Includes characters of no single script, such as wide punctuation. */
export const IS_EAST_ASIAN = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\u3000-\u303f\uff00-\uffef]/u

/** The font of Latin letters and digits. */
export const mainFont = (weight: Weight): string => MAIN[weight]
export const REGULAR = mainFont('regular')
export const BOLD = mainFont('bold')

/**
 * Fonts that may write a character, best first. Chinese and Japanese share codes of characters that they draw
 * differently, so the document's language decides.
 */
export function fontsFor(character: string, language: Language, weight: Weight): string[] {
  if (IS_DEVANAGARI.test(character)) return [DEVANAGARI[weight], MAIN[weight]]
  if (!IS_EAST_ASIAN.test(character)) return [MAIN[weight]]
  const eastAsian = language === 'ja' ? [JAPANESE, CHINESE] : [CHINESE, JAPANESE]
  return [...eastAsian.map((face) => face[weight]), MAIN[weight]]
}

const openFonts = new Map<string, Buffer>()

/** What PDFKit reads: the font's file, or its content where that was packed. */
export function fontSource(path: string): string | Buffer {
  if (!path.endsWith('.woff')) return path
  const font = openFonts.get(path) ?? openWoff(path)
  openFonts.set(path, font)
  return font
}
