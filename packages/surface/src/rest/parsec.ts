// A small parser-combinator library that reports errors as PostgREST's does:
// the furthest failure wins, failures at the same position are merged, labels name what was expected.

/** Message kinds in display order: found, rejected, expected. */
const SYSTEM = 0
const REFUSED = 1
const EXPECTED = 2
type Message = readonly [kind: 0 | 1 | 2, text: string]

interface Failure {
  at: number
  messages: Message[]
}

export interface Result<T> {
  ok: boolean
  /** Whether input was consumed: alternatives are only tried when none was. */
  consumed: boolean
  value: T
  at: number
  failure: Failure
}

export type Parser<T> = (text: string, at: number) => Result<T>

const NONE: Message[] = []
const failed = <T>(consumed: boolean, at: number, failure: Failure): Result<T> => ({
  ok: false,
  consumed,
  value: undefined as T,
  at,
  failure,
})
const done = <T>(consumed: boolean, value: T, at: number, failure: Failure): Result<T> => ({
  ok: true,
  consumed,
  value,
  at,
  failure,
})

function merge(a: Failure, b: Failure): Failure {
  if (b.messages.length === 0 && a.messages.length > 0) return a
  if (a.messages.length === 0 && b.messages.length > 0) return b
  if (a.at === b.at)
    return { at: a.at, messages: a.messages.length === 0 ? b.messages : [...a.messages, ...b.messages] }
  return a.at > b.at ? a : b
}

/** Formats a string as Haskell's `show` does: quoted, escaped, non-ASCII as decimal code points. */
function quoted(text: string): string {
  let out = ''
  for (const char of text) {
    const code = char.codePointAt(0) ?? 0
    if (char === '"' || char === '\\') out += `\\${char}`
    else if (code >= 32 && code < 127) out += char
    else
      out +=
        (
          {
            7: '\\a',
            8: '\\b',
            9: '\\t',
            10: '\\n',
            11: '\\v',
            12: '\\f',
            13: '\\r',
            127: '\\DEL',
          } as Record<number, string>
        )[code] ?? `\\${code}`
  }
  return `"${out}"`
}

const charAt = (text: string, at: number): string => {
  const code = text.codePointAt(at)
  return code === undefined ? '' : String.fromCodePoint(code)
}

export const succeed =
  <T>(value: T): Parser<T> =>
  (_text, at) =>
    done(false, value, at, { at, messages: NONE })

export const never: Parser<never> = (_text, at) => failed(false, at, { at, messages: NONE })

const satisfy =
  (accept: (char: string) => boolean): Parser<string> =>
  (text, at) => {
    const char = charAt(text, at)
    if (char === '') return failed(false, at, { at, messages: [[SYSTEM, '']] })
    if (!accept(char)) return failed(false, at, { at, messages: [[SYSTEM, quoted(char)]] })
    return done(true, char, at + char.length, { at: at + char.length, messages: NONE })
  }

/** Names the expectation when nothing was consumed. */
export const label =
  <T>(parser: Parser<T>, name: string): Parser<T> =>
  (text, at) => {
    const r = parser(text, at)
    if (r.consumed || (r.ok && r.failure.messages.length === 0)) return r
    const messages: Message[] = [
      [EXPECTED, name],
      ...r.failure.messages.filter(([kind]) => kind !== EXPECTED),
    ]
    return { ...r, failure: { at: r.failure.at, messages } }
  }

export const char = (expectedText: string): Parser<string> =>
  label(
    satisfy((c) => c === expectedText),
    quoted(expectedText),
  )
export const oneOf = (set: string): Parser<string> => satisfy((c) => set.includes(c))
export const noneOf = (set: string): Parser<string> => satisfy((c) => !set.includes(c))
export const anyChar: Parser<string> = satisfy(() => true)
export const letter: Parser<string> = label(
  satisfy((c) => /\p{L}/u.test(c)),
  'letter',
)
export const digit: Parser<string> = label(
  satisfy((c) => c >= '0' && c <= '9' && c.length === 1),
  'digit',
)

export const word =
  (expectedText: string): Parser<string> =>
  (text, at) => {
    if (text.startsWith(expectedText, at)) {
      const end = at + expectedText.length
      return done(expectedText.length > 0, expectedText, end, { at: end, messages: NONE })
    }
    let i = 0
    while (text[at + i] === expectedText[i]) i += 1
    const actual = charAt(text, at + i)
    return failed(i > 0, at, {
      at,
      messages: [
        [EXPECTED, quoted(expectedText)],
        [SYSTEM, actual === '' ? '' : quoted(actual)],
      ],
    })
  }

/** Runs `next` with the value of `parser`. */
export const bind =
  <A, B>(parser: Parser<A>, next: (value: A) => Parser<B>): Parser<B> =>
  (text, at) => {
    const first = parser(text, at)
    if (!first.ok) return failed(first.consumed, at, first.failure)
    const second = next(first.value)(text, first.at)
    const failure = second.consumed ? second.failure : merge(first.failure, second.failure)
    return { ...second, consumed: first.consumed || second.consumed, failure }
  }

export const map = <A, B>(parser: Parser<A>, change: (value: A) => B): Parser<B> =>
  bind(parser, (value) => succeed(change(value)))

type Values<P extends readonly Parser<unknown>[]> = {
  [K in keyof P]: P[K] extends Parser<infer T> ? T : never
}

