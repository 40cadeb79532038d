// Sets a company's connection up, turns it on and off, and tries it.
import type { SignOnBody, SignOnResponse } from '@dropwise/contracts'
import { sql } from 'kysely'
import { X509Certificate } from 'node:crypto'
import { findRefusal } from '../../platform/call-address.ts'
import type { Trx } from '../../platform/db/scope.ts'
import { errors } from '../../platform/errors.ts'
import type { Member } from '../../platform/member.ts'
import type { Platform } from '../../platform/platform.ts'
import { consumeQuota } from '../../platform/quota.ts'
import { acsUrlOf, metadataUrlOf, redirectUrlOf, settingsUrlOf } from './addresses.ts'
import { readDomains } from './domains.ts'
import { startFlow } from './flow.ts'
import { SignOnError } from './problem.ts'
import { noteOutcome, readConnection, type Connection } from './queries.ts'

/** Each trial calls a server that the company names. */
const TRIALS = { most: 10, seconds: 60 }
/** Least bits of an RSA key. */
const RSA_BITS = 2048

export type SettingsPlatform = Pick<
  Platform,
  'asService' | 'publicUrl' | 'webhookNetworks' | 'limiter' | 'surface' | 'log'
>

export const readSignOn = (platform: SettingsPlatform, { tenantId }: Member): Promise<SignOnResponse> =>
  platform.asService('single sign-on of a company', ({ trx }) => toResponse(platform, trx, tenantId))

async function toResponse(platform: SettingsPlatform, trx: Trx, tenantId: string): Promise<SignOnResponse> {
  const connection = await readConnection(trx, tenantId)
  return {
    connection: connection ? shownConnection(connection) : null,
    domains: await readDomains(trx, tenantId),
    addresses: {
      redirectUrl: redirectUrlOf(platform, tenantId),
      metadataUrl: metadataUrlOf(platform, tenantId),
      acsUrl: acsUrlOf(platform, tenantId),
    },
  }
}

function shownConnection({
  kind,
  issuer,
  clientId,
  signInUrl,
  certificates,
  roleForNew,
  isEnabled,
  isRequired,
  lastSuccessAt,
  lastProblem,
  lastProblemAt,
}: Connection): SignOnResponse['connection'] {
  return {
    kind,
    issuer,
    clientId,
    signInUrl,
    certificates: certificates.map((pem) => {
      const { subject, validToDate } = new X509Certificate(pem)
      return { pem, subject: subject.replaceAll('\n', ', '), endsAt: validToDate.toISOString() }
    }),
    roleForNew,
    isEnabled,
    isRequired,
    lastSuccessAt: lastSuccessAt?.toISOString() ?? null,
    lastProblem,
    lastProblemAt: lastProblemAt?.toISOString() ?? null,
  }
}

/** Throws validation_failed, sign_on_needs_domain. */
export async function setSignOn(
  platform: SettingsPlatform,
  { tenantId }: Member,
  body: SignOnBody,
): Promise<SignOnResponse> {
  return platform.asService('set up single sign-on', async ({ trx }) => {
    const stored = await readConnection(trx, tenantId)
    const values = valuesOf(platform, body, stored)
    const domains = await readDomains(trx, tenantId)
    if (body.isEnabled && !domains.some(({ provenAt }) => provenAt !== null))
      throw errors.sign_on_needs_domain()
    await sql`
      insert into public.sign_on_connections
        (tenant_id, kind, issuer, client_id, secret, sign_in_url, certificates, role_for_new, is_enabled, is_required)
      values (${tenantId}, ${body.kind}, ${values.issuer}, ${values.clientId}, ${values.secret}, ${values.signInUrl},
        ${values.certificates}, ${body.roleForNew}, ${body.isEnabled}, ${body.isEnabled && body.isRequired})
      on conflict (tenant_id) do update set kind = excluded.kind, issuer = excluded.issuer, client_id = excluded.client_id,
        secret = excluded.secret, sign_in_url = excluded.sign_in_url, certificates = excluded.certificates,
        role_for_new = excluded.role_for_new, is_enabled = excluded.is_enabled, is_required = excluded.is_required`.execute(
      trx,
    )
    return toResponse(platform, trx, tenantId)
  })
}

/** People sign in by password again. Their accounts keep the link, in case the connection comes back. */
export async function removeSignOn(
  platform: SettingsPlatform,
  { tenantId }: Member,
): Promise<SignOnResponse> {
  return platform.asService('remove single sign-on', async ({ trx }) => {
    await sql`delete from public.sign_on_connections where tenant_id = ${tenantId}`.execute(trx)
    return toResponse(platform, trx, tenantId)
  })
}

/**
 * URL for an administrator's trial in the browser, also while the connection is off. It signs nobody in; the
 * settings show the result. Throws not_found, sign_on_trial_failed, too_many_requests.
 */
