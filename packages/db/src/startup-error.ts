// A reason not to start that an operator can act on: shown as one line, without a stack, and the program ends with 1.

export class StartupError extends Error {
  override name = 'StartupError'
}
