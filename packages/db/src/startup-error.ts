// A reason not to start that an operator can act on: printed as one line without a stack; the program exits
// with 1.

export class StartupError extends Error {
  override name = 'StartupError'
}
