// node scripts/run.mjs PROGRAM …: runs a program of this repository with the project's Node, and ends it with
// its parent.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT, useOwnNode } from './setup.mjs'

await useOwnNode(import.meta.url)
const [program, ...options] = process.argv.slice(2)
const path = join(ROOT, program)
process.argv = [process.execPath, path, ...options]
const source = await readFile(path, 'utf8')
if (options.includes('--help') && !/--help|\bhelp:|USAGE/.test(source)) console.log(openingComment(source))
else
  try {
    await import(pathToFileURL(path).href)
  } catch (error) {
    if (!String(error.code).startsWith('ERR_PARSE_ARGS')) throw error
    console.error(`${error.message}\n${openingComment(source)}`)
    process.exitCode = 1
  }

/** The description of a program and its options above its imports. */
function openingComment(source) {
  const lines = source.split('\n')
  return lines
    .slice(
      0,
      lines.findIndex((line) => !line.startsWith('//')),
    )
    .map((line) => line.replace(/^\/\/ ?/, ''))
    .join('\n')
}
