// node scripts/run.mjs PROGRAM …: runs a program of this repository with the project's Node, and ends it with
// its parent.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { openingComment, ROOT, useOwnNode } from './setup.mjs'

await useOwnNode(import.meta.url)
const [program, ...options] = process.argv.slice(2)
const path = join(ROOT, program)
process.argv = [process.execPath, path, ...options]
const hasUsage = /\bUSAGE\b/.test(readFileSync(path, 'utf8'))
if (options.includes('--help') && !hasUsage) console.log(openingComment(path))
else
  try {
    await import(pathToFileURL(path).href)
  } catch (error) {
    if (!String(error.code).startsWith('ERR_PARSE_ARGS')) throw error
    console.error(`${error.message}\n${openingComment(path)}`)
    process.exitCode = 1
  }
