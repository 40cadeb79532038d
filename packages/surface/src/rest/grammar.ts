// The grammar of PostgREST query strings: select lists, filters, logic trees, orders, column lists.
import {
  anyChar,
  attempt,
  before,
  between,
  bind,
  char,
  digit,
  either,
  end,
  label,
  lazy,
  letter,
  many,
  many1,
  map,
  maybe,
  never,
  noneOf,
  notFollowedBy,
  oneOf,
  option,
  parse,
  type Parser,
  peek,
  separated,
  separated1,
  sequence,
  succeed,
  andThen,
  word,
} from './parsec.ts'
import type {
  Aggregate,
  Field,
  Filter,
  JsonStep,
  Logic,
  Operation,
  OrderTerm,
  SelectField,
  SelectItem,
  SelectRelation,
} from './types.ts'

const spaces = many(oneOf(' \t'))
const lexeme = <T>(inner: Parser<T>): Parser<T> => before(andThen(spaces, inner), spaces)
const joined = (parser: Parser<string[]>): Parser<string> => map(parser, (chars) => chars.join(''))

const delimiter = label(char('.'), 'delimiter (.)')
const identifierChar = either(letter, digit, oneOf('_ $'))
const identifier = map(joined(many1(identifierChar)), (text) => text.trim())
const quoted: Parser<string> = between(
  char('"'),
  char('"'),
  joined(many(either(noneOf('\\"'), andThen(char('\\'), anyChar)))),
)

const dash = attempt(before(char('-'), notFollowedBy(char('>'))))
const byDash = (part: Parser<string>): Parser<string> =>
  map(separated1(part, dash), (parts) => parts.join('-'))

const fieldName = label(either(quoted, byDash(identifier)), 'field name (* or [a..z0..9_$])')

const jsonKeyPart = map(joined(many1(noneOf('(-:.,>)'))), (text) => text.trim())
const jsonKey = label(either(quoted, byDash(jsonKeyPart)), 'any non reserved character different from: .,>()')
const jsonEnd = either<unknown>(
  attempt(peek(word('->'))),
  attempt(peek(word('::'))),
  attempt(peek(word('.'))),
  attempt(peek(word(','))),
  attempt(end),
)
const jsonIndex = before(
  map(sequence(option('+', char('-')), many1(digit)), ([sign, digits]) => sign + digits.join('')),
  jsonEnd,
)
const jsonStep: Parser<JsonStep> = bind(
  either<'->' | '->>'>(attempt(word('->>') as Parser<'->>'>), attempt(word('->') as Parser<'->'>)),
  (arrow) =>
    either<JsonStep>(
      attempt(map(jsonIndex, (index) => ({ arrow, index }))),
      attempt(map(jsonKey, (key) => ({ arrow, key }))),
    ),
)
const jsonPath = many(jsonStep)
const field: Parser<Field> = lexeme(
  map(sequence(fieldName, option<JsonStep[]>([], jsonPath)), ([name, path]) => ({ name, path })),
)

// select

const aliasSeparator = andThen(char(':'), notFollowedBy(char(':')))
const alias = maybe(attempt(before(fieldName, aliasSeparator)))
type EmbedParam = { join: 'left' | 'inner' } | { hint: string }
const embedParam: Parser<EmbedParam> = andThen(
  char('!'),
  either<EmbedParam>(
    attempt(map(word('left'), () => ({ join: 'left' as const }))),
    attempt(map(word('inner'), () => ({ join: 'inner' as const }))),
    attempt(map(fieldName, (hint) => ({ hint }))),
  ),
)
const embedParams = map(sequence(maybe(embedParam), maybe(embedParam)), (params) => {
  const out: { hint?: string; join?: 'left' | 'inner' } = {}
  for (const param of params) {
    if (param === undefined) continue
    if ('hint' in param) out.hint ??= param.hint
    else out.join ??= param.join
  }
  return out
})
const opens = attempt(peek(word('(')))

