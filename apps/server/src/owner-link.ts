// Makes a person an owner of the platform, with a link that sets the password. For the operator, who holds the database.
import { createOneTime } from '@dropwise/surface/auth/one-time'
import { findUser, insertUser, normalEmail } from '@dropwise/surface/auth/users'
import pg from 'pg'

/** Lets owners work from everywhere again. True where they were limited to addresses. */
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

/** One transaction. Run again it changes nothing but the link: the one before stops working. */
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
