// npm run region -- FILE.osm.pbf|URL | add PATH | catalogue [WORDS] | --town | --list | --remove N
// Compiles, lists and removes regions under DATA_DIR/regions, whether or not the product runs.
import { basename, dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import {
  addressesOf,
  compileRegion,
  downloadExtract,
  dropPart,
  generateTown,
  listRegions,
  openCatalogue,
  readPbf,
  removeRegion,
  requireExtract,
  RoadsError,
  type ElementSource,
  type Bounds,
  type RegionManifest,
} from '../packages/roads/src/index.ts'
import { readConfig } from '../apps/server/src/config.ts'
import { regionNameOf } from '../packages/contracts/src/index.ts'
import { printCatalogue } from './region/catalogue.ts'

const USAGE = `npm run region -- FILE.osm.pbf|URL [--name N] [--bbox W,S,E,N]   compile an OpenStreetMap extract
npm run region -- catalogue [WORDS] [--refresh]                    search the extracts that can be downloaded
npm run region -- add europe/denmark [--name N] [--bbox W,S,E,N]   download one of them and compile it
npm run region -- --town [--seed 1] [--size 1] [--name N]          compile a generated town (size 40: about a million addresses)
npm run region -- --list                                           what is there
npm run region -- --remove N                                       take one away`

const options = {
  name: { type: 'string' },
  bbox: { type: 'string' },
  town: { type: 'boolean' },
  seed: { type: 'string', default: '1' },
  size: { type: 'string', default: '1' },
  list: { type: 'boolean' },
  remove: { type: 'string' },
  refresh: { type: 'boolean' },
  help: { type: 'boolean' },
} as const

try {
  await main()
} catch (error) {
  if (!(error instanceof RoadsError) && !isUsage(error)) throw error
  console.error(error.message)
  if (error instanceof RoadsError && error.hint) console.error(error.hint)
  process.exitCode = 1
}

function isUsage(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const outDir = join(readConfig().dataDir, 'regions')
  if (values.list) return list(outDir)
  if (values.remove !== undefined) {
    if (!removeRegion(outDir, values.remove))
      throw new RoadsError(
        'region_not_found',
        `There is no region "${values.remove}".`,
        'See npm run region -- --list.',
      )
    console.log(`Removed ${values.remove}. A server that has it open keeps it until it is told or restarted.`)
    return
  }
  const [file, ...more] = positionals
  if (values.help || (!file && !values.town)) {
    console.log(USAGE)
    return
  }
  if (file === 'catalogue')
    return printCatalogue(outDir, more.join(' '), values.refresh ?? false, mirrorsSetting())
  const extract = file === 'add' ? requireExtract(openCatalogue(outDir), more[0] ?? '').path : undefined
  const download = extract
    ? { addresses: addressesOf(extract, mirrorsSetting()), name: regionNameOf(extract) }
    : isWebAddress(file)
      ? { addresses: [file], name: nameFrom(file) }
      : null
  const part = download && join(dirname(outDir), 'extracts', `.part-${download.name}`)
  if (download && part) await fetchTo(part, download.addresses)
  const name = values.name ?? download?.name ?? (file ? nameFrom(file) : `town-${values.seed}`)
  const source: ElementSource =
    download && part
      ? readPbf(part, download.addresses[0])
      : file
        ? readPbf(file)
        : generateTown({
            seed: wholeNumber('--seed', values.seed),
            size: positive('--size', values.size),
            name: values.name ? capital(values.name) : 'Ashmouth',
          })
  const started = performance.now()
  const manifest = await compileRegion(source, {
    outDir,
    name,
    bbox: values.bbox ? readBox(values.bbox) : undefined,
    ...(extract ? { extract } : {}),
    onProgress: progressLine(),
  })
  if (process.stdout.isTTY) process.stdout.write('\r\u001b[K')
  if (part) await dropPart(part)
  console.log(describe(manifest))
  for (const warning of manifest.warnings) console.log(`  note: ${warning}`)
  console.log(
    `  compiled in ${((performance.now() - started) / 1000).toFixed(1)} s, peak ${Math.round(process.resourceUsage().maxRSS / 1024)} MB, in ${join(outDir, name)}`,
  )
}

function mirrorsSetting(): string[] {
  return readConfig().extractMirrors
}

function isWebAddress(text: string | undefined): text is string {
  return /^https?:\/\//.test(text ?? '')
}

function nameFrom(file: string): string {
  return basename(new URL(file, 'file:///').pathname)
    .replace(/(-latest)?(\.osm)?\.pbf$/, '')
    .replace(/[^\w-]+/g, '-')
}

/** The next run resumes an interrupted download. */
async function fetchTo(part: string, addresses: string[]): Promise<void> {
  const progress = progressLine()
  const { address, isVerified } = await downloadExtract(addresses, part, {
    mayAskPrivate: true,
    onProgress: (received, total) =>
      progress({ stage: 'downloading', fraction: total ? received / total : 0 }),
  })
  if (!isVerified) console.log(`  note: ${address} has no .md5 beside it; the file was not compared.`)
}

/** A progress line that updates in place on a terminal; one line per stage in a log. */
function progressLine() {
  let last = ''
  return ({ stage, fraction }: { stage: string; fraction: number }) => {
    if (process.stdout.isTTY)
      process.stdout.write(`\r${String(Math.round(fraction * 100)).padStart(3)} %  ${stage.padEnd(12)}`)
    else if (stage !== last) console.log(`${String(Math.round(fraction * 100)).padStart(3)} %  ${stage}`)
    last = stage
  }
}

function list(outDir: string): void {
  const regions = listRegions(outDir)
  if (regions.length === 0) console.log(`No regions in ${outDir}. Add one: npm run region -- FILE.osm.pbf`)
  for (const manifest of regions) console.log(describe(manifest))
}

function describe({ name, counts, bounds, date, attribution }: RegionManifest): string {
  const number = (value: number) => value.toLocaleString('en')
  return `${name}: ${number(counts.roadKm)} km of road, ${number(counts.junctions)} junctions, ${number(counts.addresses)} addresses, ${(counts.bytes / 1e6).toFixed(1)} MB, ${date ? `data of ${date.slice(0, 10)}` : 'date unknown'}, box ${bounds.map((side) => side.toFixed(3)).join(',')}. ${attribution}`
}

function readBox(text: string): Bounds {
  const sides = text.split(',').map(Number)
  const [west = NaN, south = NaN, east = NaN, north = NaN] = sides
  if (sides.length !== 4 || sides.some((side) => !Number.isFinite(side)) || west >= east || south >= north)
    throw new RoadsError(
      'bad_options',
      `--bbox "${text}" is not west,south,east,north in degrees.`,
      'For example --bbox -76.85,39.36,-76.62,39.48',
    )
  return [west, south, east, north]
}

function wholeNumber(flag: string, text: string): number {
  if (!/^\d+$/.test(text)) throw new RoadsError('bad_options', `${flag} ${text} is not a whole number.`)
  return Number(text)
}

function positive(flag: string, text: string): number {
  const value = Number(text)
  if (!(value > 0 && value <= 100))
    throw new RoadsError('bad_options', `${flag} ${text} is not between 0 and 100.`)
  return value
}

function capital(text: string): string {
  return text[0]!.toUpperCase() + text.slice(1)
}
