// Parses a REST query string.
import {
  looksLikeFilter,
  parseColumns,
  parseFilter,
  parseLogic,
  parseOnConflict,
  parseOrder,
  parseSelect,
  parseTreePath,
} from './grammar.ts'
import { GrammarError } from './parsec.ts'
import type { QueryParams } from './types.ts'

const RESERVED = new Set(['select', 'columns', 'on_conflict'])
const LAST_WORDS = new Set(['order', 'limit', 'offset', 'and', 'or'])
/** Deeper nesting is rejected before parsing: no real query comes near it, and it bounds the recursive parser. */
const MAX_DEPTH = 60

const lastWord = (name: string): string => name.slice(name.lastIndexOf('.') + 1)

function depth(text: string): number {
  let now = 0
  let most = 0
  for (let i = 0; i < text.length; i += 1) {
    if (text[i] === '(') most = Math.max(most, (now += 1))
    else if (text[i] === ')') now -= 1
  }
  return most
}

function decode(part: string): string {
  const spaced = part.replaceAll('+', ' ')
  try {
    return decodeURIComponent(spaced)
  } catch {
    // Invalid percent-escapes are kept as they are; invalid UTF-8 becomes the replacement character.
    return Buffer.from(
      spaced.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
      'latin1',
    ).toString('utf8')
  }
}

/** `a=1&b` as pairs; a name without `=` has no value. */
export function splitQuery(raw: string): [name: string, value: string | undefined][] {
  if (raw === '') return []
  return raw
    .split('&')
    .filter((part) => part !== '')
    .map((part) => {
      const at = part.indexOf('=')
      return at < 0 ? [decode(part), undefined] : [decode(part.slice(0, at)), decode(part.slice(at + 1))]
    })
}

const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)

/** Throws a GrammarError for a malformed query. */
export function parseQuery(raw: string, isCall: boolean): QueryParams {
  const pairs = splitQuery(raw)
  if (depth(raw.replaceAll('%28', '(').replaceAll('%29', ')')) > MAX_DEPTH) {
    throw new GrammarError(
      `"failed to parse query string" (line 1, column 1)`,
      `nested more than ${MAX_DEPTH} levels deep`,
    )
  }
  const valued = pairs.filter((pair): pair is [string, string] => pair[1] !== undefined)
  const first = (name: string): string | undefined => pairs.find(([key]) => key === name)?.[1]
  const ending = (word: string): [string, string][] => valued.filter(([key]) => lastWord(key) === word)

  const order = ending('order').map(([key, value]) => ({
    path: parseTreePath(key).path,
    terms: parseOrder(value),
  }))
  const logic = [...valued]
    .filter(([key]) => ['and', 'or'].includes(lastWord(key)))
    .map(([key, value]) => parseLogic(key, value))
  const columnsText = first('columns')
  const columns = columnsText === undefined ? undefined : [...new Set(parseColumns(columnsText))]
  const select = parseSelect(first('select') ?? '*')

  const others = valued.filter(([key]) => !RESERVED.has(key) && !LAST_WORDS.has(lastWord(key)))
  const isFilter = ([key, value]: [string, string]): boolean =>
    !isCall || key.includes('.') || looksLikeFilter(value)
  const filterPairs = others.filter(isFilter)
  const filters = filterPairs.map(([key, value]) => parseFilter(key, value))
  const onConflictText = first('on_conflict')
  const onConflict = onConflictText === undefined ? undefined : parseOnConflict(onConflictText)

  const ranges = new Map<string, { path: string[]; limit?: string; offset?: string }>()
  for (const word of ['limit', 'offset'] as const) {
    for (const [key, value] of ending(word)) {
      const { path } = parseTreePath(key)
      const range = ranges.get(path.join('.')) ?? { path }
      range[word] ??= value
      ranges.set(path.join('.'), range)
    }
  }

  const sorted = pairs.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  return {
    canonical: sorted.map(([key, value]) => `${encode(key)}=${encode(value ?? '')}`).join('&'),
    params: others.filter((pair) => isCall && !isFilter(pair)),
    select,
    filters,
    logic,
    order,
    columns,
    onConflict,
    ranges: [...ranges.values()],
    filterNames: filterPairs.map(([key]) => key),
  }
}
