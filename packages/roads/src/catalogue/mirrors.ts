// The mirrors of extracts and the requests to them.
import { RoadsError } from '../types.ts'
import { openCatalogue, replaceCatalogue, type Catalogue } from './catalogue.ts'
import type { Extract } from './extract.ts'
import { noMirror, refusal, worstOf } from './download.ts'
import { readGeofabrikIndex } from './geofabrik-index.ts'
import { get, unreachable } from './public-http.ts'

export const DEFAULT_MIRRORS = ['https://download.geofabrik.de']
const INDEX = 'index-v1.json'
const INDEX_MAX_BYTES = 64 * 1024 * 1024

/** Addresses without a trailing slash. Throws bad_options unless all are http or https. */
export function readMirrors(text: string | undefined): string[] {
  if (!text?.trim()) return DEFAULT_MIRRORS
  return text.split(',').map((part) => {
    const address = part.trim().replace(/\/+$/, '')
    if (URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)) return address
    throw new RoadsError(
      'bad_options',
      `EXTRACT_MIRRORS: "${part.trim()}" is not a web address.`,
      'Give addresses like https://download.geofabrik.de, separated by commas.',
    )
  })
}

/** Addresses of an extract on the mirrors. */
export const addressesOf = (path: string, mirrors: readonly string[]): string[] =>
  mirrors.map((mirror) => `${mirror}/${path}-latest.osm.pbf`)

/** An entry of the catalogue. Throws extract_unknown. */
export function requireExtract(catalogue: Catalogue, path: string): Extract {
  const extract = catalogue.get(path)
  if (extract) return extract
  throw new RoadsError(
    'extract_unknown',
    `The catalogue has no extract "${path}".`,
    'Search the catalogue for its path, like europe/denmark.',
  )
}

/** Present size and date of an extract on a mirror. Throws RoadsError extract_gone or extract_unreachable. */
export async function askMirrors(
  path: string,
  mirrors: readonly string[],
): Promise<{ address: string; bytes: number | null; changedAt: string | null }> {
  let problem: RoadsError | undefined
  for (const address of addressesOf(path, mirrors))
    try {
      const answer = await get(address, { method: 'HEAD', mayAskPrivate: true })
      answer.destroy()
      if (answer.statusCode !== 200) throw refusal(address, answer.statusCode ?? 0, 0)
      const { 'content-length': length, 'last-modified': changed } = answer.headers
      return {
        address,
        bytes: length === undefined ? null : Number(length),
        changedAt: changed && !Number.isNaN(Date.parse(changed)) ? new Date(changed).toISOString() : null,
      }
    } catch (error) {
      if (!(error instanceof RoadsError)) throw error
      problem = worstOf(problem, error)
    }
  throw problem ?? noMirror()
}

/** Replaces the catalogue of a folder of regions by the list of the first mirror that answers. */
export async function refreshCatalogue(
  regionsFolder: string,
  mirrors: readonly string[],
): Promise<Catalogue> {
  let problem: RoadsError | undefined
  for (const mirror of mirrors)
    try {
      const address = `${mirror}/${INDEX}`
      await replaceCatalogue(regionsFolder, mirror, readGeofabrikIndex(await readText(address), address))
      return openCatalogue(regionsFolder)
    } catch (error) {
      if (!(error instanceof RoadsError)) throw error
      problem = worstOf(problem, error)
    }
  throw problem ?? noMirror()
}

async function readText(address: string): Promise<string> {
  const answer = await get(address, { mayAskPrivate: true })
  if (answer.statusCode !== 200) {
    answer.destroy()
    throw unreachable(address, `answers ${answer.statusCode}`)
  }
  let text = ''
  try {
    for await (const chunk of answer.setEncoding('utf8')) {
      text += String(chunk)
      if (text.length > INDEX_MAX_BYTES) throw unreachable(address, 'is too large for an index')
    }
  } catch (error) {
    throw error instanceof RoadsError ? error : unreachable(address, 'broke off')
  }
  return text
}
