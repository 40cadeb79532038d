// The surface measured by `npm run bench rest` and `npm run bench realtime`: alone in its process, configured
// by the environment.
import { surface } from '@dropwise/surface'
import Fastify from 'fastify'
import pg from 'pg'

const env = (name: string): string => process.env[name] ?? ''
const admin = JSON.parse(env('BENCH_OWNER')) as pg.ClientConfig
const app = Fastify()
const mounted = await surface({
  pool: new pg.Pool({
    connectionString: env('BENCH_DATABASE'),
    max: Number(env('BENCH_POOL')),
    pipeline: true,
  } as pg.PoolConfig),
  adminPool: new pg.Pool({ ...admin, max: 3 }),
  listenClient: () => new pg.Client(admin),
  schemas: ['public'],
  limits: { socketsPerIp: 100_000, messagesPerSecond: 100_000 },
  jwtSecret: env('BENCH_SECRET'),
  siteUrl: 'http://127.0.0.1',
  publicUrl: 'http://127.0.0.1',
  storageDir: env('BENCH_STORAGE'),
})
await app.register(mounted.plugin)
await app.listen({ port: Number(env('BENCH_PORT')), host: '127.0.0.1' })
process.on('SIGTERM', () => process.exit(0))
console.log((await mounted.issueApiKeys()).anonKey)
