// The mark that a form receives and an order sends back: it holds the time when the page was opened. Programs that post
// without the page have none, and those that post at once are too early.
import { createHmac, timingSafeEqual } from 'node:crypto'

/** Nobody reads and fills in a form faster. */
const SOONEST_MS = 2_000
const LATEST_MS = 12 * 3_600_000

const sign = (issued: string, secret: string): string =>
  createHmac('sha256', secret).update(issued).digest('base64url')

export function makeMark(secret: string, now: number): string {
  const issued = now.toString(36)
  return `${issued}.${sign(issued, secret)}`
}

export function isMarkGood(mark: string, secret: string, now: number): boolean {
  const [issued = '', signature = ''] = mark.split('.')
  const wanted = Buffer.from(sign(issued, secret))
  const given = Buffer.from(signature)
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return false
  const age = now - Number.parseInt(issued, 36)
  return age >= SOONEST_MS && age <= LATEST_MS
}
