// The built-in templates, one per type. They fill `email_templates` and replace inactive rows.
import { BRAND_BUTTON, BRAND_MARK } from './brand.ts'
import { DEFAULTS, DRAFTS, type Draft } from './drafts.ts'
import { variablesOf, type EmailTemplate, type MailType, type TemplateVariable } from './types.ts'

export interface BuiltInTemplate extends EmailTemplate {
  type: MailType
  name: string
}

const STYLE = {
  page: 'margin:0;padding:24px;background:#f4f5f7;font-family:Arial,Helvetica,sans-serif;color:#1c2430',
  card: 'max-width:560px;margin:0 auto;background:#ffffff;border-radius:8px;padding:32px',
  heading: 'margin:0 0 16px;font-size:20px;line-height:28px',
  paragraph: 'margin:0 0 16px;font-size:15px;line-height:22px;white-space:pre-line',
  button: `display:inline-block;padding:12px 20px;border-radius:6px;${BRAND_BUTTON};text-decoration:none;font-size:15px`,
  footer: 'max-width:560px;margin:16px auto 0;font-size:12px;line-height:18px;color:#5b6472',
}

export const BUILT_IN_TEMPLATES: readonly BuiltInTemplate[] = (
  Object.entries(DRAFTS) as [MailType, Draft][]
).map(([type, draft]) => templateOf(type, draft))

/** A template from its draft; `defaults` override the product's. */
export function templateOf(
  type: MailType,
  draft: Draft,
  defaults: Readonly<Record<string, string>> = {},
): BuiltInTemplate {
  return {
    type,
    name: draft.name,
    subject: draft.subject,
    htmlContent: htmlOf(draft),
    textContent: textOf(draft),
    variables: variablesOf(type).map((variable) => withDefault(variable, { ...DEFAULTS, ...defaults })),
  }
}

/** The built-in template of a type. */
export function builtInTemplate(type: MailType): BuiltInTemplate {
  const template = BUILT_IN_TEMPLATES.find((candidate) => candidate.type === type)
  if (!template) throw new Error(`No built-in template for ${type}.`)
  return template
}

function withDefault(
  variable: TemplateVariable,
  defaults: Readonly<Record<string, string>>,
): TemplateVariable {
  const defaultValue = defaults[variable.key]
  return defaultValue === undefined ? variable : { ...variable, defaultValue }
}

function textOf({ before, button, after = [] }: Draft): string {
  return [...before, ...(button ? [`${button.label}: ${button.url}`] : []), ...after].join('\n\n')
}

function htmlOf({ heading, before, button, after = [], direction }: Draft): string {
  const paragraph = (content: string) =>
    `<p style="${STYLE.paragraph}">${content.replaceAll('<{{', '&lt;{{').replaceAll('}}>', '}}&gt;')}</p>`
  const link = button
    ? [paragraph(`<a href="${button.url}" style="${STYLE.button}">${button.label}</a>`)]
    : []
  return [
    `<div${direction ? ` dir="${direction}"` : ''} style="${STYLE.page}">`,
    `<div style="${STYLE.card}">`,
    BRAND_MARK,
    `<h1 style="${STYLE.heading}">${heading}</h1>`,
    ...before.map(paragraph),
    ...link,
    ...after.map(paragraph),
    '</div>',
    `<p style="${STYLE.footer}">© {{current_year}} {{company_name}} · {{support_email}}</p>`,
    '</div>',
  ].join('\n')
}
