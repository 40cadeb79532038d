// Unlinking an identity: with manual linking on, all but the last, and the user's address follows.
import type { SupabaseClient, UserIdentity } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startWorld, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld({ manualLinking: true })
})
afterAll(() => world.close())

/** A signed-in user with a second identity from an import. */
async function userWithTwo(
  email: string,
  second: { email: string; email_verified: boolean },
): Promise<{ client: SupabaseClient; identity: (provider: string) => Promise<UserIdentity> }> {
  const client = await world.user(email)
  const { user } = (await client.auth.getUser()).data
  await world.sql(
    `insert into auth.identities (provider_id, user_id, identity_data, provider) values ($1, $2, $3, 'github')`,
    [`github-${email}`, user?.id, JSON.stringify({ sub: `github-${email}`, ...second })],
  )
  const identity = async (provider: string): Promise<UserIdentity> => {
    const { identities = [] } = (await client.auth.getUser()).data.user ?? {}
    const identity = identities.find((candidate) => candidate.provider === provider)
    if (!identity) throw new Error(`no ${provider} identity`)
    return identity
  }
  return { client, identity }
}

it('unlinks a second identity and keeps the last one', async () => {
  const { client, identity } = await userWithTwo('two@example.com', {
    email: 'two@example.com',
    email_verified: true,
  })
  expect((await client.auth.unlinkIdentity(await identity('github'))).error).toBeNull()
  const { user } = (await client.auth.getUser()).data
  expect(user).toMatchObject({ email: 'two@example.com', app_metadata: { providers: ['email'] } })
  expect((await client.auth.unlinkIdentity(await identity('email'))).error).toMatchObject({
    status: 422,
    code: 'single_identity_not_deletable',
  })
})

it('gives a user who unlinks the email identity the verified address of the other', async () => {
  const { client, identity } = await userWithTwo('old@example.com', {
    email: 'Elsewhere@example.com',
    email_verified: true,
  })
  expect((await client.auth.unlinkIdentity(await identity('email'))).error).toBeNull()
  const { user } = (await client.auth.getUser()).data
  expect(user).toMatchObject({
    email: 'elsewhere@example.com',
    app_metadata: { provider: 'github', providers: ['github'] },
  })
  expect(user?.email_confirmed_at).toBeTruthy()
})

it('does not confirm an address that the provider never verified', async () => {
  const { client, identity } = await userWithTwo('sure@example.com', {
    email: 'unsure@example.com',
    email_verified: false,
  })
  expect((await client.auth.unlinkIdentity(await identity('email'))).error).toBeNull()
  const { user } = (await client.auth.getUser()).data
  expect(user?.email).toBe('unsure@example.com')
  expect(user?.email_confirmed_at).toBeUndefined()
})

it('refuses to give a user the address of somebody else', async () => {
  await world.user('taken@example.com')
  const { client, identity } = await userWithTwo('hopeful@example.com', {
    email: 'taken@example.com',
    email_verified: true,
  })
  expect((await client.auth.unlinkIdentity(await identity('email'))).error).toMatchObject({
    status: 422,
    code: 'email_conflict_identity_not_deletable',
  })
  expect((await client.auth.getUser()).data.user?.identities).toHaveLength(2)
})

it('refuses the identities of others, and links to no provider that is switched off', async () => {
  const { client, identity } = await userWithTwo('mine@example.com', {
    email: 'mine@example.com',
    email_verified: true,
  })
  const foreign = { ...(await identity('email')), identity_id: '00000000-0000-4000-8000-00000000000f' }
  expect((await client.auth.unlinkIdentity(foreign)).error).toMatchObject({
    status: 422,
    code: 'identity_not_found',
  })
  expect((await client.auth.linkIdentity({ provider: 'github' })).error).toMatchObject({
    status: 400,
    message: 'Unsupported provider: provider is not enabled',
  })
})
