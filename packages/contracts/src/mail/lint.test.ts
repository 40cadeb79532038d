// Tests the checks on a template before it is saved.
import { describe, expect, it } from 'vitest'
import { BUILT_IN_TEMPLATES } from './built-in.ts'
import { lintTemplate } from './lint.ts'
import { variablesOf, type EmailTemplate } from './types.ts'

const template = (parts: Partial<EmailTemplate>): EmailTemplate => ({
  subject: 'Hello {{user_name}}',
  htmlContent: '<p>{{user_name}}</p>',
  textContent: '',
  variables: [...variablesOf('custom')],
  ...parts,
})
const codes = (parts: Partial<EmailTemplate>) => lintTemplate(template(parts)).map(({ code }) => code)

describe('[2.9-3] the check of a template', () => {
  it.each(BUILT_IN_TEMPLATES.map((builtIn) => [builtIn.type, builtIn] as const))(
    'finds nothing wrong with the product’s own %s',
    (_, builtIn) => expect(lintTemplate(builtIn)).toEqual([]),
  )

  it('names placeholders that no variable fills', () => {
    expect(lintTemplate(template({ htmlContent: '<p>{{user_nmae}} {{user_nmae}}</p>' }))).toEqual([
      {
        level: 'error',
        code: 'unknown_variable',
        field: 'HTML',
        message: '{{user_nmae}} is not among the variables.',
        values: { key: 'user_nmae' },
      },
    ])
  })

  it.each(['{{user_name', 'user_name}}', '{{user_name}} and {{ user_email', '{ {x} } }}'])(
    'finds the placeholder that is not closed in %s',
    (htmlContent) => expect(codes({ htmlContent })).toEqual(['unclosed_placeholder']),
  )

  it.each(['{{user name}}', '{{User}}', '{{}}', '{{1st}}'])('refuses the key of %s', (subject) =>
    expect(codes({ subject })).toEqual(['bad_key']),
  )

  it('warns of a missing required value, in the body that lacks it', () => {
    const variables = [...variablesOf('password_reset')]
    const problems = lintTemplate(
      template({ htmlContent: '<p>{{reset_url}}</p>', textContent: 'Go to the page', variables }),
    )
    expect(problems).toEqual([expect.objectContaining({ level: 'warning', field: 'Text' })])
    expect(problems[0]?.message).toContain('reset_url')
  })

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
  ])('warns of %s', (htmlContent) => expect(codes({ htmlContent })).toEqual(['script']))

  it('reports only the length of a text of five megabytes', () => {
    expect(lintTemplate(template({ htmlContent: '{{'.repeat(2_500_000) }))).toEqual([
      expect.objectContaining({ level: 'error', code: 'too_long' }),
    ])
  })

  it('refuses a mail without text', () => expect(codes({ htmlContent: ' ' })).toEqual(['empty']))
})
