// SAML 2.0 with the identity provider of a company. The library checks signatures, times and audience; this
// file refuses beforehand what it need not see, and checks what it leaves open.
import type { CacheProvider, Profile, SAML } from '@node-saml/node-saml'
import { randomBytes } from 'node:crypto'
import type { Platform } from '../../platform/platform.ts'
import { acsUrlOf, metadataUrlOf } from './addresses.ts'
import { SignOnError } from './problem.ts'
import type { Connection } from './queries.ts'

/** Difference of clocks that is tolerated, in milliseconds. */
const CLOCK_SKEW_MS = 60_000
/** Milliseconds that a person may take to sign in; flows end then. */
export const FLOW_MS = 600_000
const TRANSIENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient'
const ADDRESS_FORMAT = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress'

/** Names of the attribute with the mail address, as Entra ID, ADFS, Okta, Keycloak and Shibboleth send it. */
const EMAIL_ATTRIBUTES = [
  'email',
  'mail',
  'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress',
  'urn:oid:0.9.2342.19200300.100.1.3',
  'urn:oid:1.2.840.113549.1.9.1',
]
const NAME_ATTRIBUTES: Record<'first_name' | 'last_name' | 'full_name', readonly string[]> = {
  first_name: [
    'firstName',
    'givenName',
    'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/givenname',
    'urn:oid:2.5.4.42',
  ],
  last_name: [
    'lastName',
    'surname',
    'sn',
    'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/surname',
    'urn:oid:2.5.4.4',
  ],
  full_name: ['displayName', 'name', 'http://schemas.microsoft.com/identity/claims/displayname'],
}

type SamlPlatform = Pick<Platform, 'publicUrl'>

/** The library only checks whether the request is open; the caller uses it up after all other checks. */
const cacheOf = (isOpen: (requestId: string) => Promise<boolean>): CacheProvider => ({
  saveAsync: async () => null,
  getAsync: async (requestId) => ((await isOpen(requestId)) ? new Date().toISOString() : null),
  removeAsync: async () => null,
})

async function samlOf(
  platform: SamlPlatform,
  { tenantId, issuer, signInUrl, certificates }: Connection,
  {
    requestId = '',
    isOpen = async () => false,
  }: { requestId?: string; isOpen?: (id: string) => Promise<boolean> } = {},
): Promise<SAML> {
  // Loaded with the first sign-in by SAML: it takes some 20 MB.
  const { SAML, ValidateInResponseTo } = await import('@node-saml/node-saml')
  return new SAML({
    entryPoint: signInUrl ?? '',
    issuer: metadataUrlOf(platform, tenantId),
    audience: metadataUrlOf(platform, tenantId),
    callbackUrl: acsUrlOf(platform, tenantId),
    idpIssuer: issuer,
    idpCert: certificates,
    wantAssertionsSigned: true,
    // Most providers sign only the assertion; unsigned parts of the response are not read.
    wantAuthnResponseSigned: false,
    validateInResponseTo: ValidateInResponseTo.always,
    requestIdExpirationPeriodMs: FLOW_MS,
    acceptedClockSkewMs: CLOCK_SKEW_MS,
    identifierFormat: null,
    disableRequestedAuthnContext: true,
    generateUniqueId: () => requestId,
    cacheProvider: cacheOf(isOpen),
  })
}

/** The page of the identity provider, and the id of the request that its answer must name. */
export async function startSaml(
  platform: SamlPlatform,
  connection: Connection,
): Promise<{ url: string; key: string }> {
  // An XML id does not begin with a digit.
  const key = `_${randomBytes(32).toString('hex')}`
  const saml = await samlOf(platform, connection, { requestId: key })
  const url = await saml.getAuthorizeUrlAsync('', undefined, {})
  return { url, key }
}

/** Metadata to load into the identity provider. */
export function metadataOf(platform: SamlPlatform, tenantId: string): string {
  const text = (value: string): string =>
    value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
  return `<?xml version="1.0" encoding="UTF-8"?>
<EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${text(metadataUrlOf(platform, tenantId))}">
  <SPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol" AuthnRequestsSigned="false" WantAssertionsSigned="true">
    <NameIDFormat>urn:oasis:names:tc:SAML:2.0:nameid-format:persistent</NameIDFormat>
    <AssertionConsumerService index="0" isDefault="true" Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="${text(acsUrlOf(platform, tenantId))}"/>
  </SPSSODescriptor>
</EntityDescriptor>
`
}

const refuse = (detail: string): SignOnError => new SignOnError('sso_answer_refused', detail)

/** Messages of the library that quote nothing of an answer whose signature is not verified. */
const OWN_WORDS =
  /^(Invalid signature|No valid subject confirmation|SAML assertion|Missing SAML assertion|InResponseTo)/

function refusalOf(error: unknown): SignOnError {
  const message = error instanceof Error ? error.message : String(error)
  return OWN_WORDS.test(message)
    ? refuse(message)
    : new SignOnError('sso_answer_refused', 'The answer cannot be read, or reports an error.', message)
}

