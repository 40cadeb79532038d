// Typed client of /api/v1: each call names its schema; failures are ApiErrors with code, sentence and next
// step.
import { REQUEST_TIMEOUT_MS, type ErrorBody } from '@dropwise/contracts'
import type { z } from 'zod'
import { keyOfChange, settleChange } from './idempotency-keys.ts'
import { currentLanguage } from './language.ts'
import { doubtRole } from './role-doubt.ts'
import { checkSession, supabase } from './supabase.ts'
import { problemSentence, type CustomProblem } from './problem-sentence.ts'
import { commonWords as words } from './words/common.ts'

/** A failed call. `status` 0 means no response (network, timeout). */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly hint: string | undefined
  readonly details: unknown
  constructor(status: number, body: ErrorBody) {
    super(body.message)
    this.name = 'ApiError'
    this.status = status
    this.code = body.code
    this.hint = body.hint
    this.details = body.details
  }
}

export interface CallOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  query?: Record<string, string | number | boolean | undefined>
  /** Sent as JSON; files are sent as bytes. */
  body?: unknown
  /** Milliseconds; imports of large files take longer than the usual 15 s. */
  timeoutMs?: number
  signal?: AbortSignal
  /** Public calls carry no session. */
  isPublic?: boolean
}

function isErrorBody(value: unknown): value is ErrorBody {
  return typeof value === 'object' && value !== null && 'code' in value && 'message' in value
}

async function bearer(): Promise<string | null> {
  const client = await supabase()
  const { data } = await client.auth.getSession()
  return data.session?.access_token ?? null
}

function urlOf(path: string, query: CallOptions['query']): string {
  const url = new URL(`/api/v1${path}`, window.location.origin)
  for (const [key, value] of Object.entries(query ?? {}))
    if (value !== undefined) url.searchParams.set(key, String(value))
  return url.toString()
}

async function send(path: string, options: CallOptions): Promise<Response> {
  const headers: Record<string, string> = {
    accept: 'application/json',
    'accept-language': currentLanguage(),
  }
  const token = options.isPublic ? null : await bearer()
  if (token) headers.authorization = `Bearer ${token}`
  const file = options.body instanceof Blob ? options.body : undefined
  if (options.body !== undefined)
    headers['content-type'] = file ? 'application/octet-stream' : 'application/json'
  const url = urlOf(path, options.query)
  const body = options.body === undefined || file ? undefined : JSON.stringify(options.body)
  const isChange = options.method === 'POST' && !file
  if (isChange) headers['idempotency-key'] = keyOfChange(url, body)

  const timeout = AbortSignal.timeout(options.timeoutMs ?? REQUEST_TIMEOUT_MS)
  const signal = options.signal ? AbortSignal.any([timeout, options.signal]) : timeout
  const init: RequestInit = { method: options.method ?? 'GET', headers, signal }
  if (file ?? body) init.body = file ?? body
  try {
    const response = await fetch(url, init)
    if (isChange) settleChange(url, body, response.status)
    if (token && response.status === 401) checkSession()
    return response
  } catch (error) {
    throw lostAnswer(error, options)
  }
}

/** The error for a missing or broken response; a call that its caller aborted stays aborted. */
function lostAnswer(error: unknown, { signal, timeoutMs = REQUEST_TIMEOUT_MS }: CallOptions): unknown {
  if (signal?.aborted) return error
  const isTimeout = error instanceof DOMException && error.name === 'TimeoutError'
  return new ApiError(0, {
    code: isTimeout ? 'timeout' : 'network',
    message: isTimeout
      ? words('serverSilent', { seconds: Math.round(timeoutMs / 1000) })
      : words('serverUnreachable'),
    hint: words('checkConnection'),
  })
}

/** Calls /api/v1 and validates the response. Throws ApiError. */
export async function callApi<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  options: CallOptions = {},
): Promise<z.output<Schema>> {
  const response = await send(path, options)
  if (!response.ok) throw await failureOf(response)
  const body: unknown = await response.json().catch((error: unknown) => {
    // Only a SyntaxError means invalid JSON; other errors mean that the response broke off.
    if (error instanceof SyntaxError) return null
    throw lostAnswer(error, options)
  })
  const parsed = schema.safeParse(body)
  if (!parsed.success) {
    console.error(`Unexpected answer from ${path}`, parsed.error.issues)
    throw new ApiError(response.status, {
      code: 'internal',
      message: words('notUnderstood'),
      hint: words('reloadPage'),
    })
  }
  return parsed.data
}

async function failureOf(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null)
  if (isErrorBody(body)) doubtRole(body.code)
  return new ApiError(
    response.status,
    isErrorBody(body)
      ? body
      : { code: 'internal', message: `HTTP ${response.status}: ${response.statusText || 'no reason given'}` },
  )
}

/** Downloads a file from /api/v1. Throws ApiError. */
export async function fetchFile(
  path: string,
  options: Pick<CallOptions, 'method' | 'body' | 'timeoutMs'> = {},
): Promise<Blob> {
  const response = await send(path, options)
  if (!response.ok) throw await failureOf(response)
  return response.blob().catch((error: unknown) => {
    throw lostAnswer(error, options)
  })
}

/** Reads all pages of a list: the screens hold a whole day. */
export async function callAllPages<Item>(
  load: (cursor: string | undefined) => Promise<{ items: Item[]; cursor: string | null }>,
): Promise<Item[]> {
  const items: Item[] = []
  let cursor: string | undefined
  do {
    const page = await load(cursor)
    items.push(...page.items)
    cursor = page.cursor ?? undefined
  } while (cursor)
  return items
}

/** Errors that a larger plan would avoid. */
const OF_PLAN = ['plan_limit', 'vehicle_limit']

interface Described {
  message: string
  hint: string | undefined
  /** True when a larger plan would help. */
  isOfPlan: boolean
}

/** More would fill the screen; the response has each field's error. */
const REASONS_SHOWN = 3

/**
 * Problems by field as sentences; null when the response lists none. The general message helps only programs.
 */
function reasonsOf({ code, details }: ApiError): string | null {
  if (code !== 'validation_failed' || !Array.isArray(details)) return null
  const messages = details.flatMap((detail: Partial<CustomProblem> | null) =>
    typeof detail?.message === 'string' ? [problemSentence(detail).replace(/\.$/, '')] : [],
  )
  const sentences = [...new Set(messages)].slice(0, REASONS_SHOWN)
  return sentences.length === 0 ? null : `${sentences.join('. ')}.`
}

/** One sentence for any failure, with its next step if any. */
export function describeError(error: unknown): Described {
  if (error instanceof ApiError) {
    const reasons = reasonsOf(error)
    return {
      message: reasons ?? error.message,
      hint: reasons === null ? error.hint : undefined,
      isOfPlan: OF_PLAN.includes(error.code),
    }
  }
  return {
    message: error instanceof Error ? error.message : words('wentWrong'),
    hint: undefined,
    isOfPlan: false,
  }
}
