// Generates a client with orval from the OpenAPI document of a running product, compiles it, and counts its named types.
// node scripts/generated-clients.mjs [URL or file of the document]
// Installs orval in a folder of its own: 88 packages that nothing else needs. The types of @dropwise/client, made by
// openapi-typescript, are tested with each change (client-types.test.ts).
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from './setup.mjs'

const ORVAL = 'orval@8.38.0'
const DEFAULT_SOURCE = 'http://127.0.0.1:3000/api/v1/openapi.json'

const source = process.argv[2] ?? DEFAULT_SOURCE
const folder = mkdtempSync(join(tmpdir(), 'generated-clients-'))
try {
  const text = /^https?:/.test(source) ? await (await fetch(source)).text() : readFileSync(source, 'utf8')
  writeFileSync(join(folder, 'openapi.json'), text)
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }')
  run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', ORVAL])
  writeFileSync(
    join(folder, 'orval.config.mjs'),
    `export default { dropwise: { input: './openapi.json', output: { target: './client.ts', client: 'fetch', mode: 'single' } } }`,
  )
  run(join(folder, 'node_modules', '.bin', 'orval'), ['--config', 'orval.config.mjs'])
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        strict: true,
        noEmit: true,
        target: 'es2022',
        module: 'esnext',
        moduleResolution: 'bundler',
        lib: ['es2022', 'dom'],
        types: [],
      },
      files: ['client.ts'],
    }),
  )
  run(join(ROOT, 'node_modules', '.bin', 'tsc'), ['-p', '.'])
  const schemas = Object.keys(JSON.parse(text).components.schemas)
  const client = readFileSync(join(folder, 'client.ts'), 'utf8')
  const types = new Set([...client.matchAll(/^export (?:type|interface) (\w+)/gm)].map(([, name]) => name))
  const missing = schemas.filter((name) => !types.has(name))
  console.log(
    `orval's client compiles: ${types.size} types, ${schemas.length - missing.length} of ${schemas.length} schemas`,
  )
  if (missing.length > 0) throw new Error(`These schemas have no type of their name: ${missing.join(', ')}`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function run(command, args) {
  execFileSync(command, args, { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] })
}
