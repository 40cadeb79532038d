// What is wrong with a mail's text, in the page's language.
import type { TemplateProblem } from '@dropwise/contracts'
import { recipientMailsWords as words } from '../../lib/words/recipient-mails.ts'

/** The problem without its field. `labelOf` translates the label of a variable. */
export function problemSentence(
  { code, values }: TemplateProblem,
  labelOf: (label: string) => string = (label) => label,
): string {
  const placeholder = `{{${values.key}}}`
  switch (code) {
    case 'too_long':
      return words('problemTooLong', { count: values.count ?? 0, limit: values.limit ?? 0 })
    case 'unclosed_placeholder':
      return words('problemUnclosed', { text: values.text ?? '' })
    case 'bad_key':
      return words('problemKey', { placeholder })
    case 'unknown_variable':
      return words('problemUnknown', { placeholder })
    case 'missing_variable':
      return words('problemMissing', { placeholder, label: labelOf(String(values.label)) })
    case 'script':
      return words('problemScript')
    case 'empty':
      return words('problemEmpty')
    case 'missing_title':
      return words('problemNoTitle')
  }
}

/** The problem after the name of its field. */
export function problemText(problem: TemplateProblem, labelOf?: (label: string) => string): string {
  const fields = { Subject: words('subject'), HTML: 'HTML', Text: words('bodyText') }
  return words('problemIn', { field: fields[problem.field], problem: problemSentence(problem, labelOf) })
}
