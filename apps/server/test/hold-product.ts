// A trial as its own process, for the test that kills it: starts the product, prints its process id, and waits.
import { spawnProduct } from '../src/testing.ts'

const { child } = await spawnProduct(JSON.parse(process.argv[2] ?? '{}') as Record<string, string>)
process.stdout.write(`${child.pid}\n`)
setInterval(() => {}, 60_000)
