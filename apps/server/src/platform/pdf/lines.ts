// Breaks a text into lines, and puts the parts of a line into the order in which they are seen. Pure.
import bidiFactory from 'bidi-js'

// The types of bidi-js describe an ECMAScript module, but Node loads the CommonJS one.
const bidi = (bidiFactory as unknown as typeof bidiFactory.default)()
/** Finds a right-to-left letter; texts without one are shown in their stored order. */
const HAS_RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

/**
 * Pieces that stay together on a line: spaces, words, and single Chinese or Japanese characters with the
 * punctuation that must not begin a line.
 */
const PIECES =
  /\s+|[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}][、。，．！？：；）」』】〉》ーゃゅょっャュョッ]*|[^\s\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]+/gu

/** Positions in the text; `end` is exclusive, and no line has spaces at its end. */
interface Line {
  start: number
  end: number
}

/** A word that is wider than a line is broken between characters. */
function linesOf(text: string, width: number, widthOf: (text: string) => number): Line[] {
  const lines: Line[] = []
  let start = 0
  let end = 0
  for (const { 0: piece, index } of text.matchAll(PIECES)) {
    if (widthOf(text.slice(start, index + piece.length).trimEnd()) <= width) {
      end = index + piece.trimEnd().length
      continue
    }
    if (end > start) lines.push({ start, end })
    start = piece.trim() === '' ? index + piece.length : index
    end = Math.max(start, index + piece.trimEnd().length)
    while (widthOf(text.slice(start, end)) > width) {
      const fit = fittingEnd(text, start, end, width, widthOf)
      lines.push({ start, end: fit })
      start = fit
    }
  }
  if (end > start || lines.length === 0) lines.push({ start, end: Math.max(start, end) })
  return lines
}

/** At least one character, so that a column of no width ends too. */
function fittingEnd(
  text: string,
  start: number,
  end: number,
  width: number,
  widthOf: (text: string) => number,
): number {
  let fit = start
  for (const character of text.slice(start, end)) {
    const next = fit + character.length
    if (fit > start && widthOf(text.slice(start, next)) > width) break
    fit = next
  }
  return fit
}

export interface LineSettings {
  width: number
  widthOf: (text: string) => number
  /** Direction of the document. In a left-to-right one, the first letter of a text decides, as in an address. */
  isRightToLeft: boolean
}

/** The parts of each line from left to right; letters of a part are in reading order. */
export function visualLines(text: string, settings: LineSettings): string[][] {
  return text
    .replaceAll('\t', ' ')
    .split(/\r\n|\r|\n/)
    .flatMap((paragraph) => linesOfParagraph(paragraph, settings))
}

function linesOfParagraph(text: string, { width, widthOf, isRightToLeft }: LineSettings): string[][] {
  const lines = linesOf(text, width, widthOf)
  if (!HAS_RIGHT_TO_LEFT.test(text)) return lines.map(({ start, end }) => [text.slice(start, end)])
  const levels = bidi.getEmbeddingLevels(text, isRightToLeft ? 'rtl' : 'auto')
  return lines.map(({ start, end }) => {
    if (end <= start) return ['']
    const order = bidi.getReorderedIndices(text, levels, start, end - 1).slice(start, end)
    return runsOf(order, levels.levels).flatMap(({ first, last, isRightToLeft }) =>
      isRightToLeft ? reversedWords(text.slice(first, last + 1)) : [text.slice(first, last + 1)],
    )
  })
}

interface Run {
  first: number
  last: number
  isRightToLeft: boolean
}

/** Parts that are neighbours on the line and in the text, with one direction. */
function runsOf(order: readonly number[], levels: Uint8Array): Run[] {
  const runs: Run[] = []
  for (const index of order) {
    const isRightToLeft = (levels[index] ?? 0) % 2 === 1
    const run = runs.at(-1)
    if (run?.isRightToLeft === isRightToLeft && index === (isRightToLeft ? run.first - 1 : run.last + 1)) {
      run.first = Math.min(run.first, index)
      run.last = Math.max(run.last, index)
    } else runs.push({ first: index, last: index, isRightToLeft })
  }
  return runs
}

/**
 * PDFKit turns the letters of a right-to-left word around, but not the order of words, nor punctuation, which
 * has no direction of its own.
 */
const reversedWords = (text: string): string[] =>
  (text.match(/[\p{L}\p{M}\p{N}\u0640\u200c\u200d]+|[^]/gu) ?? [])
    .toReversed()
    .map((part) => bidi.getMirroredCharacter(part) ?? part)
