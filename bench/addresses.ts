// Claim: at least 99 % of the addresses that the geocoder marks as sure are within 100 m of the intended
// place.
// node bench/addresses.ts [--data FOLDER] [--wrong]: 500 labelled addresses of the extracts at hand (default:
// those in ../shared/geo), and 200 of the generated town.
// --wrong lists each wrong answer, and correct spellings that were not sure.
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { openAddresses } from '../packages/roads/src/geocode/address-index.ts'
import { openRegion, readPbf } from '../packages/roads/src/index.ts'
import { answerAll, countByKind, type Answered } from '../packages/roads/src/testing/address-figures.ts'
import { labelledAddresses } from '../packages/roads/src/testing/labelled-addresses.ts'
import { cachedRegion } from '../packages/roads/src/testing/regions.ts'
import { demoFolder } from '../packages/roads/test/support/regions.ts'

const { values: options } = parseArgs({ options: { data: { type: 'string' }, wrong: { type: 'boolean' } } })
const geo = resolve(options.data ?? join(import.meta.dirname, '../../shared/geo'))
const extracts = { reisterstown: 220, 'sf-downtown': 100, copenhagen: 180 }

const real: Answered[] = []
for (const [name, count] of Object.entries(extracts)) {
  const file = join(geo, `${name}.osm.pbf`)
  if (existsSync(file)) real.push(...answer(await cachedRegion(name, readPbf(file)), count))
}
print('extracts', real)
print('generated town', answer(await demoFolder(), 200))

function answer(folder: string, count: number): Answered[] {
  const index = openAddresses(readFileSync(join(folder, 'addresses.bin')))
  return answerAll(openRegion(folder), labelledAddresses(index, count, 28))
}

function print(title: string, answers: readonly Answered[]): void {
  if (answers.length === 0) return
  console.log(`\n${title}: ${answers.length} addresses`)
  const total = countByKind(answers.map((labelled) => ({ ...labelled, kind: 'all' })))
  console.table({ ...countByKind(answers), ...total })
  const green = answers.filter(({ verdict }) => verdict.startsWith('green'))
  const right = green.filter(({ verdict }) => verdict === 'green right')
  console.log(
    `sure and right: ${right.length} of ${green.length} (${((100 * right.length) / green.length).toFixed(1)} %)`,
  )
  if (!options.wrong) return
  for (const { kind, text, verdict, answer: label, place } of answers)
    if (verdict === 'green wrong' || (place && verdict !== 'green right'))
      console.log(`${verdict} | ${kind} | ${text.replaceAll('\n', ' / ')} | ${label}`)
}
