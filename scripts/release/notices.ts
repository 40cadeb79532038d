// Writes the licences of all third-party parts of a release: code, fonts, map data.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { InstalledPackage } from './packages.ts'
import { programsInside } from './programs.ts'
import { ROOT } from './platform.ts'

const LICENCE_FILE = /^(licen[cs]e|copying|notice|ofl)/i
const RULE = '-'.repeat(78)

const HEAD = `Third-party notices

Dropwise contains the programs, packages, fonts and data below. Each is used under its own licence.
`

const MAP_DATA = `Map data
The demo town Ashmouth is generated: it holds no map data of others.
Regions that you compile from OpenStreetMap extracts hold data of OpenStreetMap contributors under the Open Database License (ODbL) 1.0,
https://www.openstreetmap.org/copyright. The map shows this attribution; keep it where you show the data elsewhere.
`

export async function writeNotices(
  file: string,
  packages: InstalledPackage[],
  pages: InstalledPackage[],
): Promise<void> {
  const programs = programsInside().map(
    ({ name, version, license, origin }) => `${name} ${version} · ${license} · ${origin}\n`,
  )
  const unique = new Map([...packages, ...pages].map((each) => [`${each.name}@${each.version}`, each]))
  const sections = []
  for (const each of [...unique.values()].toSorted((a, b) => (a.path < b.path ? -1 : 1)))
    sections.push(await section(each))
  await writeFile(file, [HEAD, `Programs\n${programs.join('')}`, MAP_DATA, ...sections].join(`\n${RULE}\n\n`))
}

async function section({ path, name, version, license }: InstalledPackage): Promise<string> {
  const folder = join(ROOT, path)
  const files = (await readdir(folder)).filter((file) => LICENCE_FILE.test(file)).toSorted()
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8').catch(() => '')))
  return `${[`${name} ${version} · ${license}`, ...texts.map((text) => text.trim())].join('\n\n')}\n`
}
