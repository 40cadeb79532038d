// A refused call as an exception, for code that prefers exceptions.

/** `code` is one of docs/errors.md; `hint` names the next step. */
export class DropwiseError extends Error {
  readonly status: number
  readonly code: string
  readonly hint: string | undefined
  readonly details: unknown
  constructor(status: number, body: { code?: string; message?: string; hint?: string; details?: unknown }) {
    super(body.message ?? `The server answered ${status}.`)
    this.name = 'DropwiseError'
    this.status = status
    this.code = body.code ?? 'unknown'
    this.hint = body.hint
    this.details = body.details
  }
}

interface Result<Data> {
  data?: Data
  error?: unknown
  response: Response
}

/**
 * The response of a call. Throws DropwiseError for errors.
 * @example
 * const order = await unwrap(dropwise.POST('/orders', { body }))
 */
export async function unwrap<Data>(call: Promise<Result<Data>>): Promise<Data> {
  const { data, error, response } = await call
  if (response.ok) return data as Data
  throw new DropwiseError(response.status, typeof error === 'object' && error !== null ? error : {})
}
