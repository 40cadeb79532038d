// What is wrong with a field, as a sentence below it in the page's language.
import { fieldProblem } from '@dropwise/contracts'
import type { z } from 'zod'
import { commonWords } from './words/common.ts'
import { fieldsWords as words } from './words/fields.ts'

/** Error map of a form. A schema's own messages take precedence. */
export function fieldSentence(issue: z.core.$ZodRawIssue): string | undefined {
  const problem = fieldProblem(issue)
  if (!problem) return undefined
  const { code, value } = problem
  switch (code) {
    case 'atLeastCharacters':
    case 'atMostCharacters':
    case 'atLeastOf':
    case 'atMostOf':
      return words(code, { count: value })
    case 'moreThan':
    case 'atLeast':
    case 'lessThan':
    case 'atMost':
      return words(code, { value })
    case 'date':
    case 'dateAndTime':
    case 'time':
      return words(code, { example: value })
    case 'oneOf':
      return words(code, { values: value })
    case 'number':
      return commonWords('mustBeNumber')
    default:
      return words(code)
  }
}
