// Finds problems of a template while it is edited. Pure.
import { PLACEHOLDER } from './render.ts'
import { STANDARD_VARIABLES, templateVariable, type EmailTemplate } from './types.ts'

/** Longest bodies in `email_templates`, in characters. */
export const TEMPLATE_LIMITS = {
  name: 120,
  subject: 300,
  htmlContent: 200_000,
  textContent: 100_000,
} as const

/** `error` prevents saving; `warning` does not. */
export interface TemplateProblem {
  level: 'error' | 'warning'
  code:
    | 'too_long'
    | 'unclosed_placeholder'
    | 'bad_key'
    | 'unknown_variable'
    | 'missing_variable'
    | 'script'
    | 'empty'
    | 'missing_title'
  /** Name of the field in the editor. */
  field: 'Subject' | 'HTML' | 'Text'
  message: string
  /** What the message names, so that pages can say it in their language. */
  values: Readonly<Record<string, string | number>>
}

const KEY = templateVariable.shape.key
/** Tags and attributes that mail programs remove, or that are unsafe. */
const SCRIPT = /<\s*(script|iframe|object|embed|form)\b|\son\w+\s*=|javascript:/i

/** All problems of a template, errors first. */
export function lintTemplate(template: EmailTemplate): TemplateProblem[] {
  const parts = [
    { field: 'Subject', text: template.subject, most: TEMPLATE_LIMITS.subject },
    { field: 'HTML', text: template.htmlContent, most: TEMPLATE_LIMITS.htmlContent },
    { field: 'Text', text: template.textContent, most: TEMPLATE_LIMITS.textContent },
  ] as const
  const keys = new Set(template.variables.map(({ key }) => key))
  const problems = parts.flatMap((part): TemplateProblem[] =>
    // Further checks of such a long body would block the page.
    part.text.length > part.most
      ? [
          {
            level: 'error',
            field: part.field,
            ...tooLong(part.text.length, part.most),
          },
        ]
      : [...placeholderProblems(part.field, part.text, keys), ...scriptProblems(part.field, part.text)],
  )
  problems.push(...bodyProblems(template))
  return problems.sort((a, b) => a.level.localeCompare(b.level))
}

/** The problem of a text that has more characters than its limit. */
export const tooLong = (count: number, limit: number) => ({
  code: 'too_long' as const,
  message: `${count} characters are too many: at most ${limit}.`,
  values: { count, limit },
})

function placeholderProblems(
  field: TemplateProblem['field'],
  text: string,
  keys: ReadonlySet<string>,
): TemplateProblem[] {
  const problems: TemplateProblem[] = []
  const error = (code: TemplateProblem['code'], message: string, values: TemplateProblem['values']) =>
    problems.push({ level: 'error', code, field, message, values })
  for (const key of new Set([...text.matchAll(PLACEHOLDER)].map((match) => match[1] ?? ''))) {
    if (!KEY.safeParse(key).success)
      error('bad_key', `{{${key}}}: a key has lower-case letters, digits and underscores, and no spaces.`, {
        key,
      })
    else if (!keys.has(key)) error('unknown_variable', `{{${key}}} is not among the variables.`, { key })
  }
  const rest = text.replaceAll(PLACEHOLDER, '')
  const stray = /\{\{[^\n]{0,20}|[^\n]{0,20}\}\}/.exec(rest)
  if (stray) {
    const brace = stray[0].trim()
    error('unclosed_placeholder', `“${brace}” is an unmatched placeholder brace.`, { text: brace })
  }
  return problems
}

function scriptProblems(field: TemplateProblem['field'], text: string): TemplateProblem[] {
  if (field !== 'HTML' || !SCRIPT.test(text)) return []
  return [
    {
      level: 'warning',
      code: 'script',
      field,
      message:
        'Scripts, forms and frames do not run in mail programs, and some reject mails that contain them.',
      values: {},
    },
  ]
}

/** A missing body, or a missing essential value. */
function bodyProblems({ htmlContent, textContent, subject, variables }: EmailTemplate): TemplateProblem[] {
  const bodies = [
    { field: 'HTML', text: htmlContent },
    { field: 'Text', text: textContent },
  ] as const
  const written = bodies.filter(({ text }) => text.trim() !== '')
  if (written.length === 0)
    return [{ level: 'error', code: 'empty', field: 'HTML', message: 'The mail has no text.', values: {} }]
  const standard = new Set<string>(STANDARD_VARIABLES.map(({ key }) => key))
  return variables
    .filter(({ key, required }) => required && !standard.has(key) && !uses(subject, key))
    .flatMap(({ key, label }) =>
      written
        .filter(({ text }) => !uses(text, key))
        .map(({ field }) => ({
          level: 'warning' as const,
          code: 'missing_variable' as const,
          field,
          message: `{{${key}}} (${label}) is required, but the mail does not contain it.`,
          values: { key, label },
        })),
    )
}

const uses = (text: string, key: string) => [...text.matchAll(PLACEHOLDER)].some((match) => match[1] === key)
