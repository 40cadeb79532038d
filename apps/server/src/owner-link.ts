// Makes a person a platform owner, with a link that sets the password. For operators, who hold the database.
import { createOneTime } from '@dropwise/surface/auth/one-time'
import { findUser, insertUser, normalEmail } from '@dropwise/surface/auth/users'
import pg from 'pg'

/** Lifts the limit of owners to certain addresses. True when there was one. */
export async function allowAnyAddress(owner: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client(owner)
  await client.connect()
  try {
    const { rowCount } = await client.query(
      `delete from app.settings where key = 'owner_addresses' and value <> '[]'`,
    )
    return rowCount === 1
  } finally {
    await client.end()
  }
}

/** Runs in one transaction. A second run only replaces the link; the previous one stops working. */
export async function makeOwnerLink(
  owner: pg.ClientConfig,
  mail: string,
  base: string,
): Promise<{ link: string; isNew: boolean }> {
  const pool = new pg.Pool({ ...owner, max: 1 })
  const client = await pool.connect()
  try {
    await client.query('begin')
    const email = normalEmail(mail)
    const user = (await findUser(client, 'email', email)) ?? (await insertUser(client, { email }))
    await client.query('select app.open_account($1, $2, $3)', [user.id, email, {}])
    const { rowCount } = await client.query(
      'insert into public.owners (id) values ($1) on conflict do nothing',
      [user.id],
    )
    const { linkToken } = await createOneTime(client, user.id, 'recovery_token', email)
    await client.query('commit')
    const landing = encodeURIComponent(`${base}/reset-password`)
    return {
      link: `${base}/auth/v1/verify?token=${linkToken}&type=recovery&redirect_to=${landing}`,
      isNew: rowCount === 1,
    }
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
    await pool.end()
  }
}