/** Throws SignOnError for XML that attacks need and no identity provider sends. */
function refuseOddXml(samlResponse: string): void {
  const xml = Buffer.from(samlResponse, 'base64').toString('utf8')
  if (xml === '') throw refuse('The answer is empty.')
  // Comments, document types and CDATA: texts that two parsers read differently.
  if (/<!|<\?(?!xml\s)/.test(xml)) throw refuse('The answer contains comments or instructions of XML.')
  const elements = elementsOf(xml)
  if (elements.includes('EncryptedAssertion'))
    throw refuse('The assertion is encrypted. Turn encryption off at the identity provider; TLS protects it.')
  if (elements.filter((name) => name === 'Assertion').length > 1)
    throw refuse('The answer contains more than one assertion.')
  if (/Algorithm\s*=\s*["'][^"']*(?:&|sha1["']|hmac|md5)/i.test(xml))
    throw refuse(
      'The answer is signed with SHA-1 or another weak algorithm. Choose SHA-256 at the identity provider.',
    )
}

/** Names of all elements without their prefixes, which may be of any script. */
const elementsOf = (xml: string): string[] =>
  Array.from(xml.matchAll(/<(?:[^\s<>/:"'=]+:)?([^\s<>/:"'=]+)/g), ([, name = '']) => name)

/**
 * Id of the request that a SAML response names in its root element. The response is not verified yet, so anybody
 * may have written it.
 */
export function claimedRequestOf(samlResponse: string): string {
  const xml = Buffer.from(samlResponse, 'base64').toString('utf8')
  // Searches one tag only: on a malicious text, a pattern for the whole text would take seconds.
  const [root = ''] = /<[^?!<>][^<>]*>/.exec(xml) ?? []
  return /\sInResponseTo\s*=\s*["']([^"'<>]{1,200})["']/.exec(root)?.[1] ?? ''
}

export interface SamlPerson {
  requestId: string
  subject: string
  email: string | undefined
  names: Record<string, string>
}

/** The person in an answer to an open request. Throws SignOnError. */
export async function readSamlAnswer(
  platform: SamlPlatform,
  connection: Connection,
  samlResponse: string,
  isOpen: (requestId: string) => Promise<boolean>,
): Promise<SamlPerson> {
  refuseOddXml(samlResponse)
  const saml = await samlOf(platform, connection, { isOpen })
  const { profile } = await saml
    .validatePostResponseAsync({ SAMLResponse: samlResponse })
    .catch((error: unknown) => {
      throw refusalOf(error)
    })
  if (!profile) throw refuse('The answer contains no assertion.')
  if (profile.issuer !== connection.issuer)
    throw refuse(
      `The assertion is of ${profile.issuer}, and the entity id set up here is ${connection.issuer}.`,
    )
  const requestId = boundRequestOf(profile, acsUrlOf(platform, connection.tenantId))
  return { requestId, ...personOf(profile) }
}

interface ParsedConfirmation {
  $?: { Method?: string }
  SubjectConfirmationData?: { $?: { Recipient?: string; InResponseTo?: string; NotOnOrAfter?: string } }[]
}

/** The signed part must name its audience and request, because those of the response may be unsigned. */
function boundRequestOf(profile: Profile, acsUrl: string): string {
  const parsed = profile.getAssertion?.() as
    | { Assertion?: { Subject?: { SubjectConfirmation?: ParsedConfirmation[] }[] } }
    | undefined
  const confirmations = parsed?.Assertion?.Subject?.[0]?.SubjectConfirmation ?? []
  const [confirmation] = confirmations
  const data = confirmation?.SubjectConfirmationData?.[0]?.$
  if (confirmations.length !== 1 || confirmation?.$?.Method !== 'urn:oasis:names:tc:SAML:2.0:cm:bearer')
    throw refuse('The assertion needs exactly one subject confirmation, of the method bearer.')
  if (data?.Recipient !== acsUrl)
    throw refuse(
      `The assertion is for ${data?.Recipient ?? 'no address'}, and the address here is ${acsUrl}.`,
    )
  if (data.NotOnOrAfter === undefined) throw refuse('The subject confirmation has no end.')
  if (data.InResponseTo === undefined || data.InResponseTo !== profile.inResponseTo)
    throw refuse('The assertion does not name the request that it answers.')
  return data.InResponseTo
}

function personOf(profile: Profile): Omit<SamlPerson, 'requestId'> {
  const { nameID, nameIDFormat, attributes } = profile as Profile & { attributes?: Record<string, unknown> }
  if (typeof nameID !== 'string' || nameID.trim() === '') throw refuse('The assertion has no NameID.')
  if (nameIDFormat === TRANSIENT)
    throw refuse('The NameID is transient. Choose a persistent one at the identity provider.')
  const first = (names: readonly string[]): string | undefined =>
    names.map((name) => textOf(attributes?.[name])).find((value) => value !== undefined)
  const names = Object.fromEntries(
    Object.entries(NAME_ATTRIBUTES).flatMap(([key, list]) => {
      const value = first(list)
      return value === undefined ? [] : [[key, value]]
    }),
  )
  const email =
    first(EMAIL_ATTRIBUTES) ?? (nameIDFormat === ADDRESS_FORMAT || nameID.includes('@') ? nameID : undefined)
  return { subject: nameID, email, names }
}

/** Most characters of an address or name. Longer ones are refused, since a shortened address would be another one. */
const TEXT_LETTERS = 254

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' && value.length <= TEXT_LETTERS ? value.trim() : undefined
