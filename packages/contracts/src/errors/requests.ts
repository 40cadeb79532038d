// Failures of a request itself: unreadable, not allowed, too large, too many, or the server is at fault.
import type { ErrorEntry } from './entry.ts'

export const REQUESTS_ERRORS = {
  bad_request: {
    status: 400,
    message: 'The request could not be read.',
    hint: 'Check the body and the query against /api/v1/openapi.json.',
  },
  validation_failed: {
    status: 400,
    message: 'Some fields are invalid.',
    hint: 'Each entry of details names its field.',
  },
  not_signed_in: {
    status: 401,
    message: 'Sign in first.',
    hint: 'Send a valid access token or API key as a Bearer token.',
  },
  key_in_address: {
    status: 401,
    message: 'API keys are not taken from the address of a request.',
    hint: 'Send it in the header Authorization: Bearer KEY. Addresses end up in logs, so revoke this key and make another.',
  },
  not_allowed: {
    status: 403,
    message: 'Your role does not allow this.',
    hint: 'Ask an administrator of your company.',
  },
  right_missing: {
    status: 403,
    message: 'Your role lacks a right: {right}.',
    hint: 'Ask an administrator of your company, who changes roles under Settings, Team.',
  },
  origin_not_allowed: {
    status: 403,
    message: 'This key is not for pages of {origin}.',
    hint: 'Make a key under Settings, API keys that names this origin.',
  },
  not_found: {
    status: 404,
    message: '{what} was not found.',
    hint: 'Check the id; it may belong to another company or have been removed.',
  },
  page_only: {
    status: 406,
    message: 'This path serves HTML only.',
    hint: 'Calls of the API are below /api/v1, OSRM’s services below /osrm, and VROOM problems are posted to /.',
  },
  not_on_this_host: {
    status: 404,
    message: 'This host serves tracking pages only.',
    hint: 'Everything else is on {address}.',
  },
  idempotency_mismatch: {
    status: 409,
    message: 'This Idempotency-Key was used with a different body.',
    hint: 'Use a new key for a new request.',
  },
  too_large: {
    status: 413,
    message: 'The file is larger than {limit}.',
    hint: 'Split it into smaller files.',
  },
  slow_request: {
    status: 408,
    message: 'The request did not arrive in time.',
    hint: 'Check the connection and send it again.',
  },
  headers_too_large: {
    status: 431,
    message: 'The URL and headers are longer than {limit}.',
    hint: 'Shorten the URL, or move long values into the body.',
  },
  unsupported_file: { status: 415, message: "This file type isn't supported.", hint: 'Send CSV or XLSX.' },
  upload_gap: {
    status: 409,
    message: 'This part does not follow on from what has arrived so far.',
    hint: 'Continue from byte {received}.',
  },
  too_many_waiting: {
    status: 429,
    message: '{limit} {what} of your company wait for their turn already.',
    hint: 'Try again in {seconds} seconds.',
  },
  too_many_requests: {
    status: 429,
    message: 'Too many requests.',
    hint: 'Wait {seconds} seconds and try again.',
  },
  internal: {
    status: 500,
    message: 'Something went wrong on our side.',
    hint: 'Try again. If it keeps happening, send the request id to support.',
  },
  unavailable: { status: 503, message: 'The service is not ready.', hint: 'Try again in a few seconds.' },
  storage_full: {
    status: 507,
    message: 'The server has run out of disk space.',
    hint: 'Free up space on the data disk.',
  },
} as const satisfies Record<string, ErrorEntry>