/** Runs parsers in sequence. */
export function sequence<P extends readonly Parser<unknown>[]>(...parsers: P): Parser<Values<P>> {
  return (text, start) => {
    const values: unknown[] = []
    let at = start
    let consumed = false
    let failure: Failure = { at: start, messages: NONE }
    for (const parser of parsers) {
      const r = parser(text, at)
      failure = r.consumed ? r.failure : merge(failure, r.failure)
      consumed ||= r.consumed
      if (!r.ok) return failed(consumed, start, failure)
      values.push(r.value)
      at = r.at
    }
    return done(consumed, values as Values<P>, at, failure)
  }
}

export const either =
  <T>(...parsers: Parser<T>[]): Parser<T> =>
  (text, at) => {
    let failure: Failure = { at, messages: NONE }
    for (const parser of parsers) {
      const r = parser(text, at)
      if (r.consumed) return r
      failure = merge(failure, r.failure)
      if (r.ok) return { ...r, failure }
    }
    return failed(false, at, failure)
  }

/** Backtracks on failure. */
export const attempt =
  <T>(parser: Parser<T>): Parser<T> =>
  (text, at) => {
    const r = parser(text, at)
    return r.ok ? r : failed(false, at, r.failure)
  }

export const peek =
  <T>(parser: Parser<T>): Parser<T> =>
  (text, at) => {
    const r = parser(text, at)
    return r.ok ? done(false, r.value, at, { at, messages: NONE }) : r
  }

export const many =
  <T>(parser: Parser<T>): Parser<T[]> =>
  (text, start) => {
    const values: T[] = []
    let at = start
    for (;;) {
      const r = parser(text, at)
      if (!r.ok)
        return r.consumed ? failed(true, start, r.failure) : done(values.length > 0, values, at, r.failure)
      if (r.at === at) return done(values.length > 0, values, at, r.failure)
      values.push(r.value)
      at = r.at
    }
  }

export const many1 = <T>(parser: Parser<T>): Parser<T[]> =>
  bind(parser, (head) => map(many(parser), (tail) => [head, ...tail]))
export const option = <T>(fallback: T, parser: Parser<T>): Parser<T> => either(parser, succeed(fallback))
export const maybe = <T>(parser: Parser<T>): Parser<T | undefined> =>
  either<T | undefined>(parser, succeed(undefined))
// Not called `then`: a module exporting that is treated as a promise when imported.
export const andThen = <A, B>(first: Parser<A>, second: Parser<B>): Parser<B> =>
  map(sequence(first, second), ([, value]) => value as B)
export const before = <A, B>(first: Parser<A>, second: Parser<B>): Parser<A> =>
  map(sequence(first, second), ([value]) => value as A)
export const between = <T>(open: Parser<unknown>, close: Parser<unknown>, inner: Parser<T>): Parser<T> =>
  before(andThen(open, inner), close)
export const separated1 = <T>(item: Parser<T>, by: Parser<unknown>): Parser<T[]> =>
  bind(item, (head) => map(many(andThen(by, item)), (tail) => [head, ...tail]))
export const separated = <T>(item: Parser<T>, by: Parser<unknown>): Parser<T[]> =>
  either(separated1(item, by), succeed<T[]>([]))

/** Fails without consuming input where `parser` would match. */
export const notFollowedBy =
  (parser: Parser<string>): Parser<undefined> =>
  (text, at) => {
    const r = parser(text, at)
    // The expectations of the matched parser stay in the error message.
    if (!r.ok) return done(false, undefined, at, r.failure)
    return failed(false, at, {
      at: r.at,
      messages: [
        [REFUSED, `'${r.value === "'" ? "\\'" : quoted(r.value).slice(1, -1).replace('\\"', '"')}'`],
      ],
    })
  }

export const end: Parser<undefined> = label((text, at) => {
  const c = charAt(text, at)
  if (c === '') return done(false, undefined, at, { at, messages: [[SYSTEM, '']] })
  return failed<undefined>(false, at, {
    at,
    messages: [[REFUSED, `'${c === "'" ? "\\'" : quoted(c).slice(1, -1).replace('\\"', '"')}'`]],
  })
}, 'end of input')

export const lazy =
  <T>(make: () => Parser<T>): Parser<T> =>
  (text, at) =>
    make()(text, at)

export class GrammarError extends Error {
  details: string
  constructor(message: string, details: string) {
    super(message)
    this.details = details
  }
}

const unique = (texts: string[]): string[] => [...new Set(texts.filter((t) => t !== ''))]
const commasOr = (texts: string[]): string =>
  texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} or ${texts.at(-1)}`

function explain(messages: Message[]): string {
  const of = (kind: number) => messages.filter(([k]) => k === kind).map(([, text]) => text)
  const lines: string[] = []
  const system = of(SYSTEM)
  const refused = unique(of(REFUSED))
  if (refused.length > 0) lines.push(`unexpected ${commasOr(refused)}`)
  else if (system.length > 0)
    lines.push(system[0] === '' ? 'unexpected end of input' : `unexpected ${system[0]}`)
  const expected = unique(of(EXPECTED))
  if (expected.length > 0) lines.push(`expecting ${commasOr(expected)}`)
  return lines.length === 0 ? 'unknown parse error' : lines.join(' ')
}

/** Parses a prefix of `text` (rules that must reach the end say so); throws a GrammarError that names `source`. */
export function parse<T>(parser: Parser<T>, source: string, text: string): T {
  const r = parser(text, 0)
  if (r.ok) return r.value
  const upto = text.slice(0, r.failure.at)
  const lines = upto.split('\n')
  let column = 1
  for (const c of lines.at(-1) ?? '') column = c === '\t' ? column + 8 - ((column - 1) % 8) : column + 1
  throw new GrammarError(`"${source}" (line ${lines.length}, column ${column})`, explain(r.failure.messages))
}
