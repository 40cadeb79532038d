// The built web app: its files with the right caching and compression, its pages with their own content security policy.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

interface StaticFile {
  path: string
  type: string
  etag: string
  /** Hashed names never change; everything else is asked for again. */
  isImmutable: boolean
  isPage: boolean
  encodings: ('br' | 'gzip')[]
  /** Sources of inline scripts for the policy, as `'sha256-…'`. */
  scriptHashes: string[]
}

export interface StaticOptions {
  /** `apps/web/build/client`. */
  folder: string
  /** Route patterns of the web app such as `/track/:number`; anything else answers 404 with the app's own page. */
  patternsFile: string
  /** Policy of a page; `scriptHashes` are those of its inline scripts. */
  policy: (scriptHashes: string[]) => string
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.pbf': 'application/x-protobuf',
}
const YEAR_SECONDS = 31_536_000
const EXTENSION = { br: '.br', gzip: '.gz' } as const
/** The page that starts the app on any of its addresses; the second name is used once `/` is prerendered. */
const FALLBACKS = ['/__spa-fallback.html', '/index.html']

/** Addresses of programs: what is not found there is said in JSON. */
const CALLS = /^\/(api|auth|rest|realtime|storage|functions|ingest|osrm|tiles)(\/|$)/

/** Answers what no other route does: files, prerendered pages, the app's other pages, and 404 for the rest. */
export async function serveWebApp(app: FastifyInstance, options: StaticOptions): Promise<void> {
  const files = await readFolder(options.folder)
  const patterns = readPatterns(options.patternsFile)
  const fallback = FALLBACKS.map((name) => files.get(name)).find((file) => file !== undefined)

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      const path = decodePath(request.url.split('?')[0] ?? '/')
      const file = path === undefined ? undefined : findFile(files, path)
      if (file) return sendFile(request, reply, file, options)
      if (CALLS.test(path ?? '')) return reply.callNotFound()
      const isKnown = path !== undefined && patterns.some((pattern) => pattern.test(path))
      if (!fallback || (extname(path ?? '') !== '' && !isKnown)) return reply.callNotFound()
      return sendFile(request, reply.code(isKnown ? 200 : 404), fallback, options)
    },
  })
}

function findFile(files: Map<string, StaticFile>, path: string): StaticFile | undefined {
  if (path.endsWith('.br') || path.endsWith('.gz') || FALLBACKS[0] === path) return undefined
  return files.get(path) ?? files.get(`${path.replace(/\/$/, '')}/index.html`)
}

function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: StaticFile,
  options: StaticOptions,
): Promise<FastifyReply> {
  reply
    .type(file.type)
    .header('etag', file.etag)
    .header('vary', 'accept-encoding')
    .header('cache-control', file.isImmutable ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache')
  if (file.isPage) reply.header('content-security-policy', options.policy(file.scriptHashes))
  if (reply.statusCode === 200 && request.headers['if-none-match'] === file.etag)
    return reply.code(304).send()
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const encoding = file.encodings.find((name) => accepted.includes(name))
  if (encoding) reply.header('content-encoding', encoding)
  return reply.send(await readFile(file.path + (encoding ? EXTENSION[encoding] : '')))
}

async function readFolder(folder: string): Promise<Map<string, StaticFile>> {
  const files = new Map<string, StaticFile>()
  if (!existsSync(folder)) return files
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = new Set(
    entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)),
  )
  for (const path of paths) {
    const url = `/${relative(folder, path).split(sep).join('/')}`
    const content = await readFile(path)
    const isPage = path.endsWith('.html')
    files.set(url, {
      path,
      type: TYPES[extname(path)] ?? 'application/octet-stream',
      etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
      isImmutable: url.startsWith('/assets/'),
      isPage,
      encodings: (['br', 'gzip'] as const).filter((name) => paths.has(path + EXTENSION[name])),
      scriptHashes: isPage ? inlineScripts(content.toString('utf8')) : [],
    })
  }
  return files
}

function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, source = '']) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`,
  )
}

/** `/track/:number` and `/dashboard/*` as expressions. Without a list every address counts as the app's. */
function readPatterns(file: string): RegExp[] {
  if (!existsSync(file)) return [/^/]
  const patterns = JSON.parse(readFileSync(file, 'utf8')) as string[]
  return patterns.map((pattern) => {
    const source = pattern
      .split('/')
      .filter((part) => part !== '')
      .map((part) => {
        if (part === '*') return '(?:/.*)?'
        if (part.startsWith(':')) return part.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+'
        return `/${part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`
      })
      .join('')
    return new RegExp(`^${source}/?$`)
  })
}