export async function trySignOn(platform: SettingsPlatform, { tenantId }: Member): Promise<{ url: string }> {
  await consumeQuota(platform, [{ key: `trial of single sign-on ${tenantId}`, ...TRIALS }])
  const connection = await platform.asService('connection to try', ({ trx }) => readConnection(trx, tenantId))
  if (!connection) throw errors.not_found('Single sign-on of your company')
  try {
    return { url: await startFlow(platform, connection, { redirectTo: settingsUrlOf(platform) }) }
  } catch (error) {
    if (!(error instanceof SignOnError)) throw error
    await noteOutcome(platform, tenantId, error.detail)
    throw errors.sign_on_trial_failed(error.detail)
  }
}

type Values = Pick<Connection, 'issuer' | 'clientId' | 'secret' | 'signInUrl' | 'certificates'>

function valuesOf(
  platform: Pick<Platform, 'webhookNetworks'>,
  body: SignOnBody,
  stored: Connection | undefined,
): Values {
  return body.kind === 'oidc' ? oidcValues(platform, body, stored) : samlValues(platform, body, stored)
}

const invalid = (field: string, message: string): Error => errors.validation_failed([{ field, message }])

function oidcValues(
  { webhookNetworks }: Pick<Platform, 'webhookNetworks'>,
  { issuer, clientId, secret, signInUrl, certificates }: SignOnBody,
  stored: Connection | undefined,
): Values {
  if (signInUrl !== null || certificates.length > 0)
    throw invalid('signInUrl', 'OpenID Connect has no sign-in address and no certificates here.')
  const url = webAddress('issuer', issuer, webhookNetworks)
  // `.well-known` is what people copy; the library adds it.
  if (/\.well-known\//.test(url.pathname))
    throw invalid('issuer', 'Enter the issuer alone, without /.well-known/openid-configuration.')
  if (clientId === null) throw invalid('clientId', 'Enter the client ID.')
  // A new issuer must not be sent the secret of the old one.
  const keptSecret = stored?.kind === 'oidc' && stored.issuer === issuer ? stored.secret : null
  const usedSecret = secret ?? keptSecret
  if (usedSecret === null) throw invalid('secret', 'Enter the client secret.')
  return { issuer, clientId, secret: usedSecret, signInUrl: null, certificates: [] }
}

function samlValues(
  { webhookNetworks }: Pick<Platform, 'webhookNetworks'>,
  { issuer, clientId, secret, signInUrl, certificates }: SignOnBody,
  stored: Connection | undefined,
): Values {
  if (clientId !== null || secret !== null)
    throw invalid('clientId', 'SAML has no client ID and no client secret.')
  if (signInUrl === null) throw invalid('signInUrl', 'Enter the sign-in URL.')
  webAddress('signInUrl', signInUrl, webhookNetworks)
  if (certificates.length === 0) throw invalid('certificates', 'Enter the certificate that signs assertions.')
  return {
    issuer,
    clientId: null,
    secret: null,
    signInUrl,
    certificates: [...new Set(certificates.map((text) => readCertificate(text, stored?.certificates ?? [])))],
  }
}

function webAddress(field: string, text: string, allowedNetworks: readonly string[]): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.hash !== '')
    throw invalid(field, 'Enter an address that begins with https://.')
  const refusal = findRefusal(url, allowedNetworks)
  if (refusal === undefined) return url
  throw invalid(
    field,
    url.protocol === 'https:'
      ? refusal
      : 'Enter an address that begins with https://, on the public internet.',
  )
}

/**
 * The certificate as PEM, with or without its first and last line. A stored one may have expired: it still verifies, as
 * the standard requires, and must not keep an administrator from changing other fields.
 */
function readCertificate(text: string, stored: readonly string[]): string {
  const body = text.replace(/-----(BEGIN|END) CERTIFICATE-----/g, '').replace(/\s+/g, '')
  let certificate: X509Certificate
  try {
    certificate = new X509Certificate(Buffer.from(body, 'base64'))
  } catch {
    throw invalid(
      'certificates',
      'This is not an X.509 certificate. Copy all of it, in the PEM or Base64 form.',
    )
  }
  const { validToDate, publicKey } = certificate
  const pem = certificate.toString()
  if (stored.includes(pem)) return pem
  if (validToDate.getTime() < Date.now())
    throw invalid(
      'certificates',
      `This certificate ended on ${validToDate.toISOString().slice(0, 10)}. Enter the current one.`,
    )
  const bits = publicKey.asymmetricKeyDetails?.modulusLength
  if (publicKey.asymmetricKeyType === 'rsa' && bits !== undefined && bits < RSA_BITS)
    throw invalid(
      'certificates',
      `This certificate has a key of ${bits} bits. At least ${RSA_BITS} are needed.`,
    )
  return pem
}