type RelationHead = Omit<SelectRelation, 'items'>
const relationHead: Parser<RelationHead> = lexeme(
  bind(sequence(alias, fieldName), ([alias, name]) =>
    name === 'count'
      ? never
      : map(before(embedParams, opens), (params) => ({
          kind: 'relation' as const,
          name,
          alias,
          spread: false,
          ...params,
        })),
  ),
)
const spreadHead: Parser<RelationHead> = lexeme(
  map(sequence(andThen(word('...'), fieldName), embedParams, opens), ([name, params]) => ({
    kind: 'relation' as const,
    name,
    spread: true,
    ...params,
  })),
)

const itemEnd = either<unknown>(attempt(peek(word(')'))), attempt(peek(word(','))), attempt(end))
const aggregate: Parser<Aggregate> = either<Aggregate>(
  word('sum') as Parser<'sum'>,
  word('avg') as Parser<'avg'>,
  word('count') as Parser<'count'>,
  attempt(word('max') as Parser<'max'>),
  attempt(word('min') as Parser<'min'>),
)
const cast = maybe(andThen(word('::'), identifier))
const star: Parser<SelectField> = map(before(word('*'), itemEnd), () => ({
  kind: 'field' as const,
  field: { name: '*', path: [] },
}))
const countStar: Parser<SelectField> = map(
  sequence(alias, word('count()'), cast, itemEnd),
  ([alias, , aggregateCast]) => ({
    kind: 'field' as const,
    field: { name: '*', path: [] },
    alias,
    aggregate: 'count' as const,
    aggregateCast,
  }),
)
const plainField: Parser<SelectField> = map(
  sequence(
    alias,
    field,
    cast,
    maybe(attempt(before(andThen(char('.'), aggregate), word('()')))),
    cast,
    itemEnd,
  ),
  ([alias, field, cast, aggregate, aggregateCast]) => ({
    kind: 'field' as const,
    field,
    alias,
    cast,
    aggregate,
    aggregateCast,
  }),
)
const selectField: Parser<SelectItem> = lexeme(
  either<SelectItem>(attempt(star), attempt(countStar), plainField),
)

const selectItem: Parser<SelectItem> = either<SelectItem>(
  map(
    sequence(
      attempt(spreadHead),
      between(
        char('('),
        char(')'),
        lazy(() => selectList),
      ),
    ),
    ([head, items]) => ({ ...head, items }),
  ),
  map(
    sequence(
      attempt(relationHead),
      between(
        char('('),
        char(')'),
        lazy(() => selectList),
      ),
    ),
    ([head, items]) => ({ ...head, items }),
  ),
  selectField,
)
const selectList: Parser<SelectItem[]> = separated(selectItem, lexeme(char(',')))

// filters

const SIMPLE: readonly string[] = ['neq', 'cs', 'cd', 'ov', 'sl', 'sr', 'nxr', 'nxl', 'adj']
const QUANTIFIED: readonly string[] = ['eq', 'gte', 'gt', 'lte', 'lt', 'like', 'ilike', 'match', 'imatch']
const FTS: readonly string[] = ['fts', 'plfts', 'phfts', 'wfts']

const anyCase = (text: string): Parser<unknown> =>
  sequence(...Array.from(text, (c) => either(char(c), char(c.toUpperCase()))))
const isValue = label(
  either<'null' | 'not_null' | 'true' | 'false' | 'unknown'>(
    ...(['null', 'not_null', 'true', 'false', 'unknown'] as const).map((name) =>
      attempt(map(anyCase(name), () => name)),
    ),
  ),
  'isVal: (null, not_null, true, false, unknown)',
)
const listElement = either(attempt(before(quoted, notFollowedBy(noneOf(',)')))), joined(many(noneOf(',)'))))
const listValue = before(andThen(lexeme(char('(')), separated1(listElement, char(','))), lexeme(char(')')))
const operatorOf = (names: readonly string[]): Parser<string> =>
  either(...names.map((name) => attempt(word(name))))

