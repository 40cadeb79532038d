// `/track/{number}?plain=1` and `?embed=1`: the delivery as a page without JavaScript; only the second may
// be framed.
import { loadTrackingLanguage, pickTrackingLanguage, type TrackingLanguage } from '@dropwise/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../platform/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { trackWithinLimits } from './limited.ts'
import { plainNotFoundPage, plainTrackingPage } from './plain-page.ts'

/** Allows an inline style and nothing else. Any site may frame an embed, no site the plain page. */
const policyOf = (isEmbed: boolean): string =>
  `default-src 'none'; style-src 'unsafe-inline'; base-uri 'self'; frame-ancestors ${isEmbed ? '*' : "'none'"}`

/** Maximum number of languages read from a request. */
const LANGUAGES_READ = 20

export type PlainAnswer = (
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
) => Promise<FastifyReply> | undefined

/** Answers requests for the plain page; undefined for all others. */
export function plainTracking(
  platform: Platform,
  addressOf: (request: FastifyRequest) => string,
): PlainAnswer {
  return (request, reply, path) => {
    const number = /^\/track\/([^/]+)\/?$/.exec(path)?.[1]
    const { plain, embed } = (request.query ?? {}) as Record<string, unknown>
    if (number === undefined || (plain !== '1' && embed !== '1')) return undefined
    const isEmbed = embed === '1'
    const url = `${addressOf(request)}/track/${encodeURIComponent(number)}`
    return answer(platform, { request, reply, number, url, isEmbed })
  }
}

interface PlainRequest {
  request: FastifyRequest
  reply: FastifyReply
  number: string
  url: string
  isEmbed: boolean
}

async function answer(
  platform: Platform,
  { request, reply, number, url, isEmbed }: PlainRequest,
): Promise<FastifyReply> {
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .header('referrer-policy', 'no-referrer')
    .header('content-security-policy', policyOf(isEmbed))
  if (isEmbed) reply.removeHeader('x-frame-options')
  try {
    const stranger = {
      ip: request.ip,
      claims: { role: 'anon' as const },
      companyHost: request.companyHost,
    }
    const delivery = await trackWithinLimits(platform, number, stranger)
    const language = await languageFor(request, delivery.brand.language)
    return reply.send(plainTrackingPage(delivery, { url, isEmbed, language }))
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const { address } = (error.details ?? {}) as { address?: string }
    if (error.code === 'company_moved' && address !== undefined)
      return reply.redirect(`${address}/track/${encodeURIComponent(number)}?${isEmbed ? 'embed' : 'plain'}=1`)
    if (error.code !== 'delivery_not_found') throw error
    return reply.code(404).send(plainNotFoundPage({ url, isEmbed, language: await languageFor(request) }))
  }
}

/** `?lang=` of the link, then the browser's languages (RFC 9110, 12.5.4), then the company's. */
function languageFor(request: FastifyRequest, company?: string): Promise<TrackingLanguage> {
  const { lang } = (request.query ?? {}) as Record<string, unknown>
  const languages = (request.headers['accept-language'] ?? '')
    .split(',', LANGUAGES_READ)
    .map((part) => {
      const [tag = '', weight] = part.trim().split(/\s*;\s*q=/)
      return { tag, weight: weight === undefined ? 1 : Number(weight) || 0 }
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
  return loadTrackingLanguage(
    pickTrackingLanguage([
      typeof lang === 'string' ? lang : null,
      ...languages.map(({ tag }) => tag),
      company,
    ]),
  )
}
