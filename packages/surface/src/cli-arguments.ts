// The command line of `npm run surface`: options and their meaning.
import { parseArgs } from 'node:util'

export const USAGE = `Usage: npm run surface -- --port P (--database-url URL | --data-dir DIR) --jwt-secret S --schemas a,b
  [--prepare]        create or update roles, schemas and tables, then exit
  [--tx-rollback]    honour "Prefer: tx=rollback" and "tx=commit", and plan media types
  [--autoconfirm]    confirm new email addresses without a mail
  [--anonymous]      allow anonymous sign-in
  [--disable-signup] let only operators create users
  [--limit N]        maximum for every rate limit (sign-ins, mails, messages), at least 100
  [--max-rows N]     maximum number of rows in a response
  [--storage-dir D]  folder for objects (default: storage in the data folder, or ./data/storage)
  [--confirm-links]  show a page with a button before a mailed link is used
  [--manual-linking] let users unlink their identities
  [--keyless]        accept REST and sign-in requests without an API key (implied by --tx-rollback)
  [--smtp-url URL]   mail server (smtp://user:password@host:port); without it, mails go to the page /mail and the log
  [--smtp-from A]    sender of mails (noreply@localhost)
  [--site-url URL]   base of links in mails
  [--host H]         address to listen on (127.0.0.1)`

export class UsageError extends Error {}

export function readArguments() {
  const { values } = parseArgs({
    options: {
      port: { type: 'string' },
      host: { type: 'string', default: '127.0.0.1' },
      'database-url': { type: 'string' },
      'data-dir': { type: 'string' },
      'jwt-secret': { type: 'string' },
      schemas: { type: 'string', default: 'public' },
      prepare: { type: 'boolean', default: false },
      'tx-rollback': { type: 'boolean', default: false },
      autoconfirm: { type: 'boolean', default: false },
      anonymous: { type: 'boolean', default: false },
      'disable-signup': { type: 'boolean', default: false },
      limit: { type: 'string' },
      'max-rows': { type: 'string' },
      'storage-dir': { type: 'string' },
      'site-url': { type: 'string' },
      'confirm-links': { type: 'boolean', default: false },
      'manual-linking': { type: 'boolean', default: false },
      keyless: { type: 'boolean', default: false },
      'smtp-url': { type: 'string' },
      'smtp-from': { type: 'string', default: 'noreply@localhost' },
      help: { type: 'boolean', default: false },
    },
  })
  if ((values['database-url'] === undefined) === (values['data-dir'] === undefined))
    throw new UsageError('Give either --database-url or --data-dir.')
  const smtpUrl = values['smtp-url']
  if (smtpUrl !== undefined && !/^smtps?:$/.test(URL.parse(smtpUrl)?.protocol ?? ''))
    throw new UsageError('--smtp-url must start with smtp:// or smtps://.')
  const port = Number(values.port ?? '0')
  if (!values.prepare && !(Number.isInteger(port) && port > 0 && port < 65_536))
    throw new UsageError('--port must be a number from 1 to 65535.')
  const schemas = values.schemas
    .split(',')
    .map((schema) => schema.trim())
    .filter((schema) => schema !== '')
  if (schemas.length === 0) throw new UsageError('--schemas must name at least one schema.')
  const count = (text: string | undefined, name: string): number | undefined => {
    if (text === undefined) return undefined
    if (!/^\d+$/.test(text) || Number(text) < 1)
      throw new UsageError(`--${name} must be a whole number above 0.`)
    return Number(text)
  }
  return {
    ...values,
    port,
    schemas,
    limit: Math.max(100, count(values.limit, 'limit') ?? 10_000),
    maxRows: count(values['max-rows'], 'max-rows'),
  }
}

export type Arguments = ReturnType<typeof readArguments>
