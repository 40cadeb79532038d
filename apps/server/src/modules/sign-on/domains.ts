// Mail domains of a company: added, proven by a TXT record, removed. A proof lasts as long as the record exists.
import { readTrackingHost, SIGN_ON_DOMAINS_MAX, type SignOnDomain } from '@dropwise/contracts'
import { sql } from 'kysely'
import { promises as dns } from 'node:dns'
import { domainToASCII } from 'node:url'
import type pg from 'pg'
import { requestOrigin } from '../../platform/db/request-origin.ts'
import type { Trx } from '../../platform/db/scope.ts'
import { AppError, errors } from '../../platform/errors.ts'
import type { Member } from '../../platform/member.ts'
import type { Platform } from '../../platform/platform.ts'
import { consumeQuota } from '../../platform/quota.ts'

/** Answers the TXT records of a name, each in its parts, as `dns.resolveTxt` does. */
export type LookUpTxt = (name: string) => Promise<string[][]>

const resolver = new dns.Resolver({ timeout: 5_000, tries: 2 })
export const lookUpTxt: LookUpTxt = (name) => resolver.resolveTxt(name)

/** Most checks of a company in a minute, since each one calls servers that the company names. */
const CHECKS = { most: 10, seconds: 60 }
const UNIQUE_VIOLATION = '23505'
/** DNS answers for a missing record; all other failures mean that no server answered. */
const NO_RECORD = new Set(['ENOTFOUND', 'ENODATA'])

/** Days after which a domain whose record is missing is no longer proven: DNS of a company may be wrong for a while. */
const MISSING_DAYS = 7

/** The one form of the domain of a mail address: in small letters, without a trailing dot, other scripts as `xn--…`. */
export const mailDomainOf = (text: string): string => domainToASCII(text.trim().replace(/\.$/, ''))

type DomainPlatform = Pick<Platform, 'asService' | 'publicUrl' | 'limiter'>

interface DomainRow {
  domain: string
  challenge: string
  provenAt: Date | null
  checkedAt: Date | null
  seen: string | null
}

const recordName = (domain: string): string => `_dropwise.${domain}`
const recordValue = (challenge: string): string => `dropwise-domain-proof=${challenge}`

export async function readDomains(trx: Trx, tenantId: string): Promise<SignOnDomain[]> {
  const { rows } = await sql<DomainRow>`
    select domain, challenge, proven_at as "provenAt", checked_at as "checkedAt", seen
    from public.sign_on_domains where tenant_id = ${tenantId} order by domain`.execute(trx)
  return rows.map(({ domain, challenge, provenAt, checkedAt, seen }) => ({
    domain,
    provenAt: provenAt?.toISOString() ?? null,
    checkedAt: checkedAt?.toISOString() ?? null,
    seen,
    record: { type: 'TXT', name: recordName(domain), value: recordValue(challenge) },
  }))
}

/** Adding a domain again changes nothing. Throws validation_failed, sign_on_domains_full. */
export async function addDomain(
  { asService, publicUrl }: DomainPlatform,
  { tenantId }: Member,
  text: string,
): Promise<void> {
  const reading = readTrackingHost(text.replace(/^[^@]*@/, ''), new URL(publicUrl).hostname)
  if ('problem' in reading)
    throw errors.validation_failed([
      { field: 'domain', message: reading.problem.replace('track.example.com', 'example.com') },
    ])
  await asService('add a mail domain', ({ trx }) =>
    sql`insert into public.sign_on_domains (tenant_id, domain) values (${tenantId}, ${reading.host})
      on conflict (tenant_id, domain) do nothing`.execute(trx),
  ).catch((error: unknown) => {
    if ((error as pg.DatabaseError).message !== 'sign_on_domains_full') throw error
    throw new AppError('sign_on_domains_full', { values: { most: SIGN_ON_DOMAINS_MAX } })
  })
}

/** Removes a domain: its addresses no longer lead to the identity provider. Throws not_found. */
export async function removeDomain(
  { asService }: DomainPlatform,
  { tenantId }: Member,
  domain: string,
): Promise<void> {
  const { rows } = await asService('remove a mail domain', ({ trx }) =>
    sql`delete from public.sign_on_domains where tenant_id = ${tenantId} and domain = ${domain} returning domain`.execute(
      trx,
    ),
  )
  if (rows.length === 0) throw errors.not_found('The mail domain')
}

