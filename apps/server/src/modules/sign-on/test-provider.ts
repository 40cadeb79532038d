// A SAML identity provider for tests (samlify), which can also send what a real one never would.
import samlify from 'samlify'
import { PROVIDER } from './test-keys.ts'

export const ENTITY_ID = 'https://id.fleet.example/saml'
export const SIGN_IN_URL = 'http://127.0.0.1:9/saml/sign-in'
const MAIL_FORMAT = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress'
const MINUTE_MS = 60_000

samlify.setSchemaValidator({ validate: async () => 'not validated in tests' })

export interface Said {
  email: string
  /** Default: the mail address. */
  nameId?: string
  key?: string
  certificate?: string
  audience?: string
  recipient?: string
  inResponseTo?: string
  /** Minutes from now at which the assertion ends, and begins. */
  endsIn?: number
  beginsIn?: number
  /** Changes the XML before it is signed, and after. */
  before?: (xml: string) => string
  after?: (xml: string) => string
}

/** The form that the provider lets the browser send to the service with this metadata, for its request. */
export async function answerOf(
  metadata: string,
  requestUrl: string,
  {
    email,
    nameId = email,
    key = PROVIDER.key,
    certificate = PROVIDER.certificate,
    audience,
    recipient,
    inResponseTo,
    endsIn = 5,
    beginsIn = 0,
    before = (xml) => xml,
    after = (xml) => xml,
  }: Said,
): Promise<string> {
  const service = samlify.ServiceProvider({ metadata })
  const provider = samlify.IdentityProvider({
    entityID: ENTITY_ID,
    privateKey: key,
    signingCert: certificate,
    requestSignatureAlgorithm: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
    nameIDFormat: [MAIL_FORMAT],
    singleLogoutService: [
      { Binding: 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect', Location: SIGN_IN_URL },
    ],
    singleSignOnService: [
      { Binding: 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect', Location: SIGN_IN_URL },
    ],
  })
  const query = Object.fromEntries(new URL(requestUrl).searchParams)
  const request = await provider.parseLoginRequest(service, 'redirect', { query })
  const requestId = inResponseTo ?? String(request.extract.request?.id)
  const acs = String(service.entityMeta.getAssertionConsumerService('post'))
  const at = (minutes: number): string => new Date(Date.now() + minutes * MINUTE_MS).toISOString()
  const attributes = `<saml:AttributeStatement><saml:Attribute Name="email"><saml:AttributeValue>${email}</saml:AttributeValue></saml:Attribute></saml:AttributeStatement>`
  const { context } = await provider.createLoginResponse(
    service,
    { extract: { request: { id: requestId } } },
    'post',
    { email },
    (template) => ({
      id: '_response',
      context: before(
        samlify.SamlLib.replaceTagsByValue(template.replace('{AttributeStatement}', attributes), {
          ID: '_response',
          AssertionID: '_assertion',
          Destination: acs,
          Audience: audience ?? service.entityMeta.getEntityID(),
          SubjectRecipient: recipient ?? acs,
          Issuer: ENTITY_ID,
          IssueInstant: at(beginsIn),
          StatusCode: 'urn:oasis:names:tc:SAML:2.0:status:Success',
          ConditionsNotBefore: at(beginsIn),
          ConditionsNotOnOrAfter: at(endsIn),
          SubjectConfirmationDataNotOnOrAfter: at(endsIn),
          NameIDFormat: MAIL_FORMAT,
          NameID: nameId,
          InResponseTo: requestId,
          AuthnStatement: '',
        }),
      ),
    }),
  )
  const xml = after(Buffer.from(context, 'base64').toString('utf8'))
  return new URLSearchParams({ SAMLResponse: Buffer.from(xml).toString('base64') }).toString()
}
