// The command line of `npm run surface`: options and their meaning.
import { parseArgs } from 'node:util'

export const USAGE = `Usage: npm run surface -- --port P (--database-url URL | --data-dir DIR) --jwt-secret S --schemas a,b
  [--prepare]        make (or bring up to date) roles, schemas and tables, then end
  [--tx-rollback]    honour "Prefer: tx=rollback" and "tx=commit", and plan media types
  [--autoconfirm]    new addresses count as confirmed
  [--anonymous]      allow anonymous sign-in
  [--disable-signup] only operators make users
  [--limit N]        most of everything that is rate-limited (sign-ins, mails, messages), at least 100
  [--max-rows N]     most rows of one answer
  [--storage-dir D]  where objects are kept (default: storage in the data folder, or ./data/storage)
  [--confirm-links]  mailed links show a page with a button before they are used up
  [--manual-linking] users may unlink their identities
  [--keyless]        REST and sign-in answer requests without a key, as they do behind no gateway (implied by --tx-rollback)
  [--smtp-url URL]   mails go there (smtp://user:password@host:port) instead of to the page /mail and the log
  [--smtp-from A]    their sender (noreply@localhost)
  [--site-url URL]   where mail links lead   [--host H] address to listen on (127.0.0.1)`

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
