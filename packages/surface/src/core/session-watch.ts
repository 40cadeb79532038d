// Checks whether a token's session is alive, without a query for every request.
import type { Pool } from 'pg'
import type { Claims } from '../options.ts'

/** Milliseconds for which a session found alive is trusted, unless its end is announced. */
const TRUST_MS = 5000
const MAX_SESSIONS = 50_000

export class SessionWatch {
  #pool: Pool
  #issuer: string
  /** Sessions found alive, with their user and the end of that trust. */
  #alive = new Map<string, { userId: string | undefined; until: number }>()

  constructor(pool: Pool, issuer: string) {
    this.#pool = pool
    this.#issuer = issuer
  }

  /** Our own tokens end with their session. Tokens made elsewhere with our secret only name theirs. */
  async lives(claims: Claims): Promise<boolean> {
    const { session_id: id, iss } = claims
    if (iss !== this.#issuer || typeof id !== 'string') return true
    const existing = this.#alive.get(id)
    if (existing && existing.until > Date.now()) return true
    const { rows } = await this.#pool.query({
      name: 'surface_session',
      text: 'select from auth.sessions where id::text = $1',
      values: [id],
    })
    if (rows.length === 0) {
      this.#alive.delete(id)
      return false
    }
    if (this.#alive.size >= MAX_SESSIONS) this.#alive.clear()
    this.#alive.set(id, { userId: claims.sub, until: Date.now() + TRUST_MS })
    return true
  }

  /** Removes ended sessions: the named ones, or all of the user's. */
  ended(userId: string, sessionIds?: string[]): void {
    if (sessionIds) for (const id of sessionIds) this.#alive.delete(id)
    else for (const [id, session] of this.#alive) if (session.userId === userId) this.#alive.delete(id)
  }

  /** Clears everything, since announcements may have been missed. */
  forget(): void {
    this.#alive.clear()
  }
}
