// The built web app: its files with the right caching and compression, its pages with their own content security policy.
import { existsSync, readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pageVersion, type Brand } from '../platform/brand.ts'
import { errors } from '../platform/errors.ts'
import { namesBrand, writeBrand } from './brand-in-files.ts'
import type { BrandPicture } from './brand-pictures.ts'
import { sendError } from './error-renderer.ts'
import { addressedFiles, etagOf, inlineScripts, namesAddress } from './own-address.ts'

interface StaticFile {
  path: string
  type: string
  etag: string
  /** Files with a hash in their name never change; browsers revalidate all others. */
  isImmutable: boolean
  isPage: boolean
  /** A service worker. Its own policy limits what it may fetch, not the policy of its pages. */
  isWorker: boolean
  encodings: ('br' | 'gzip')[]
  /** Sources of inline scripts for the policy, as `'sha256-…'`. */
  scriptHashes: string[]
  /** Text of a file that names the site's address or the product, filled in for each request. */
  template: string | undefined
  /** The text names the address, so one answer cannot serve every host. */
  isAddressed: boolean
}

export interface StaticOptions {
  /** `apps/web/build/client`. */
  folder: string
  /** Route patterns of the web app such as `/track/:number`; anything else answers 404 with the app's own page. */
  patternsFile: string
  /** Policy of a page; `scriptHashes` are those of its inline scripts, `frames` the sites that may show it in a frame. */
  policy: (scriptHashes: string[], frames: readonly string[]) => string
  /** Sites that may show a page in a frame; none for most. */
  framesOf?: (path: string) => Promise<readonly string[]>
  /** The site's own address for links that must be absolute, e.g. `https://dropwise.example`. */
  address: (request: FastifyRequest) => string
  /** The platform's brand, with the company's name on its own host. */
  brand: (request: FastifyRequest) => Promise<Brand>
  /** Answers the brand's own icons instead of the built files; undefined for other paths. */
  picture?: (path: string) => Promise<BrandPicture | undefined> | undefined
  /** Pages rendered for each request, tried before files; undefined for other paths. */
  plain?: (request: FastifyRequest, reply: FastifyReply, path: string) => Promise<FastifyReply> | undefined
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
const ENCODINGS = ['br', 'gzip'] as const
const WORKER_ENDING = '-sw.js'
/** Files that may name the site's own address or the product. */
const WRITTEN = /\.(html|xml|txt|webmanifest)$|-sw\.js$/
/** The page that starts the app on any of its addresses; the second name is used once `/` is prerendered. */
const FALLBACKS = ['/__spa-fallback.html', '/index.html']
/** Page for unknown addresses, readable without script. */
const NOT_FOUND = '/404/index.html'

/** Addresses of programs: their 404 is JSON. */
const CALLS = /^\/(api|auth|rest|realtime|storage|functions|ingest|osrm|tiles)(\/|$)/

/** The page of one delivery. Browsers without script load its plain version. */
const TRACKING_PAGE = /^\/track\/[^/]+\/?$/
const PLAIN_LINK = '<noscript><meta http-equiv="refresh" content="0;url=?plain=1"></noscript>'

/** Serves what no other route does: files, prerendered pages, the app's other pages, and 404 for the rest. */
export async function serveWebApp(app: FastifyInstance, options: StaticOptions): Promise<void> {
  const files = await readFolder(options.folder)
  const patterns = readPatterns(options.patternsFile)
  const fallback = FALLBACKS.map((name) => files.get(name)).find((file) => file !== undefined)
  const notFound = files.get(NOT_FOUND) ?? fallback
  const trackingPage = fallback && withPlainPage(fallback)
  for (const [name, file] of files)
    if (file.isPage && TRACKING_PAGE.test(name.replace(/\/index\.html$/, '')))
      files.set(name, withPlainPage(file))
  const send = sender(options)

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      const path = decodePath(request.url.split('?')[0] ?? '/')
      const plain = path === undefined ? undefined : options.plain?.(request, reply, path)
      if (plain) return plain
      const file = path === undefined ? undefined : findFile(files, path)
      const picture = file && (await options.picture?.(path!))
      if (picture) return sendPicture(request, reply, picture)
      if (file?.isPage && wantsOnlyData(request)) return sendError(reply, request, errors.page_only())
      // Built pages contain the platform's header, which a company's own host does not show.
      if (file && !(file.isPage && request.companyHost && trackingPage))
        return send(request, reply.code(file === notFound && file !== fallback ? 404 : 200), file)
      if (CALLS.test(path ?? '')) return reply.callNotFound()
      if (path !== undefined && fallback && patterns.some((pattern) => pattern.test(path)))
        // Portals and tracking pages: search engines must not index them.
        return send(
          request,
          reply.header('x-robots-tag', 'noindex'),
          trackingPage && TRACKING_PAGE.test(path) ? trackingPage : fallback,
        )
      // A program that requests a missing file gets no page; a person does.
      const isPerson = String(request.headers.accept ?? '').includes('text/html')
      if (!notFound || (extname(path ?? '') !== '' && !isPerson)) return reply.callNotFound()
      return send(request, reply.code(404), notFound)
    },
  })
}