function operation(value: Parser<string>): Parser<{ negated: boolean; operation: Operation }> {
  const simple = map(sequence(operatorOf(SIMPLE), delimiter, value), ([op, , value]): Operation => ({
    kind: 'simple',
    op,
    value,
  }))
  const quantifier = maybe(
    attempt(
      between(
        char('('),
        char(')'),
        either<'any' | 'all'>(attempt(word('any') as Parser<'any'>), word('all') as Parser<'all'>),
      ),
    ),
  )
  const quantified = map(
    sequence(operatorOf(QUANTIFIED), quantifier, delimiter, value),
    ([op, quantifier, , value]): Operation => ({ kind: 'quantified', op, quantifier, value }),
  )
  const fts = map(
    sequence(operatorOf(FTS), maybe(attempt(between(char('('), char(')'), identifier))), delimiter, value),
    ([op, language, , value]): Operation => ({ kind: 'fts', op, language, value }),
  )
  const operatorName = (name: string) => attempt(sequence(word(name), delimiter))
  const any = label(
    either<Operation>(
      map(andThen(operatorName('in'), listValue), (values): Operation => ({ kind: 'in', values })),
      map(andThen(operatorName('is'), isValue), (value): Operation => ({ kind: 'is', value })),
      map(andThen(operatorName('isdistinct'), value), (value): Operation => ({ kind: 'isdistinct', value })),
      attempt(fts),
      attempt(simple),
      attempt(quantified),
    ),
    'operator (eq, gt, ...)',
  )
  const not = either(attempt(map(sequence(word('not'), delimiter), () => true)), succeed(false))
  return map(sequence(not, any), ([negated, operation]) => ({ negated, operation }))
}

const rest = joined(many(anyChar))
const wholeOperation = operation(rest)
const treePath = map(
  sequence(separated1(fieldName, delimiter), option<JsonStep[]>([], jsonPath)),
  ([names, path]) => ({
    path: names.slice(0, -1),
    field: { name: names.at(-1) ?? '', path },
  }),
)

// logic trees

const arrayLiteral = map(sequence(word('{'), joined(many(noneOf('{}'))), word('}')), (parts) =>
  parts.join(''),
)
const logicValue = either(
  attempt(before(quoted, notFollowedBy(noneOf(',)')))),
  attempt(arrayLiteral),
  joined(many(noneOf(',)'))),
)
const logicFilter: Parser<Logic> = map(
  sequence(field, delimiter, operation(logicValue)),
  ([field, , rest]) => ({ kind: 'filter' as const, field, ...rest }),
)
const negation = label(
  either(attempt(map(sequence(word('not'), delimiter), () => true)), succeed(false)),
  'negation operator (not)',
)
const logicOperator = label(
  either<'and' | 'or'>(attempt(word('and') as Parser<'and'>), word('or') as Parser<'or'>),
  'logic operator (and, or)',
)
const logicTree: Parser<Logic> = either<Logic>(
  attempt(logicFilter),
  map(
    sequence(
      negation,
      logicOperator,
      before(
        andThen(
          lexeme(char('(')),
          separated1(
            lazy(() => logicTree),
            lexeme(char(',')),
          ),
        ),
        lexeme(char(')')),
      ),
    ),
    ([negated, op, members]) => ({ kind: 'group' as const, negated, op, members }),
  ),
)

// order and columns

