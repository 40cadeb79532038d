// Messages for values that a schema refuses. A schema's own messages take precedence.
import type { z } from 'zod'

type Issue = z.core.$ZodRawIssue

const isNothing = (input: unknown): boolean => input === undefined || input === null || input === ''
const orList = (values: readonly unknown[]): string => values.map(String).join(' or ')

function ofSize(issue: Issue): string | undefined {
  if (issue.code === 'too_small') {
    const { origin, minimum, inclusive } = issue
    if (origin === 'string') return minimum <= 1 ? MISSING : `must have at least ${minimum} characters`
    if (origin === 'array') return minimum <= 1 ? MISSING : `must have at least ${minimum}`
    return inclusive === false ? `must be more than ${minimum}` : `must be at least ${minimum}`
  }
  if (issue.code !== 'too_big') return undefined
  const { origin, maximum, inclusive } = issue
  if (origin === 'string') return `must have at most ${maximum} characters`
  if (origin === 'array') return `must have at most ${maximum}`
  return inclusive === false ? `must be less than ${maximum}` : `must be at most ${maximum}`
}

const MISSING = 'must be filled in'
const FORMATS: Record<string, string> = {
  date: 'must be a date like 2027-03-31',
  datetime: 'must be a date and time like 2027-03-31T08:00:00Z',
  time: 'must be a time like 08:00',
  email: 'must be an email address',
  url: 'must be a web address',
}

/** Error map of a parse; the text follows a field's name: `must be at least 0`. */
export function plainWords(issue: Issue): string | undefined {
  if (issue.code === 'invalid_type' || issue.code === 'invalid_value') {
    if (isNothing(issue.input)) return MISSING
  }
  if (issue.code === 'invalid_type') {
    if (issue.expected === 'int') return 'must be a whole number'
    return issue.expected === 'number' ? 'must be a number' : undefined
  }
  if (issue.code === 'invalid_value') return `must be ${orList(issue.values)}`
  if (issue.code === 'invalid_format') return FORMATS[issue.format]
  return ofSize(issue)
}

/** The same as a sentence below a field. */
export function plainSentence(issue: Issue): string | undefined {
  const words = plainWords(issue)
  return words && words[0]!.toUpperCase() + words.slice(1)
}
