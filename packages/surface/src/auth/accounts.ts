// Accounts that the embedding program creates: confirmed users, and links that it sends itself.
import type { PoolClient } from 'pg'
import type { Surface } from '../options.ts'
import { type AuthContext, transaction } from './context.ts'
import { userNotFound } from './errors.ts'
import { claimMailSlot } from './mail-pace.ts'
import { allowedRedirect, createOneTime, linkFor, sendOneTime } from './one-time.ts'
import { requireGoodPassword } from './passwords.ts'
import { findUser, insertUser, normalEmail, userObject, type UserRow } from './users.ts'

export function createAccounts(auth: AuthContext): Pick<Surface, 'createUser' | 'createLink'> {
  const confirmAddress = async (tx: PoolClient, user: UserRow, redirectTo: string): Promise<void> => {
    await claimMailSlot(auth, tx, user, 'signup')
    await sendOneTime(auth, tx, {
      kind: 'signup',
      user,
      type: 'confirmation_token',
      to: user.email ?? '',
      redirectTo: allowedRedirect(auth, redirectTo),
    })
  }

  return {
    async createUser(user, tx?: PoolClient) {
      if (user.password !== undefined)
        await requireGoodPassword(user.password, auth.passwordMinLength, auth.isCommonPassword)
      const insertWithHook = async (client: PoolClient) => {
        const row = await insertUser(client, user)
        await auth.hooks.userCreated?.(userObject(row), client, null)
        if (user.confirmationRedirect !== undefined)
          await confirmAddress(client, row, user.confirmationRedirect)
        return userObject(row)
      }
      return tx ? insertWithHook(tx) : transaction(auth.pool, insertWithHook)
    },
    async createLink(kind, email, redirectTo) {
      return transaction(auth.pool, async (tx) => {
        const user = await findUser(tx, 'email', normalEmail(email))
        if (!user) throw userNotFound(404, 'User with this email not found')
        const type = kind === 'signup' || kind === 'invite' ? 'confirmation_token' : 'recovery_token'
        const { code, linkToken } = await createOneTime(tx, user.id, type, user.email ?? '')
        return {
          link: linkFor(auth, kind, linkToken, allowedRedirect(auth, redirectTo)),
          token: code,
          tokenHash: linkToken,
        }
      })
    },
  }
}
