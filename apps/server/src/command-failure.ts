// The end of a command that failed: one sentence for what the operator can mend, a trace for a bug.
import { StartupError } from '@dropwise/db'

type ErrorClass = abstract new (...args: never[]) => Error

/** Prints the failure and exits with code 1. `expected` are the errors whose message says what to do. */
export function failCommand(error: unknown, ...expected: ErrorClass[]): never {
  const { message, stack, code } = error as Error & { code?: unknown }
  const isExpected =
    [StartupError, ...expected].some((kind) => error instanceof kind) ||
    String(code).startsWith('ERR_PARSE_ARGS')
  process.stderr.write(`${isExpected ? message : stack}\n`)
  process.exit(1)
}
