// Pages and sitemaps that contain the site's own address: built with a placeholder, sent with the address visitors use.
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Placeholder for the site's own address in the built files (`SITE_ORIGIN` of the web app). */
const STAND_IN = 'https://dropwise.example'

export interface AddressedFile {
  content: Buffer
  br: Buffer
  gzip: Buffer
  etag: string
  /** Sources of inline scripts for the policy, as `'sha256-…'`. */
  scriptHashes: string[]
}

/** Maximum number of cached pairs of address and brand, since callers may send any Host header. */
const MOST_ADDRESSES = 32
/**
 * Fast enough while the first visitor waits. The build's precompressed files use a higher quality, which takes
 * seconds.
 */
const BROTLI_QUALITY = 6

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) }

/** Whether a file contains the placeholder and must be rewritten for an address. */
export function namesAddress(text: string): boolean {
  return text.includes(STAND_IN)
}

/** Inline scripts with their tags, as a group: `split` leaves the markup between them. */
export const inlineScript = (): RegExp => /(<script(?![^>]*\ssrc=)[^>]*>[\s\S]*?<\/script>)/g

/** Hashes of a page's inline scripts, as a content security policy names them. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, source = '']) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`,
  )
}

/** A file's etag from its content. */
export function etagOf(content: Buffer | string): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
}

/**
 * Fills in addresses and brands and caches the results. The address is an origin without a trailing slash.
 * `branded` must return the same text for the same version.
 */
export function addressedFiles(): (
  name: string,
  brand: { version: string; branded: () => string },
  address: string,
) => Promise<AddressedFile> {
  const cachedFiles = new Map<string, Map<string, Promise<AddressedFile>>>()
  return (name, { version, branded }, address) => {
    const key = `${version} ${address}`
    let files = cachedFiles.get(key)
    if (!files) {
      const [oldest] = cachedFiles.keys()
      if (cachedFiles.size >= MOST_ADDRESSES && oldest !== undefined) cachedFiles.delete(oldest)
      files = new Map()
      cachedFiles.set(key, files)
    }
    let file = files.get(name)
    if (!file) {
      file = write(branded().replaceAll(STAND_IN, escaped(address)))
      files.set(name, file)
    }
    return file
  }
}

/** Removes characters of a Host header that could end an attribute or a string. */
function escaped(address: string): string {
  return address.replaceAll(/[^\w.:/[\]-]/g, '')
}

async function write(text: string): Promise<AddressedFile> {
  const content = Buffer.from(text)
  const [br, gz] = await Promise.all([
    compress.br(content, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    compress.gzip(content),
  ])
  return { content, br, gzip: gz, etag: etagOf(content), scriptHashes: inlineScripts(text) }
}
