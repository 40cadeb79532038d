// Reads the filter of a SCIM list (RFC 7644, section 3.4.2.2) into a tree.
import { refuse } from './scim-error.ts'

const OPERATORS = ['eq', 'ne', 'co', 'sw', 'ew', 'gt', 'ge', 'lt', 'le'] as const
export type Operator = (typeof OPERATORS)[number]
export type FilterValue = string | number | boolean | null

export type Filter =
  | { kind: 'compare'; path: string; operator: Operator; value: FilterValue }
  | { kind: 'present'; path: string }
  | { kind: 'and'; left: Filter; right: Filter }
  | { kind: 'or'; left: Filter; right: Filter }
  | { kind: 'not'; filter: Filter }

/** Most characters of a filter. Identity providers send fewer than 200. */
const MOST_LETTERS = 2_000
/** Levels of brackets and `not`. */
const MOST_LEVELS = 20
const TOKEN = /\s*(?:("(?:[^"\\]|\\.)*")|([()[\]])|([^\s()[\]"]+))/y
const CORE_USER = 'urn:ietf:params:scim:schemas:core:2.0:user:'

/** Paths are in lower case, without the prefix of the core schema; paths within brackets get that of the bracket as a prefix. */
export function parseFilter(text: string): Filter {
  if (text.length > MOST_LETTERS) throw refuse('invalidFilter', 'The filter is too long.')
  const tokens = tokensOf(text)
  let at = 0
  const next = () => tokens[at++]
  const isNext = (word: string) => tokens[at]?.toLowerCase() === word

  function either(prefix: string, level: number): Filter {
    let left = all(prefix, level)
    while (isNext('or')) {
      next()
      left = { kind: 'or', left, right: all(prefix, level) }
    }
    return left
  }
  function all(prefix: string, level: number): Filter {
    let left = single(prefix, level)
    while (isNext('and')) {
      next()
      left = { kind: 'and', left, right: single(prefix, level) }
    }
    return left
  }
  function single(prefix: string, level: number): Filter {
    if (level > MOST_LEVELS) throw refuse('invalidFilter', 'The filter has too many brackets.')
    const token = next()
    if (token === '(') return within(')', prefix, level)
    if (token?.toLowerCase() === 'not' && isNext('(')) {
      next()
      return { kind: 'not', filter: within(')', prefix, level) }
    }
    const path = pathOf(token, prefix)
    if (isNext('[') && prefix === '') {
      next()
      return within(']', `${path}.`, level)
    }
    const word = next()?.toLowerCase()
    if (word === 'pr') return { kind: 'present', path }
    const operator = OPERATORS.find((each) => each === word)
    if (!operator) throw refuse('invalidFilter', `"${word ?? ''}" is no operator of filters.`)
    return { kind: 'compare', path, operator, value: valueOf(next()) }
  }
  function within(end: ')' | ']', prefix: string, level: number): Filter {
    const filter = either(prefix, level + 1)
    if (next() !== end) throw refuse('invalidFilter', `The filter lacks "${end}".`)
    return filter
  }

  const filter = either('', 0)
  if (at < tokens.length) throw refuse('invalidFilter', `"${tokens[at]}" is too much in the filter.`)
  return filter
}

function tokensOf(text: string): string[] {
  const tokens: string[] = []
  TOKEN.lastIndex = 0
  const end = text.trimEnd().length
  while (TOKEN.lastIndex < end) {
    const from = TOKEN.lastIndex
    const match = TOKEN.exec(text)
    if (!match) throw refuse('invalidFilter', `The filter cannot be read from letter ${from + 1}.`)
    tokens.push(match[1] ?? match[2] ?? match[3]!)
  }
  return tokens
}

function pathOf(token: string | undefined, prefix: string): string {
  const path = (token ?? '').toLowerCase()
  const name = path.startsWith(CORE_USER) ? path.slice(CORE_USER.length) : path
  if (!/^[a-z$][\w$.:-]*$/.test(name)) throw refuse('invalidFilter', `"${token ?? ''}" is no attribute.`)
  return prefix + name
}

function valueOf(token: string | undefined): FilterValue {
  try {
    const value: unknown = JSON.parse(token ?? '')
    if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return value as FilterValue
  } catch {
    // Entra ID writes True and False.
    if (/^(true|false)$/i.test(token ?? '')) return token?.toLowerCase() === 'true'
  }
  throw refuse('invalidFilter', `"${token ?? ''}" is no value: write texts in double quotes.`)
}
