// Generates clients with orval and openapi-typescript from the OpenAPI document of a running product, compiles them, and counts their
// types. With an API key (an environment variable) orval's client also passes a day: vehicle, order, plan, dispatch, webhook, proof.
// [API_KEY=dwk_…] node scripts/generated-clients.mjs [URL or file of the document]
// Installs orval in a folder of its own: 88 packages that nothing else needs. The types of @dropwise/client, made by
// openapi-typescript, are tested with each change (client-types.test.ts), and its day in client-day.long.test.ts.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from './setup.mjs'

const ORVAL = 'orval@8.38.0'
const DEFAULT_SOURCE = 'http://127.0.0.1:3000/api/v1/openapi.json'

const source = process.argv[2] ?? DEFAULT_SOURCE
const key = process.env.API_KEY
const isServed = /^https?:/.test(source)
const folder = mkdtempSync(join(tmpdir(), 'generated-clients-'))
try {
  const text = isServed ? await (await fetch(source)).text() : readFileSync(source, 'utf8')
  const schemas = Object.keys(JSON.parse(text).components.schemas)
  console.log(`The document: ${text.length} bytes, ${schemas.length} named schemas`)
  writeFileSync(join(folder, 'openapi.json'), text)
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }')
  run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', ORVAL])
  // orval by default wraps every answer in four types, one for each group of statuses, and adds an object for each list of values.
  writeFileSync(
    join(folder, 'orval.config.mjs'),
    `export default { dropwise: { input: './openapi.json', output: {
      target: './client.ts', client: 'fetch', mode: 'single', baseUrl: ${JSON.stringify(isServed ? new URL('.', source).href.slice(0, -1) : '')},
      override: { enumGenerationType: 'union', fetch: { includeHttpResponseReturnType: false } } } } }`,
  )
  run(join(folder, 'node_modules', '.bin', 'orval'), ['--config', 'orval.config.mjs'])
  run(join(ROOT, 'apps/server/node_modules/.bin/openapi-typescript'), [
    'openapi.json',
    '--root-types',
    '--root-types-no-schema-prefix',
    '--output',
    'types.ts',
  ])
  writeFileSync(join(folder, 'day.ts'), DAY())
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        strict: true,
        noEmit: true,
        allowImportingTsExtensions: true,
        target: 'es2024',
        module: 'esnext',
        moduleResolution: 'bundler',
        lib: ['es2024', 'dom'],
        types: [],
      },
      files: ['client.ts', 'types.ts', 'day.ts'],
    }),
  )
  run(join(ROOT, 'node_modules', '.bin', 'tsc'), ['-p', '.'])
  for (const [generator, file] of [
    ['orval', 'client.ts'],
    ['openapi-typescript', 'types.ts'],
  ]) {
    const types = namesOf(readFileSync(join(folder, file), 'utf8'))
    console.log(`${generator}'s client compiles: ${types.size} exported types`)
    const missing = schemas.filter((name) => !types.has(name))
    if (missing.length > 0) throw new Error(`These schemas have no type of their name: ${missing.join(', ')}`)
  }
  if (key !== undefined && isServed) run(process.execPath, ['day.ts', key])
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function namesOf(code) {
  return new Set([...code.matchAll(/^export (?:type|interface) (\w+)/gm)].map(([, name]) => name))
}

function run(command, args) {
  execFileSync(command, args, { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] })
}

/** A day of an integrator with orval's functions. It leaves its vehicle, order and dispatched plan behind: use a test key. */
function DAY() {
  return `import * as dropwise from './client.ts'
declare const process: { argv: string[] }
const options: RequestInit = { headers: { authorization: \`Bearer \${process.argv[2]}\` } }
const date = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
const mark = Date.now().toString(36)

const { items: depots } = await dropwise.getDepots(undefined, options)
const [depot] = depots
if (!depot) throw new Error('The company needs a depot')
const webhook = await dropwise.postWebhooks({ url: 'https://example.com/hook', events: ['plan.done'] }, options)
const vehicle = await dropwise.postVehicles({ name: \`Van \${mark}\`, registration: mark, depotId: depot.id }, options)
const order: dropwise.Order = await dropwise.postOrders(
  { recipient: 'Edith Ward', address: 'Near the depot', lat: depot.lat, lng: depot.lng, date }, options)
const { id } = await dropwise.postPlans({ date, orderIds: [order.id], vehicleIds: [vehicle.id], timeLimitSeconds: 1 }, options)
let plan: dropwise.Plan
do {
  await new Promise((resolve) => setTimeout(resolve, 500))
  plan = await dropwise.getPlansById(id, options)
} while (plan.status === 'queued' || plan.status === 'running')
const dispatched = await dropwise.postPlansByIdDispatch(id, {}, options)
const { items: calls } = await dropwise.getWebhooksByIdDeliveries(webhook.id, undefined, options)
const proof = await dropwise.getVerifyByNumber(order.trackingNumber, options)
await dropwise.deleteWebhooksById(webhook.id, options)
console.log(\`orval's day: \${plan.status}, \${dispatched.routes.length} route dispatched, \${calls.length} webhook call, \`
  + (proof.check ? 'a signed proof' : 'no proof before delivery'))
`
}
