// What is wrong with a value of a company's own field of orders, in the language of the page; other problems as
// the server wrote them.
import { commonWords as words } from './words/common.ts'

export interface CustomProblem {
  code: string
  message: string
  /** Name of the field; rows of a file call it `column`. */
  name: string
  column: string | null
  /** Values of a choice field. */
  choices: string
}

export function problemSentence({
  code,
  message = '',
  column,
  name = column ?? '',
  choices = '',
}: Partial<CustomProblem>): string {
  switch (code) {
    case 'custom_required':
    case 'custom_number':
    case 'custom_date':
    case 'custom_yes_no':
      return words(code, { name })
    case 'custom_choice':
      return choices === '' ? message : words(code, { name, choices })
    default:
      return message
  }
}
