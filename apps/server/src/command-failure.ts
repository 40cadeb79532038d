// Commands of the operator: their options and --help, and how they end when they fail.
import { StartupError } from '@dropwise/db'
import { parseArgs, type ParseArgsConfig } from 'node:util'

/** The options of this command. For --help prints the usage and exits with code 0. */
export function readCommand<T extends ParseArgsConfig>(
  usage: string,
  config: T,
): ReturnType<typeof parseArgs<T>> {
  if (process.argv.includes('--help')) {
    process.stdout.write(`${usage}\n`)
    process.exit(0)
  }
  return parseArgs(config)
}

type ErrorClass = abstract new (...args: never[]) => Error

/** Prints one sentence for a failure that the operator can fix, a trace for a bug, and exits with code 1. `expected` are the errors whose message says what to do. */
export function failCommand(error: unknown, ...expected: ErrorClass[]): never {
  const { message, stack, code } = error as Error & { code?: unknown }
  const isExpected =
    [StartupError, ...expected].some((kind) => error instanceof kind) ||
    String(code).startsWith('ERR_PARSE_ARGS')
  process.stderr.write(`${isExpected ? message : stack}\n`)
  process.exit(1)
}
