// The OpenID Connect issuer as the surface talks to it: where to send a browser, and whom its answer names.
import * as client from 'openid-client'
import type { OidcOptions } from '../options.ts'
import { AuthError } from './errors.ts'

/** Where `timeoutSeconds` says nothing. */
const TIMEOUT_SECONDS = 8
/** How long an answer is checked by what the issuer said about itself when it was asked last, in milliseconds. */
const METADATA_MS = 3600_000

/** Kept between the way there and the way back; the issuer sees only its hash, or gets it back signed. */
export interface Secrets {
  state: string
  nonce: string
  codeVerifier: string
}

/** Whom a checked ID token names. */
export interface Person {
  issuer: string
  subject: string
  email?: string
  isEmailVerified: boolean
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
  #known: { configuration: client.Configuration; readAt: number } | undefined

  constructor(options: OidcOptions) {
    this.options = options
  }

  /**
   * Where the browser signs in. The issuer is asked each time: better a sentence from here than the browser's own error page
   * at an address that nobody answers. Throws an AuthError.
   */
  async signInUrl({ state, nonce, codeVerifier }: Secrets, callbackUrl: string): Promise<string> {
    const url = client.buildAuthorizationUrl(await this.#ask(() => this.#discover()), {
      redirect_uri: callbackUrl,
      scope: 'openid email profile',
      state,
      nonce,
      code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: 'S256',
    })
    return url.toString()
  }

  /**
   * The person behind the answer that came to `answerUrl`: trades the code, and checks signature, issuer, audience, times and
   * nonce of the ID token. Throws an AuthError.
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
      // Many issuers tell addresses and names only there.
      return personOf({
        ...(await client.fetchUserInfo(configuration, tokens.access_token, claims.sub)),
        ...claims,
      })
    })
  }

  async #configuration(): Promise<client.Configuration> {
    const known = this.#known
    return known && Date.now() - known.readAt < METADATA_MS ? known.configuration : this.#discover()
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
        execute: [
          // Also where the token came over TLS from the issuer itself: a signature that does not fit is a lie anyhow.
          client.enableNonRepudiationChecks,
          ...(issuer.startsWith('http:') ? [client.allowInsecureRequests] : []),
        ],
      },
    )
    this.#known = { configuration, readAt: Date.now() }
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

/** The way to show the secret that the issuer says it takes; both are in use, and some take only one. */
function basicOrPost(clientSecret: string): client.ClientAuth {
  const basic = client.ClientSecretBasic(clientSecret)
  const post = client.ClientSecretPost(clientSecret)
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported
    // What a discovery document without the field means is written in the standard.
    const takesBasic = methods === undefined || methods.includes('client_secret_basic')
    return (takesBasic ? basic : post)(server, ...rest)
  }
}

/** Nothing came, it came too late, or the issuer itself says that it is broken. */
function isUnreachable(error: unknown): boolean {
  const { code, cause, name } = error as { code?: string; cause?: unknown; name?: string }
  if (code === 'OAUTH_TIMEOUT' || code === 'OAUTH_ABORT' || name === 'TimeoutError') return true
  if (cause instanceof Response) return cause.status >= 500 || cause.status === 404
  // What fetch throws when there is no connection.
  return error instanceof TypeError && error.message === 'fetch failed'
}

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
    isEmailVerified: claims.email_verified === true,
    names: Object.fromEntries(
      Object.entries(names).filter((entry): entry is [string, string] => entry[1] !== undefined),
    ),
  }
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, 255) : undefined
