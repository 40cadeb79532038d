// Connections, proven domains, and sign-ins under way, as the database holds them.
import type { SignOnKind, SignOnRole } from '@dropwise/contracts'
import { sql } from 'kysely'
import { createHash } from 'node:crypto'
import type { Scopes, Trx } from '../../platform/db/scope.ts'

type Service = Pick<Scopes, 'asService'>

export interface Connection {
  tenantId: string
  kind: SignOnKind
  issuer: string
  clientId: string | null
  secret: string | null
  signInUrl: string | null
  certificates: string[]
  roleForNew: SignOnRole | null
  isEnabled: boolean
  isRequired: boolean
  lastSuccessAt: Date | null
  lastProblem: string | null
  lastProblemAt: Date | null
}

const columns = sql`
  c.tenant_id as "tenantId", c.kind, c.issuer, c.client_id as "clientId", c.secret, c.sign_in_url as "signInUrl", c.certificates,
  c.role_for_new as "roleForNew", c.is_enabled as "isEnabled", c.is_required as "isRequired",
  c.last_success_at as "lastSuccessAt", c.last_problem as "lastProblem", c.last_problem_at as "lastProblemAt"`

export async function readConnection(trx: Trx, tenantId: string): Promise<Connection | undefined> {
  const { rows } = await sql<Connection>`
    select ${columns} from public.sign_on_connections c join public.tenants t on t.id = c.tenant_id and t.status <> 'closed'
    where c.tenant_id = ${tenantId}`.execute(trx)
  return rows[0]
}

/** The enabled connection that serves a mail domain. */
export async function connectionOf({ asService }: Service, domain: string): Promise<Connection | undefined> {
  const { rows } = await asService('connection of a mail domain', ({ trx }) =>
    sql<Connection>`
      select ${columns} from public.sign_on_domains d
      join public.sign_on_connections c on c.tenant_id = d.tenant_id and c.is_enabled
      join public.tenants t on t.id = c.tenant_id and t.status <> 'closed'
      where d.domain = ${domain} and d.proven_at is not null`.execute(trx),
  )
  return rows[0]
}

export interface Flow {
  tenantId: string
  isTrial: boolean
  nonce: string | null
  codeVerifier: string | null
  redirectTo: string
  challenge: string | null
  challengeMethod: 's256' | 'plain' | null
  endsAt: Date
}

const flowColumns = sql`
  tenant_id as "tenantId", is_trial as "isTrial", nonce, code_verifier as "codeVerifier", redirect_to as "redirectTo",
  code_challenge as challenge, code_challenge_method as "challengeMethod", ends_at as "endsAt"`

const digest = (key: string): Buffer => createHash('sha256').update(key).digest()

/** Stores a sign-in under `key`, which the answer of the identity provider contains. */
export const storeFlow = ({ asService }: Service, key: string, flow: Flow): Promise<void> =>
  asService('start a single sign-on', async ({ trx }) => {
    await sql`delete from app.sign_on_flows where ends_at < now()`.execute(trx)
    await sql`
      insert into app.sign_on_flows
        (id, tenant_id, is_trial, nonce, code_verifier, redirect_to, code_challenge, code_challenge_method, ends_at)
      values (${digest(key)}, ${flow.tenantId}, ${flow.isTrial}, ${flow.nonce}, ${flow.codeVerifier}, ${flow.redirectTo},
        ${flow.challenge}, ${flow.challengeMethod}, ${flow.endsAt})`.execute(trx)
  })

/** A sign-in of this company, without using it up. */
export async function readFlow(
  { asService }: Service,
  tenantId: string,
  key: string,
): Promise<Flow | undefined> {
  const { rows } = await asService('read a single sign-on', ({ trx }) =>
    sql<Flow>`
      select ${flowColumns} from app.sign_on_flows
      where id = ${digest(key)} and tenant_id = ${tenantId} and ends_at > now()`.execute(trx),
  )
  return rows[0]
}

/** Uses a sign-in up: of two answers to one request, the second gets nothing. */
export async function useFlow(
  { asService }: Service,
  tenantId: string,
  key: string,
): Promise<Flow | undefined> {
  const { rows } = await asService('use a single sign-on', ({ trx }) =>
    sql<Flow>`
      delete from app.sign_on_flows
      where id = ${digest(key)} and tenant_id = ${tenantId} and ends_at > now() returning ${flowColumns}`.execute(
      trx,
    ),
  )
  return rows[0]
}

export async function isProvenDomain(
  { asService }: Service,
  tenantId: string,
  domain: string,
): Promise<boolean> {
  const { rows } = await asService('proven mail domain', ({ trx }) =>
    sql`select from public.sign_on_domains
      where tenant_id = ${tenantId} and domain = ${domain} and proven_at is not null`.execute(trx),
  )
  return rows.length > 0
}

/** Notes for the administrators how the last sign-in or trial went. */
export const noteOutcome = (
  { asService }: Service,
  tenantId: string,
  problem: string | null,
): Promise<void> =>
  asService('note a single sign-on', async ({ trx }) => {
    await sql`
      update public.sign_on_connections set last_problem = ${problem?.slice(0, 500) ?? null},
        last_problem_at = case when ${problem !== null} then now() end,
        last_success_at = case when ${problem === null} then now() else last_success_at end
      where tenant_id = ${tenantId}`.execute(trx)
  })
