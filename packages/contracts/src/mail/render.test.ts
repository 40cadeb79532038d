// Tests the renderer that preview and sending share, and the built-in texts.
import { describe, expect, it } from 'vitest'
import { builtInTemplate, BUILT_IN_TEMPLATES } from './built-in.ts'
import { render } from './render.ts'
import { EMAIL_TEMPLATE_TYPES, MAIL_VARIABLES, STANDARD_VARIABLES, type EmailTemplate } from './types.ts'

const template = (parts: Partial<EmailTemplate>): EmailTemplate => ({
  subject: 'Hello',
  htmlContent: '<p>{{name}}</p>',
  textContent: '{{name}}',
  variables: [{ key: 'name', label: 'Name', type: 'text', required: true }],
  ...parts,
})

describe('render', () => {
  it('escapes values in HTML and writes them as they are in plain text', () => {
    const mail = render(template({ htmlContent: '<a title="{{name}}">{{ name }}</a>' }), {
      name: `<script>"O'Hara" & Sons</script>`,
    })
    expect(mail.html).toBe(
      '<a title="&lt;script&gt;&quot;O&#39;Hara&quot; &amp; Sons&lt;/script&gt;">&lt;script&gt;&quot;O&#39;Hara&quot; &amp; Sons&lt;/script&gt;</a>',
    )
    expect(mail.text).toBe(`<script>"O'Hara" & Sons</script>`)
  })

  it('does not fill placeholders inside a value', () => {
    expect(render(template({}), { name: '{{secret}}', secret: 'x' }).text).toBe('{{secret}}')
  })

  it.each(['{{unknown}}', '{{ not a key }}', '{{constructor}}', '{{__proto__}}', '{{}}'])(
    'never sends %s as it is written, and shows it in the preview',
    (placeholder) => {
      const input = template({
        subject: `a${placeholder}`,
        htmlContent: `b${placeholder}`,
        textContent: `c${placeholder}`,
      })
      expect(render(input, {})).toEqual({ subject: 'a', html: 'b', text: 'c' })
      expect(render(input, {}, { mode: 'preview' }).text).toBe(`c${placeholder}`)
    },
  )

  it('uses a default for an unset or empty value', () => {
    const variables = [
      { key: 'name', label: 'Name', type: 'text', required: false, defaultValue: 'there' } as const,
    ]
    expect(render(template({ variables }), { name: '' }).text).toBe('there')
    expect(render(template({ variables }), { name: '' }, { mode: 'preview' }).text).toBe('there')
  })

  it('leaves an empty value as written in the preview', () => {
    expect(render(template({}), { name: '' }, { mode: 'preview' }).html).toBe('<p>{{name}}</p>')
  })

  it('refuses a link that is a script', () => {
    const variables = [{ key: 'to', label: 'Link', type: 'url', required: true } as const]
    const input = template({ htmlContent: '<a href="{{to}}">x</a>', textContent: '{{to}}', variables })
    expect(render(input, { to: 'javascript:alert(1)' })).toMatchObject({ html: '<a href="">x</a>', text: '' })
    expect(render(input, { to: 'https://a.example/?a=1&b=2' }).html).toContain(
      'https://a.example/?a=1&amp;b=2',
    )
  })

  it('keeps a subject on one line', () => {
    const mail = render(template({ subject: 'Hi {{name}}' }), { name: 'A\r\nBcc: everyone@example.com' })
    expect(mail.subject).toBe('Hi A Bcc: everyone@example.com')
  })

  it('makes the body that a template lacks from the other', () => {
    expect(render(template({ htmlContent: '' }), { name: 'A & B\n\nC' }).html).toBe(
      '<p>A &amp; B</p>\n<p>C</p>',
    )
    const html = '<h1>Hi</h1><p>See <a href="https://a.example/?x=1&amp;y=2">it</a> &amp; smile</p>'
    expect(render(template({ htmlContent: html, textContent: '' }), {}).text).toBe(
      'Hi\n\nSee it: https://a.example/?x=1&y=2 & smile',
    )
  })
})

describe('the built-in templates', () => {
  it('exist for every type the product sends', () => {
    const types = Object.keys(EMAIL_TEMPLATE_TYPES).filter((type) => type !== 'custom')
    expect(BUILT_IN_TEMPLATES.map(({ type }) => type).toSorted()).toEqual(types.toSorted())
  })

  it.each(BUILT_IN_TEMPLATES.map((template) => [template.type, template] as const))(
    '%s uses only variables it has, and every required one, in both bodies',
    (type, { subject, htmlContent, textContent }) => {
      const used = (source: string) => [...source.matchAll(/\{\{([^}]*)\}\}/g)].map((match) => match[1])
      const keys = [...STANDARD_VARIABLES, ...MAIL_VARIABLES[type]].map(({ key }) => key as string)
      for (const key of [subject, htmlContent, textContent].flatMap(used)) expect(keys).toContain(key)
      const required = MAIL_VARIABLES[type]
        .filter((variable) => variable.required)
        .map(({ key }) => key as string)
      for (const body of [htmlContent, textContent])
        for (const key of required) expect(used(subject + body)).toContain(key)
    },
  )

  it('greet a person without a name', () => {
    const mail = render(builtInTemplate('password_reset'), { reset_url: 'https://a.example/r' })
    expect(mail.text).toContain('Hello there,')
    expect(mail.text).toContain('expires in 24 hours')
  })
})
