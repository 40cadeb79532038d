// Media types: parsing Accept and Content-Type, choosing the response format.
import type { Catalog, MediaHandler } from './catalog.ts'
import { RestError } from './errors.ts'

export type Media =
  | { kind: 'json' | 'csv' | 'geojson' | 'openapi' | 'any' | 'urlencoded' | 'text' | 'xml' | 'octet' }
  | { kind: 'object' | 'array'; strip: boolean }
  | { kind: 'plan'; format: 'text' | 'json'; of: Media; options: string[] }
  | { kind: 'other'; name: string }

const PLAIN: Record<string, Media['kind']> = {
  'application/json': 'json',
  'text/csv': 'csv',
  'application/geo+json': 'geojson',
  'application/openapi+json': 'openapi',
  '*/*': 'any',
  'application/x-www-form-urlencoded': 'urlencoded',
  'text/plain': 'text',
  'text/xml': 'xml',
  'application/octet-stream': 'octet',
}
const NAMES = new Map(Object.entries(PLAIN).map(([name, kind]) => [kind, name]))
const PLAN_OPTIONS = ['analyze', 'verbose', 'settings', 'buffers', 'wal']

function parameters(parts: string[]): Map<string, string> {
  return new Map(
    parts.map((part): [string, string] => {
      const at = part.indexOf('=')
      return [
        part.slice(0, at).trim().toLowerCase(),
        part
          .slice(at + 1)
          .trim()
          .replace(/^"(.*)"$/s, '$1'),
      ]
    }),
  )
}

/** Splits at `by` outside double quotes. */
function splitOutsideQuotes(text: string, by: string): string[] {
  const parts = ['']
  let quoted = false
  for (const c of text) {
    if (c === '"') quoted = !quoted
    if (c === by && !quoted) parts.push('')
    else parts[parts.length - 1] += c
  }
  return parts
}

export function parseMedia(text: string): Media {
  const [head = '', ...rest] = splitOutsideQuotes(text, ';').map((part) => part.trim())
  const name = head.toLowerCase()
  const mediaParameters = parameters(rest)
  if (name === 'application/vnd.pgrst.object+json' || name === 'application/vnd.pgrst.object')
    return { kind: 'object', strip: mediaParameters.get('nulls') === 'stripped' }
  if (name === 'application/vnd.pgrst.array+json' || name === 'application/vnd.pgrst.array') {
    return mediaParameters.get('nulls') === 'stripped' ? { kind: 'array', strip: true } : { kind: 'json' }
  }
  const plan = /^application\/vnd\.pgrst\.plan(?:\+(text|json))?$/.exec(name)
  if (plan) {
    const options = (mediaParameters.get('options') ?? '').split('|').filter((o) => PLAN_OPTIONS.includes(o))
    return {
      kind: 'plan',
      format: plan[1] === 'json' ? 'json' : 'text',
      of: parseMedia(mediaParameters.get('for') ?? 'application/json'),
      options: PLAN_OPTIONS.filter((o) => options.includes(o)),
    }
  }
  const kind = PLAIN[name]
  return kind === undefined ? { kind: 'other', name } : ({ kind } as Media)
}

/** The media types of an Accept header, best first. */
export function parseAccept(header: string | undefined): Media[] {
  if (header === undefined || header.trim() === '') return [{ kind: 'any' }]
  return splitOutsideQuotes(header, ',')
    .map((part, index) => {
      const quality = Number(/;\s*q=([0-9.]+)/i.exec(part)?.[1] ?? '1')
      return {
        media: parseMedia(part.replace(/;\s*q=[0-9.]+/i, '')),
        quality: Number.isFinite(quality) ? quality : 1,
        index,
      }
    })
    .toSorted((a, b) => b.quality - a.quality || a.index - b.index)
    .map(({ media }) => media)
}

export function mediaName(media: Media): string {
  if (media.kind === 'other') return media.name
  if (media.kind === 'object')
    return `application/vnd.pgrst.object+json${media.strip ? ';nulls=stripped' : ''}`
  if (media.kind === 'array') return 'application/vnd.pgrst.array+json;nulls=stripped'
  if (media.kind === 'plan') {
    const options = media.options.length === 0 ? '' : `; options=${media.options.join('|')}`
    return `application/vnd.pgrst.plan+${media.format}; for="${mediaName(media.of)}"${options}`
  }
  return NAMES.get(media.kind) ?? 'application/json'
}

export function contentType(media: Media): string {
  const name = media.kind === 'any' ? 'application/json' : mediaName(media)
  return media.kind === 'octet' || media.kind === 'other' ? name : `${name}; charset=utf-8`
}

/** How rows are rendered. */
export type BodyFormat =
  | { kind: 'rows'; strip: boolean }
  | { kind: 'object'; strip: boolean }
  | { kind: 'csv' }
  | { kind: 'geojson' }
  | { kind: 'handler'; handler: MediaHandler }
  | { kind: 'none' }

export interface ChosenMedia {
  media: Media
  format: BodyFormat
}

interface ChooseOptions {
  accepts: Media[]
  catalog: Catalog
  schema: string
  table: string
  defaultSelect: boolean
  plan: boolean
}

function handlerFor(options: ChooseOptions, media: string): MediaHandler | undefined {
  const { handlers } = options.catalog
  const defaultSelect = options.defaultSelect
    ? (handlers.find(
        (h) => h.media === '*/*' && h.targetSchema === options.schema && h.target === options.table,
      ) ??
      handlers.find(
        (h) => h.media === media && h.targetSchema === options.schema && h.target === options.table,
      ))
    : undefined
  return defaultSelect ?? handlers.find((h) => h.aggregate && h.anyElement && h.media === media)
}

function match(media: Media, options: ChooseOptions): ChosenMedia | undefined {
  if (media.kind === 'object') return { media, format: { kind: 'object', strip: media.strip } }
  if (media.kind === 'array') return { media, format: { kind: 'rows', strip: true } }
  if (media.kind === 'plan') {
    const inner = options.plan ? match(media.of, options) : undefined
    return inner && { media, format: inner.format }
  }
  const handler = handlerFor(options, media.kind === 'any' ? '*/*' : mediaName(media))
  if (handler)
    return {
      media:
        media.kind === 'any'
          ? { kind: 'other', name: handler.media === '*/*' ? 'application/octet-stream' : handler.media }
          : media,
      format: { kind: 'handler', handler },
    }
  if (media.kind === 'json') return { media, format: { kind: 'rows', strip: false } }
  if (media.kind === 'any') return { media: { kind: 'json' }, format: { kind: 'rows', strip: false } }
  if (media.kind === 'csv') return { media, format: { kind: 'csv' } }
  if (media.kind === 'geojson') return { media, format: { kind: 'geojson' } }
  return undefined
}

/** The first acceptable media type that can be produced; throws PGRST107 when there is none. */
export function chooseMedia(options: ChooseOptions): ChosenMedia {
  for (const media of options.accepts) {
    const choice = match(media, options)
    if (choice) return choice
  }
  throw new RestError(
    406,
    'PGRST107',
    `None of these media types are available: ${options.accepts.map(mediaName).join(', ')}`,
  )
}