/**
 * Looks for the TXT record now. Throws not_found, sign_on_domain_taken, too_many_requests.
 */
export async function checkDomain(
  platform: DomainPlatform,
  lookUp: LookUpTxt,
  { tenantId }: Member,
  domain: string,
): Promise<void> {
  await consumeQuota(platform, [{ key: `check of a mail domain ${tenantId}`, ...CHECKS }])
  const [row] = (
    await platform.asService('mail domain to check', ({ trx }) =>
      sql<Claim>`${claims} where tenant_id = ${tenantId} and domain = ${domain}`.execute(trx),
    )
  ).rows
  if (!row) throw errors.not_found('The mail domain')
  await checkClaim(platform, lookUp, row)
}

/** Looks for the TXT records of all proven domains, since a domain can change hands. */
export async function checkAllDomains(platform: DomainPlatform, lookUp: LookUpTxt): Promise<void> {
  const { rows } = await platform.asService('mail domains to check', ({ trx }) =>
    sql<Claim>`${claims} where proven_at is not null order by checked_at`.execute(trx),
  )
  for (const row of rows) await checkClaim(platform, lookUp, row)
}

interface Claim {
  tenantId: string
  domain: string
  challenge: string
}

const claims = sql`select tenant_id as "tenantId", domain, challenge from public.sign_on_domains`

/** A proven domain stays proven while DNS does not answer, and some days without the record. Throws sign_on_domain_taken. */
async function checkClaim(
  { asService }: DomainPlatform,
  lookUp: LookUpTxt,
  { tenantId, domain, challenge }: Claim,
): Promise<void> {
  const { state, seen, values } = await lookForProof(lookUp, domain, challenge)
  if (state === 'proven') await endStaleProof({ asService }, { tenantId, domain }, values)
  await asService('store the check of a mail domain', ({ trx }) =>
    sql`
      update public.sign_on_domains set checked_at = now(), seen = ${seen},
        missing_since = case ${state}::text when 'missing' then coalesce(missing_since, now()) when 'unknown' then missing_since end,
        proven_at = case when ${state}::text = 'proven' then coalesce(proven_at, now())
          when ${state}::text = 'missing' and missing_since < now() - ${MISSING_DAYS} * interval '1 day' then null else proven_at end
      where tenant_id = ${tenantId} and domain = ${domain} and challenge = ${challenge}`.execute(trx),
  ).catch((error: unknown) => {
    const { code, constraint } = error as pg.DatabaseError
    if (code === UNIQUE_VIOLATION && constraint === 'sign_on_domains_proven')
      throw errors.sign_on_domain_taken(domain)
    throw error
  })
}

/**
 * Ends the proof of another company when this company's record has replaced its record: the domain has
 * changed hands. The log of that company names nobody of this one.
 */
const endStaleProof = (
  { asService }: Pick<DomainPlatform, 'asService'>,
  { tenantId, domain }: Pick<Claim, 'tenantId' | 'domain'>,
  values: string[],
): Promise<unknown> =>
  requestOrigin.exit(() =>
    asService('a mail domain was proven by its new company', ({ trx }) =>
      sql`
        update public.sign_on_domains set proven_at = null, checked_at = now(),
          seen = ${`${recordName(domain)} has the record of another company, and no longer this one.`}
        where domain = ${domain} and tenant_id <> ${tenantId} and proven_at is not null
          and ${recordValue('')} || challenge <> all(${values}::text[])`.execute(trx),
    ),
  )

interface Sight {
  state: 'proven' | 'missing' | 'unknown'
  /** A sentence. */
  seen: string
  /** All TXT records of the name. */
  values: string[]
}

async function lookForProof(lookUp: LookUpTxt, domain: string, challenge: string): Promise<Sight> {
  const name = recordName(domain)
  try {
    const values = (await lookUp(name)).map((parts) => parts.join('').trim())
    return values.includes(recordValue(challenge))
      ? { state: 'proven', seen: `${name} has the record.`, values }
      : { state: 'missing', seen: `${name} has TXT records, but not this one.`, values }
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    return NO_RECORD.has(code)
      ? {
          state: 'missing',
          seen: `${name} has no TXT record that we see. New records can take an hour.`,
          values: [],
        }
      : {
          state: 'unknown',
          seen: `DNS did not answer for ${name}. Try again in a few minutes.`,
          values: [],
        }
  }
}
