// Fills a template with values; the only renderer, for previews and sent mails. Pure.
import { withBrand, type MailBrand } from './brand.ts'
import { ENTITIES, escapeHtml } from './escape.ts'
import type { EmailTemplate, TemplateVariable } from './types.ts'

export interface RenderedMail {
  subject: string
  html: string
  text: string
}

export type TemplateValues = Readonly<Record<string, string | number | null | undefined>>

/**
 * `send` replaces placeholders without value or default by nothing. `preview` keeps them, so that the author
 * sees what is missing.
 */
export type RenderMode = 'send' | 'preview'

/** Longest subject, in characters; the rest is cut. */
const SUBJECT_MAX = 300
/** `{{key}}`, with optional spaces. */
export const PLACEHOLDER = /\{\{\s*([^{}]*?)\s*\}\}/g

/** Renders subject, HTML and plain text, with a brand's head if given. Derives a missing body from the other. */
export function render(
  template: EmailTemplate,
  values: TemplateValues,
  { mode = 'send', brand }: { mode?: RenderMode; brand?: MailBrand | undefined } = {},
): RenderedMail {
  const variables = new Map(template.variables.map((variable) => [variable.key, variable]))
  const fill = (source: string, encode: (value: string) => string) =>
    source.replaceAll(PLACEHOLDER, (placeholder, key: string) => {
      const value = valueOf(key, values, variables.get(key))
      if (value !== undefined) return encode(value)
      return mode === 'preview' ? encode(placeholder) : ''
    })
  const asWritten = (value: string) => value
  const html = template.htmlContent.trim() === '' ? undefined : fill(template.htmlContent, escapeHtml)
  const text = template.textContent.trim() === '' ? undefined : fill(template.textContent, asWritten)
  return {
    subject: toHeader(fill(template.subject, asWritten)),
    html: withBrand(html ?? textToHtml(text ?? ''), brand),
    text: text ?? htmlToText(html ?? ''),
  }
}

function valueOf(
  key: string,
  values: TemplateValues,
  variable: TemplateVariable | undefined,
): string | undefined {
  // `Object.hasOwn`, because a template may contain {{constructor}}.
  const ownValue = Object.hasOwn(values, key) ? values[key] : undefined
  const value =
    ownValue === undefined || ownValue === null || ownValue === '' ? variable?.defaultValue : String(ownValue)
  if (value === undefined || value === '') return undefined
  return variable?.type === 'url' && !isSafeUrl(value) ? undefined : value
}

/** Links must lead to a page, never to a script. */
function isSafeUrl(value: string): boolean {
  return /^(https?:\/\/|mailto:|tel:)/i.test(value)
}

/** A line break in a header would start another header. */
function toHeader(text: string): string {
  return text
    .replaceAll(/\s*[\r\n]+\s*/g, ' ')
    .trim()
    .slice(0, SUBJECT_MAX)
}

function textToHtml(text: string): string {
  return text
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('\n')
}

/** Converts HTML to plain text: links written out, one line per block. */
function htmlToText(html: string): string {
  return decodeEntities(
    html
      .replaceAll(/<(style|script|title)\b[\s\S]*?<\/\1>/gi, '')
      .replaceAll(/\s+/g, ' ')
      .replaceAll(
        /<a\b[^>]*\bhref=(["'])(.*?)\1[^>]*>(.*?)<\/a>/gi,
        (_, _quote: string, to: string, label: string) => (label.trim() === to ? to : `${label}: ${to}`),
      )
      .replaceAll(/<br\s*\/?>/gi, '\n')
      .replaceAll(/<\/(p|div|h[1-6]|li|tr|table)>/gi, '\n\n')
      .replaceAll(/<[^>]*>/g, ''),
  )
    .replaceAll(/[ \t]*\n[ \t]*/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

function decodeEntities(text: string): string {
  const characters = new Map(Object.entries(ENTITIES).map(([character, entity]) => [entity, character]))
  return text
    .replaceAll('&nbsp;', ' ')
    .replaceAll(/&(?:lt|gt|quot|#39);/g, (entity) => characters.get(entity) ?? entity)
    .replaceAll('&amp;', '&')
}
