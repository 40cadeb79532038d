// npm run release [-- --out FOLDER]: builds the tarball, SBOM and checksum for this platform, offline.
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { buildWeb } from '../build-web.mjs'
import { buildDebian } from './debian.ts'
import { missingPlatforms, PLATFORM, ROOT, VERSION } from './platform.ts'
import { stageRelease } from './stage.ts'
import { packTree } from './tarball.ts'

const { values } = parseArgs({ options: { out: { type: 'string', default: join(ROOT, 'dist/release') } } })

const name = `dropwise-${VERSION}-${PLATFORM}`
const tree = join(values.out, name)
const tarball = `${tree}.tar.gz`

await buildWeb()
await rm(tree, { recursive: true, force: true })
await mkdir(values.out, { recursive: true })
await stageRelease(tree)
await packTree(tree, tarball)
const files = [tarball]
const debian = await buildDebian(tree, values.out)
if (debian) files.push(debian)
else console.log('No .deb: this machine has no dpkg-deb.')
const lines = []
for (const file of files) lines.push(`${await sha256(file)}  ${basename(file)}\n`)
await writeFile(join(values.out, 'SHA256SUMS'), lines.join(''))
process.stdout.write(lines.join(''))
console.log(
  `Built for ${PLATFORM}. Not built, since their programs are not installed here: ${missingPlatforms().join(', ')}.`,
)

async function sha256(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}
