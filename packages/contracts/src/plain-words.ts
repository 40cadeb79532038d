// Messages for values that a schema refuses. A schema's own messages take precedence.
import type { z } from 'zod'

type Issue = z.core.$ZodRawIssue

/** What is wrong with a value, as the text that follows a field's name. Pages have these texts by the same codes. */
const WORDS = {
  missing: () => 'must be filled in',
  atLeastCharacters: (least) => `must have at least ${least} characters`,
  atMostCharacters: (most) => `must have at most ${most} characters`,
  atLeastOf: (least) => `must have at least ${least}`,
  atMostOf: (most) => `must have at most ${most}`,
  moreThan: (limit) => `must be more than ${limit}`,
  atLeast: (least) => `must be at least ${least}`,
  lessThan: (limit) => `must be less than ${limit}`,
  atMost: (most) => `must be at most ${most}`,
  date: (example) => `must be a date like ${example}`,
  dateAndTime: (example) => `must be a date and time like ${example}`,
  time: (example) => `must be a time like ${example}`,
  email: () => 'must be an email address',
  url: () => 'must be a web address',
  wholeNumber: () => 'must be a whole number',
  number: () => 'must be a number',
  oneOf: (values) => `must be ${values}`,
} as const satisfies Record<string, (value: string | number) => string>

export interface FieldProblem {
  code: keyof typeof WORDS
  /** The number, example or list in the text; empty without one. */
  value: string | number
}

const problem = (code: FieldProblem['code'], value: string | number | bigint = ''): FieldProblem => ({
  code,
  value: typeof value === 'bigint' ? Number(value) : value,
})

const isNothing = (input: unknown): boolean => input === undefined || input === null || input === ''
const orList = (values: readonly unknown[]): string => values.map(String).join(' or ')

function ofSize(issue: Issue): FieldProblem | undefined {
  if (issue.code === 'too_small') {
    const { origin, minimum, inclusive } = issue
    if (origin === 'string' || origin === 'array') {
      if (minimum <= 1) return problem('missing')
      return problem(origin === 'string' ? 'atLeastCharacters' : 'atLeastOf', minimum)
    }
    return problem(inclusive === false ? 'moreThan' : 'atLeast', minimum)
  }
  if (issue.code !== 'too_big') return undefined
  const { origin, maximum, inclusive } = issue
  if (origin === 'string') return problem('atMostCharacters', maximum)
  if (origin === 'array') return problem('atMostOf', maximum)
  return problem(inclusive === false ? 'lessThan' : 'atMost', maximum)
}

const FORMATS: Record<string, FieldProblem> = {
  date: problem('date', '2027-03-31'),
  datetime: problem('dateAndTime', '2027-03-31T08:00:00Z'),
  time: problem('time', '08:00'),
  email: problem('email'),
  url: problem('url'),
}

/** What is wrong with a value; undefined for problems that only the schema can word. */
export function fieldProblem(issue: Issue): FieldProblem | undefined {
  if (issue.code === 'invalid_type' || issue.code === 'invalid_value') {
    if (isNothing(issue.input)) return problem('missing')
  }
  if (issue.code === 'invalid_type') {
    if (issue.expected === 'int') return problem('wholeNumber')
    return issue.expected === 'number' ? problem('number') : undefined
  }
  if (issue.code === 'invalid_value') return problem('oneOf', orList(issue.values))
  if (issue.code === 'invalid_format') return FORMATS[issue.format]
  return ofSize(issue)
}

/** Error map of a parse; the text follows a field's name: `must be at least 0`. */
export function plainWords(issue: Issue): string | undefined {
  const refused = fieldProblem(issue)
  if (!refused) return undefined
  const word: (value: string | number) => string = WORDS[refused.code]
  return word(refused.value)
}
