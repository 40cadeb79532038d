// node scripts/run.mjs PROGRAM …: runs a program of this repository with the project's Node, and ends it with
// its parent.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT, useOwnNode } from './setup.mjs'

await useOwnNode(import.meta.url)
const [program, ...options] = process.argv.slice(2)
const path = join(ROOT, program)
process.argv = [process.execPath, path, ...options]
await import(pathToFileURL(path).href)
