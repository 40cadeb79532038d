// Talks to the OpenID Connect issuer: where to send a browser, and whom its answer names.
import * as client from 'openid-client'
import type { OidcOptions } from '../options.ts'
import { AuthError } from './errors.ts'

/** Default of `timeoutSeconds`. */
const TIMEOUT_SECONDS = 8
/** Milliseconds for which the issuer's metadata may verify answers. */
const METADATA_MS = 3600_000

/** Kept between redirect and callback; the issuer sees only hashes of them, or returns them signed. */
export interface Secrets {
  state: string
  nonce: string
  codeVerifier: string
}

/** The person in a verified ID token. */
export interface Person {
  issuer: string
  subject: string
  email?: string
  isEmailVerified: boolean
  /** True if the issuer says that the address is not verified. Many issuers do not say. */
  isEmailUnverified: boolean
  /** Names as user metadata spells them. */
  names: Record<string, string>
}

export const newSecrets = (): Secrets => ({
  state: client.randomState(),
  nonce: client.randomNonce(),
  codeVerifier: client.randomPKCECodeVerifier(),
})

export class Issuer {
  readonly options: OidcOptions
  #discovered: { configuration: client.Configuration; readAt: number } | undefined

  constructor(options: OidcOptions) {
    this.options = options
  }

  /**
   * URL of the sign-in page. Contacts the issuer each time, because our error is better than the browser's
   * own page for an unreachable address. Throws AuthError.
   */
  async signInUrl({ state, nonce, codeVerifier }: Secrets, callbackUrl: string): Promise<string> {
    const challenge = await client.calculatePKCECodeChallenge(codeVerifier)
    return this.#ask(async () => {
      const url = client.buildAuthorizationUrl(await this.#discover(), {
        redirect_uri: callbackUrl,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: challenge,
        code_challenge_method: 'S256',
      })
      // A page opens it, and `javascript:` would run there.
      if (!/^https?:$/.test(url.protocol))
        throw new Error(`authorization_endpoint begins with ${url.protocol}`)
      return url.toString()
    })
  }

  /**
   * The person behind an answer at `answerUrl`: trades the code, and verifies signature, issuer, audience,
   * times and nonce of the ID token. Throws AuthError.
   */
  async personIn(answerUrl: URL, { state, nonce, codeVerifier }: Secrets): Promise<Person> {
    return this.#ask(async () => {
      const configuration = await this.#configuration()
      const tokens = await client.authorizationCodeGrant(configuration, answerUrl, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      })
      const claims = tokens.claims()
      if (!claims) throw new Error('the answer holds no ID token')
      if (claims.email !== undefined || configuration.serverMetadata().userinfo_endpoint === undefined)
        return personOf(claims)
      // Many issuers return addresses and names only there.
      return personOf({
        ...(await client.fetchUserInfo(configuration, tokens.access_token, claims.sub)),
        ...claims,
      })
    })
  }

  async #configuration(): Promise<client.Configuration> {
    const cached = this.#discovered
    return cached && Date.now() - cached.readAt < METADATA_MS ? cached.configuration : this.#discover()
  }

  async #discover(): Promise<client.Configuration> {
    const { issuer, clientId, clientSecret } = this.options
    const configuration = await client.discovery(
      new URL(issuer),
      clientId,
      clientSecret,
      basicOrPost(clientSecret),
      {
        timeout: this.options.timeoutSeconds ?? TIMEOUT_SECONDS,
        ...(this.options.fetch ? { [client.customFetch]: this.options.fetch } : {}),
        execute: [
          // Verify the signature also of a token that came over TLS from the issuer itself.
          client.enableNonRepudiationChecks,
          ...(issuer.startsWith('http:') ? [client.allowInsecureRequests] : []),
        ],
      },
    )
    // The library accepts every organisation for such an issuer, and each names the addresses of its people itself.
    if (configuration.serverMetadata().issuer.includes('{tenantid}'))
      throw new Error('the issuer serves every organisation: enter the address with the id of yours')
    this.#discovered = { configuration, readAt: Date.now() }
    return configuration
  }

  async #ask<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      throw isUnreachable(error) ? this.#unreachable(error) : this.#notTrusted(error)
    }
  }

  #unreachable(cause: unknown): AuthError {
    return because(
      new AuthError(
        503,
        'provider_unreachable',
        `${this.options.label} cannot be reached at the moment. Try again in a few minutes, or sign in another way.`,
      ),
      cause,
    )
  }

  #notTrusted(cause: unknown): AuthError {
    return because(
      new AuthError(
        502,
        'bad_oauth_callback',
        `${this.options.label} gave an answer that cannot be trusted, so nobody was signed in. Try again. If it happens once more, tell your administrator.`,
      ),
      cause,
    )
  }
}

const because = (error: AuthError, cause: unknown): AuthError => Object.assign(error, { cause })

/** The client authentication method from the issuer's metadata; some issuers accept only one. */
function basicOrPost(clientSecret: string): client.ClientAuth {
  const basic = client.ClientSecretBasic(clientSecret)
  const post = client.ClientSecretPost(clientSecret)
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported
    // The standard defines a default when the field is missing.
    const takesBasic = methods === undefined || methods.includes('client_secret_basic')
    return (takesBasic ? basic : post)(server, ...rest)
  }
}

/** Whether the issuer did not answer, answered too late, or reported an internal error. */
function isUnreachable(error: unknown): boolean {
  const { code, cause, name } = error as { code?: string; cause?: unknown; name?: string }
  if (code === 'OAUTH_TIMEOUT' || code === 'OAUTH_ABORT' || name === 'TimeoutError') return true
  if (cause instanceof Response) return cause.status >= 500 || cause.status === 404
  // fetch throws this without a connection.
  return error instanceof TypeError && error.message === 'fetch failed'
}

/** Some issuers, such as Amazon Cognito, write texts. */
const isTrue = (value: unknown): boolean => value === true || value === 'true'

function personOf(claims: Record<string, unknown> & { iss: string; sub: string }): Person {
  const email = textOf(claims.email)
  const names = {
    full_name: textOf(claims.name),
    first_name: textOf(claims.given_name),
    last_name: textOf(claims.family_name),
  }
  return {
    issuer: claims.iss,
    subject: claims.sub,
    ...(email === undefined ? {} : { email }),
    isEmailVerified: isTrue(claims.email_verified),
    isEmailUnverified: claims.email_verified !== undefined && !isTrue(claims.email_verified),
    names: Object.fromEntries(
      Object.entries(names).filter((entry): entry is [string, string] => entry[1] !== undefined),
    ),
  }
}

/** Letters of an address or name. A longer one is not cut, which would make another address of it. */
const TEXT_LETTERS = 254

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' && value.length <= TEXT_LETTERS ? value.trim() : undefined