/** Whether the caller cannot use a page. Browsers name text/html whenever they accept one. */
function wantsOnlyData({ headers: { accept = '' } }: FastifyRequest): boolean {
  return accept.includes('json') && !accept.includes('text/html')
}

function withPlainPage(file: StaticFile): StaticFile {
  const text = file.template ?? readFileSync(file.path, 'utf8')
  const template = text.replace(/<head>|(?=<script)/, (start) => start + PLAIN_LINK)
  return { ...file, path: `${file.path}#tracking`, etag: etagOf(template), template, isAddressed: true }
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

function sender(options: StaticOptions) {
  const written = addressedFiles()
  return async (request: FastifyRequest, reply: FastifyReply, file: StaticFile): Promise<FastifyReply> => {
    const { template } = file
    const brand = template === undefined ? undefined : await options.brand(request)
    const ownHeaders =
      template === undefined || !brand || (pageVersion(brand) === 'default' && !file.isAddressed)
        ? undefined
        : await written(
            file.path,
            { version: pageVersion(brand), branded: () => writeBrand(file.path, template, brand) },
            options.address(request),
          )
    const etag = ownHeaders?.etag ?? file.etag
    reply
      .type(file.type)
      .header('etag', etag)
      .header('vary', 'accept-encoding')
      .header('cache-control', file.isImmutable ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache')
    if (file.isPage || file.isWorker)
      await allowFrames(options, request, reply, ownHeaders?.scriptHashes ?? file.scriptHashes)
    if (reply.statusCode === 200 && request.headers['if-none-match'] === etag) return reply.code(304).send()
    const accepted = String(request.headers['accept-encoding'] ?? '')
    const encoding = (ownHeaders ? ENCODINGS : file.encodings).find((name) => accepted.includes(name))
    if (encoding) reply.header('content-encoding', encoding)
    if (ownHeaders) return reply.send(encoding ? ownHeaders[encoding] : ownHeaders.content)
    return reply.send(await readFile(file.path + (encoding ? EXTENSION[encoding] : '')))
  }
}

/** Sets the policy of a page. Removes the header that forbids frames where a site may show the page in one. */
async function allowFrames(
  { policy, framesOf }: StaticOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  scriptHashes: string[],
): Promise<void> {
  const frames = (await framesOf?.(request.url.split('?')[0] ?? '/')) ?? []
  if (frames.length > 0) reply.removeHeader('x-frame-options')
  reply.header('content-security-policy', policy(scriptHashes, frames))
}

function sendPicture(request: FastifyRequest, reply: FastifyReply, picture: BrandPicture): FastifyReply {
  reply.type(picture.type).header('etag', picture.etag).header('cache-control', 'no-cache')
  if (request.headers['if-none-match'] === picture.etag) return reply.code(304).send()
  return reply.send(picture.content)
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
    const text = WRITTEN.test(path) ? content.toString('utf8') : ''
    files.set(url, {
      path,
      type: TYPES[extname(path)] ?? 'application/octet-stream',
      etag: etagOf(content),
      isImmutable: url.startsWith('/assets/'),
      isPage,
      isWorker: url.endsWith(WORKER_ENDING),
      encodings: ENCODINGS.filter((name) => paths.has(path + EXTENSION[name])),
      scriptHashes: isPage ? inlineScripts(text) : [],
      template: namesAddress(text) || namesBrand(text) ? text : undefined,
      isAddressed: namesAddress(text),
    })
  }
  return files
}

/**
 * `/track/:number` and `/dashboard/*` as regular expressions. Without a list every address belongs to the
 * app.
 */
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
