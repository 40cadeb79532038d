// Sessions that the embedding program opens for a person whom it authenticated itself.
import type { Surface } from '../options.ts'
import { type AuthContext, transaction } from './context.ts'
import { userNotFound } from './errors.ts'
import { openSession, replaceSessions } from './sessions.ts'
import { requireMaySignIn } from './token.ts'
import { findUser } from './users.ts'

export function createProgramSessions(auth: AuthContext): Pick<Surface, 'openSession' | 'mac'> {
  return {
    async openSession(userId, { method, ip, userAgent, endsAt, isOnly }) {
      let replaced: string[] = []
      const session = await transaction(auth.pool, async (tx) => {
        // Lock the user, so that of two devices the later one ends the earlier one's session.
        const user = await findUser(tx, 'id', userId, true)
        if (!user) throw userNotFound(403, 'User not found')
        await requireMaySignIn(auth, user, 'email')
        if (isOnly) replaced = await replaceSessions(tx, userId)
        return openSession(
          auth,
          tx,
          userId,
          method,
          { ip, userAgent },
          {
            aal: 'aal1',
            factorId: null,
            notAfter: endsAt,
            isLimited: true,
          },
        )
      })
      auth.sessionsEnded(userId, replaced)
      return { accessToken: session.access_token, refreshToken: session.refresh_token }
    },
    mac: (purpose, text) => auth.keys.mac(`program ${purpose}`, text),
  }
}
