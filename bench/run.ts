// `npm run bench [name]`: runs bench/<name>.ts, or lists all.
import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { endWithSignals, runProgram } from '../scripts/testing/programs.mjs'

const folder = fileURLToPath(new URL('.', import.meta.url))
const [name, ...rest] = process.argv.slice(2)

if (name === undefined) {
  const programs = readdirSync(folder).filter(
    (f) => f.endsWith('.ts') && f !== 'run.ts' && !f.includes('.test.'),
  )
  console.log(
    `npm run bench -- NAME, where NAME is one of: ${programs.map((f) => f.replace(/\.ts$/, '')).join(', ')}`,
  )
} else {
  const program = `${folder}${name}.ts`
  if (!/^[\w-]+$/.test(name) || !existsSync(program)) {
    console.error(`There is no benchmark called ${name}. Without a name the list is printed.`)
    process.exitCode = 1
  } else {
    endWithSignals()
    const { code } = await runProgram('node', [program, ...rest])
    process.exitCode = code
  }
}