const direction = maybe(
  either<'asc' | 'desc'>(
    attempt(andThen(delimiter, word('asc') as Parser<'asc'>)),
    attempt(andThen(delimiter, word('desc') as Parser<'desc'>)),
  ),
)
const nulls = maybe(
  either<'nullsfirst' | 'nullslast'>(
    attempt(andThen(delimiter, word('nullsfirst') as Parser<'nullsfirst'>)),
    attempt(andThen(delimiter, word('nullslast') as Parser<'nullslast'>)),
  ),
)
const orderEnd = either<unknown>(attempt(peek(char(','))), attempt(end))
const nullsThenEnd = either(
  before(nulls, orderEnd),
  map(orderEnd, () => undefined),
)
const plainOrder: Parser<OrderTerm> = map(
  sequence(field, direction, nullsThenEnd),
  ([field, direction, nulls]) => ({ field, direction, nulls }),
)
const relationOrder: Parser<OrderTerm> = map(
  sequence(fieldName, between(char('('), char(')'), field), direction, nullsThenEnd),
  ([relation, field, direction, nulls]) => ({ relation, field, direction, nulls }),
)
const orderTerms = separated1(lexeme(either(attempt(relationOrder), plainOrder)), char(','))
const columnNames = separated1(fieldName, lexeme(char(',')))
const logicPath = separated1(fieldName, delimiter)

// entry points: each throws a GrammarError

/** Memoises parsers, since applications repeat the same few queries. Results are shared and must not be modified. */
function memoized<T>(read: (text: string) => T): (text: string) => T {
  const byName = new Map<string, T>()
  return (text) => {
    const existing = byName.get(text)
    if (existing !== undefined) return existing
    const value = read(text)
    if (text.length <= MAX_MEMOIZED_LENGTH) {
      if (byName.size >= MAX_MEMOIZED) byName.clear()
      byName.set(text, value)
    }
    return value
  }
}
const MAX_MEMOIZED_LENGTH = 500
const MAX_MEMOIZED = 1000

export const parseSelect = memoized((text: string): SelectItem[] =>
  parse(selectList, `failed to parse select parameter (${text})`, text),
)
export const parseColumns = (text: string): string[] =>
  parse(columnNames, `failed to parse columns parameter (${text})`, text)
export const parseOnConflict = (text: string): string[] =>
  parse(columnNames, `failed to parse on_conflict parameter (${text})`, text)
export const parseTreePath = memoized((key: string): { path: string[]; field: Field } =>
  parse(treePath, `failed to parse tree path (${key})`, key),
)
export const parseOrder = memoized((text: string): OrderTerm[] =>
  parse(orderTerms, `failed to parse order (${text})`, text),
)

/** Fast path: most filters are an operator, a dot and a plain value. */
function plainOperation(value: string): { negated: boolean; operation: Operation } | undefined {
  const dot = value.indexOf('.')
  const op = dot < 0 ? '' : value.slice(0, dot)
  if (QUANTIFIED.includes(op))
    return {
      negated: false,
      operation: { kind: 'quantified', op, quantifier: undefined, value: value.slice(dot + 1) },
    }
  return undefined
}

export function parseFilter(key: string, value: string): { path: string[]; filter: Filter } {
  const { path, field } = parseTreePath(key)
  return {
    path,
    filter: {
      kind: 'filter',
      field,
      ...(plainOperation(value) ?? parse(wholeOperation, `failed to parse filter (${value})`, value)),
    },
  }
}

export function parseLogic(key: string, value: string): { path: string[]; logic: Logic } {
  const names = parse(logicPath, `failed to parse logic path (${key})`, key)
  const op = names.at(-1) ?? ''
  const prefix = names.includes('not') ? `not.${op}` : op
  return {
    path: names.slice(0, -1).filter((name) => name !== 'not'),
    logic: parse(logicTree, `failed to parse logic tree (${value})`, prefix + value),
  }
}

/** Whether a parameter's value looks like a filter; otherwise it is a function argument. */
export function looksLikeFilter(value: string): boolean {
  const [head = '', ...more] = value.split('.')
  if (head === 'not') return more.length > 0
  if (head === 'is' || head === 'in' || head === 'isdistinct') return true
  if (SIMPLE.includes(head) || QUANTIFIED.includes(head) || FTS.includes(head)) return true
  const [name = '', ...arguments_] = value.split('(')
  return arguments_.length > 0 && (FTS.includes(name) || QUANTIFIED.includes(name))
}
