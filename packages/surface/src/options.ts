// Options of a program that mounts the surface, and the mounted surface.
import type { FastifyBaseLogger, FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import type { Client, Pool, PoolClient } from 'pg'

/** Verified claims of an access token or an API key. `role` is always one of the fixed role names. */
export interface Claims {
  role: string
  sub?: string
  exp?: number
  iat?: number
  aud?: string | string[]
  email?: string
  session_id?: string
  app_metadata?: Record<string, unknown>
  user_metadata?: Record<string, unknown>
  [claim: string]: unknown
}

/** Why a mail is sent, in GoTrue's verification types plus the nonce mail. */
export type MailKind = 'signup' | 'invite' | 'magiclink' | 'recovery' | 'email_change' | 'reauthentication'

export interface Mail {
  to: string
  user: UserObject
  /** Six digits a person can type. */
  token: string
  /** Token of the link; only its hash is stored. */
  tokenHash: string
  /** Complete link back to this server, redirect included. Empty for `reauthentication`. */
  link: string
  redirectTo: string
  /** Only for `email_change`: which of the two addresses gets this mail. */
  newEmail?: string
}

export interface Hooks {
  /** Sends or stores one mail. `tx` is the transaction that stored the token: write an outbox row with it. */
  sendMail?: (kind: MailKind, mail: Mail, tx: PoolClient) => Promise<void>
  /**
   * Adds to `app_metadata` of issued access tokens and of users who read their own user. Runs on the admin
   * pool inside a transaction.
   */
  extraClaims?: (userId: string, tx: PoolClient) => Promise<Record<string, unknown>>
  /**
   * Called once an hour when a group of recipients reached `mailPerHour`: mails to them are refused for now.
   */
  mailsHeld?: (limit: { group: 'members' | 'strangers'; perHour: number }, db: Pool) => Promise<void>
  /**
   * Runs in the transaction that created the user (sign-up, invite, admin), before any answer. `ip` is the
   * source of a sign-up, null for users created by an administrator or the program. A thrown AuthError
   * becomes the answer.
   */
  userCreated?: (user: UserObject, tx: PoolClient, ip: string | null) => Promise<void>
  /** Whether a user may sign in by password before confirming the email address. Default: no. */
  maySignInUnconfirmed?: (userId: string, db: Pool) => Promise<boolean>
  /**
   * Why a person may not sign in by this method, as a thrown AuthError. Runs in the transaction that opens
   * the session.
   */
  requireSignInBy?: (userId: string, method: string, tx: PoolClient) => Promise<void>
  /** Called in the transaction that added a passkey, so that its owner can be notified. */
  passkeyAdded?: (added: AddedPasskey, tx: PoolClient) => Promise<void>
  /**
   * Called when a session with an end is refreshed; a later end extends it, null keeps it. Runs on the admin
   * pool in the refresh's transaction.
   */
  sessionEnd?: (userId: string, endsAt: Date, tx: PoolClient) => Promise<Date | null>
  /** Whether the account had a sign-in from one of the networks before; open sessions are checked already. */
  hasSignedInFrom?: (userId: string | null, networks: string[], db: Pool) => Promise<boolean>
  /** Called once a day for an account with so many wrong passwords that new networks are refused. */
  passwordsRefused?: (refused: { userId: string; tries: number }, db: Pool) => Promise<void>
  /**
   * Called for every opened session, in its transaction, and for wrong passwords and codes of existing
   * accounts.
   */
  signInTried?: (attempt: SignInAttempt, db: Pick<PoolClient, 'query'>) => Promise<void>
}

export interface AddedPasskey {
  id: string
  name: string
  addedAt: Date
  user: UserObject
}

export interface SignInAttempt {
  userId: string
  /** `password`, `otp`, `totp`, `recovery_code`, … */
  method: string
  outcome: 'signed_in' | 'wrong_password' | 'wrong_code'
  ip: string
  userAgent: string
}

export interface Limits {
  /**
   * Wrong passwords from one address in fifteen minutes, for any account; then every sign-in from there is
   * refused.
   */
  signInPerIp: number
  /** Wrong passwords from one address for one account in fifteen minutes. */
  signInPerAccount: number
  /** Wrong passwords for one account in a day, from networks without an earlier sign-in to it. */
  signInFromNewNetworks: number
  /** `/otp` and `/verify` per address in five minutes. */
  otpPerIp: number
  /** Token refreshes per address in five minutes. */
  refreshPerIp: number
  /** Sign-ups (and anonymous sign-ins) per address in an hour. */
  signUpPerIp: number
  /** Mails caused by one address in an hour. */
  mailPerIp: number
  /** Mails to one recipient in an hour, from any cause. */
  mailPerRecipient: number
  /**
   * Mails of the whole instance in an hour, reported to `mailsHeld`. Unconfirmed addresses get at most half
   * of them.
   */
  mailPerHour: number
  /** Least seconds between two mails to one user. */
  mailIntervalSeconds: number
  /** Maximum number of rows one REST answer may hold; undefined = no cap. */
  maxRows?: number
  /** Milliseconds a REST statement may run, by role; `default` for the others. */
  statementTimeoutMs: Record<string, number>
  /** Bytes of a REST body. */
  restBodyBytes: number
  /** Bytes of one stored object. */
  objectBytes: number
  /** Sockets of one address. */
  socketsPerIp: number
  channelsPerSocket: number
  /** Bytes a slow socket may leave unread before it is dropped. */
  socketBufferBytes: number
  /** Messages one socket may send in a second. */
  messagesPerSecond: number
  presencePer30Seconds: number
}

export interface OidcOptions {
  /** As in its discovery document; https, or http on this machine. */
  issuer: string
  clientId: string
  clientSecret: string
  /** Name for people, in messages. */
  label: string
  /** Only verified addresses of these domains, lower case; missing or empty: every user of the issuer. */
  mailDomains?: string[]
  /** Path below `siteUrl` that shows errors when the issuer's answer lost its origin; default `/`. */
  signInPath?: string
  /** Seconds for one call to the issuer, default 8: a person waits before a blank page. */
  timeoutSeconds?: number
  /** Calls the issuer; default: `fetch`. A program refuses addresses here that people may not name. */
  fetch?: (url: string, call: IssuerCall) => Promise<Response>
}

interface IssuerCall {
  method: string
  headers: Record<string, string>
  body?: string | URLSearchParams | ArrayBuffer | Uint8Array | ReadableStream | null
}

/** A person whom the program let another identity provider name. */
export interface NamedPerson {
  /** Value of `auth.identities.provider`: one for each connection that the program has. */
  provider: string
  /** With `subject`, stable and unique within `provider`. */
  issuer: string
  subject: string
  /** The program has checked that the provider may name it. */
  email: string
  /** Names as user metadata spells them. */
  names: Record<string, string>
}

export interface NamedSignIn {
  /** For `amr` and the list of sign-ins. */
  method: string
  /** Page that trades the code for the session, see `allowedTarget`. */
  target: string
  pkce: { challenge: string; method: 's256' | 'plain' }
  ip: string
  /**
   * Runs in the transaction before an account is linked, created or opened, and after it was created.
   * `userId` is null while there is none; a thrown AuthError ends the sign-in.
   */
  admit: (
    account: { userId: string | null; isLinked: boolean },
    tx: PoolClient,
  ) => Promise<void | { joins: (userId: string) => Promise<void> }>
}

export interface ReadInstead {
  /** In the same schema. Database policies limit the rows that the caller sees. */
  relation: string
  isFor: (claims: Claims) => boolean
}

/** Replaces an empty list, so that callers who lost access do not take it for missing rows. */
export interface ReadRefusal {
  status: number
  code: string
  message: string
  hint: string | null
}

export interface SurfaceOptions {
  /**
   * Login without superuser rights or objects: it may only `set role` to anon, authenticated, service_role.
   */
  pool: Pool
  /** Admin role with rights on the schemas auth, storage and realtime. Never runs a caller's SQL. */
  adminPool: Pool
  /** Creates an unconnected client of the admin role for LISTEN; called again after every lost connection. */
  listenClient: () => Client
  /** Schemas served by REST; the first is the default. */
  schemas: string[]
  /**
   * Relations that some callers read in place of the named one. Does not apply to writes and embedded
   * relations.
   */
  readInstead?: Readonly<Record<string, ReadInstead>>
  /** Tables that REST refuses, with the hint of the error. */
  notServed?: Readonly<Record<string, string>>
  /** Called when a signed-in user's REST read found no row. Null: answer the empty list. */
  explainEmptyRead?: (claims: Claims) => Promise<ReadRefusal | null>
  /** Names appended to the search path, `extensions` by default. */
  extraSearchPath?: string[]
  /** HS256 secret shared with others. When set, it signs too unless `sign` is `ES256`. */
  jwtSecret?: string
  /** `ES256` keeps rotating keys in the database and publishes a JWKS. Default: HS256 with a secret, ES256 without. */
  sign?: 'ES256' | 'HS256'
  /** Passphrase that encrypts stored keys (AES-256-GCM). Without it they are stored in plain form. */
  keyPassphrase?: string
  /** The old passphrase is lost: replace keys that the new one cannot read. Everyone must sign in again. */
  replaceUnreadableKeys?: boolean
  /** The web app's address, for links when `redirect_to` is missing or refused. */
  siteUrl: string
  /** Public address of this server without a trailing slash, for links in mails. */
  publicUrl: string
  /** The origin of a request when a trusted proxy reports it; links in its mails lead there. */
  originOf?: (request: FastifyRequest) => string | undefined
  /** The true client address of a socket; default: the peer's. */
  addressOf?: (request: IncomingMessage) => string
  /** Addresses that `redirect_to` may name; `*` matches within a path segment, `**` anything. */
  redirectAllowList?: string[]
  /**
   * A mailed link shows a page whose button uses it up, since mail scanners open links. False: opening it is
   * enough.
   */
  confirmLinks?: boolean
  /** Sign-in by an OpenID Connect issuer, as provider `oidc`. Its callback is `publicUrl` + `/auth/v1/callback`. */
  oidc?: OidcOptions
  hooks?: Hooks
  limits?: Partial<Limits>
  /** New addresses count as confirmed. */
  autoconfirm?: boolean
  anonymous?: boolean
  disableSignup?: boolean
  /** Users may link and unlink identities themselves; off by default, as upstream. */
  manualLinking?: boolean
  /** Supports `Prefer: tx=rollback` and `tx=commit`. */
  txRollback?: boolean
  /** Aggregate functions in `select`; on by default. */
  aggregates?: boolean
  /** `Accept: application/vnd.pgrst.plan`; on by default only with `txRollback`. */
  plan?: boolean
  /** Folder of stored objects; with `s3Url` only of incoming uploads. */
  storageDir: string
  /** `https://key:secret@host/bucket?region=…`: stores objects there instead of in `storageDir`. */
  s3Url?: string
  /** Key pair and region of the S3 protocol; default: the server's own pair and `local`. */
  s3Access?: Partial<S3Access>
  accessTokenSeconds?: number
  passwordMinLength?: number
  /** Whether a password is refused as well known. */
  isCommonPassword?: (password: string) => Promise<boolean>
  logger?: FastifyBaseLogger
  /** Milliseconds since 1970; a test may move it. */
  now?: () => number
}

/** GoTrue's user object in responses. */
export interface UserObject {
  id: string
  aud: string
  role: string
  email: string
  phone: string
  app_metadata: Record<string, unknown>
  user_metadata: Record<string, unknown>
  identities: unknown[]
  created_at: string
  updated_at: string
  is_anonymous: boolean
  [field: string]: unknown
}

export interface NewUser {
  id?: string
  email?: string
  phone?: string
  password?: string
  /** An existing bcrypt or argon2id hash instead of a password. */
  passwordHash?: string
  emailConfirmed?: boolean
  phoneConfirmed?: boolean
  userMetadata?: Record<string, unknown>
  appMetadata?: Record<string, unknown>
  role?: string
  /** Sends the confirmation mail in the same transaction; its link leads to this URL. */
  confirmationRedirect?: string
}

/** A session that the program opens. */
interface ProgramSession {
  /** For `amr` and the list of sign-ins. */
  method: string
  ip: string
  userAgent: string
  /** End of the session unless the hook `sessionEnd` extends it. */
  endsAt: Date
  /** Ends the person's other sessions; their devices learn why. */
  isOnly: boolean
}

/** Key pair that opens `/storage/v1/s3` with the operator's rights, and its signing region. */
export interface S3Access {
  accessKeyId: string
  secretAccessKey: string
  region: string
}

interface ApiKeys {
  anonKey: string
  serviceKey: string
  publishableKey: string
  secretKey: string
  s3: S3Access
}

/** A mounted surface. */
/** An object as it was stored. */
export interface StoredObject {
  type: string
  bytes: number
}

export interface Surface {
  /**
   * Register at the application's root: adds `/auth/v1`, `/rest/v1`, `/realtime/v1`, `/storage/v1` and
   * `/functions/v1`.
   */
  plugin: FastifyPluginAsync
  /** Claims of a valid access token or API key, else null. */
  verifyToken(token: string): Promise<Claims | null>
  /** Like `verifyToken`, and null also when the session has ended. */
  verifySession(token: string): Promise<Claims | null>
  /**
   * Long-lived API keys: JWTs with a role and no subject, and the short `sb_publishable_…` and `sb_secret_…`
   * for the same roles.
   */
  issueApiKeys(): Promise<ApiKeys>
  /** Creates a user. Throws `AuthError` with GoTrue's code for a taken address or weak password. */
  createUser(user: NewUser, tx?: PoolClient): Promise<UserObject>
  /** A one-time link of the given kind, without sending it. */
  createLink(
    kind: 'signup' | 'invite' | 'magiclink' | 'recovery',
    email: string,
    redirectTo?: string,
  ): Promise<{ link: string; token: string; tokenHash: string }>
  /**
   * Opens a first-step session for a person whom the program authenticated itself. The session cannot change
   * how to sign in. Throws `AuthError` for an account that may not sign in.
   */
  openSession(userId: string, how: ProgramSession): Promise<{ accessToken: string; refreshToken: string }>
  /** Address of the page that opens the session of a person whom another provider named. Throws AuthError. */
  signInNamed(person: NamedPerson, how: NamedSignIn): Promise<string>
  /** The requested address if sign-ins may return to it, else the site. */
  allowedTarget(wish: string | undefined, request: FastifyRequest): string
  /** A MAC with the server's own key, to store values so short that their hashes could be tried out. */
  mac(purpose: string, text: string): Buffer
  /**
   * Ends every session of a user and closes their sockets. Access tokens become invalid at once on
   * `/auth/v1` and sockets.
   */
  revokeSessions(userId: string): Promise<void>
  /** Ends one session of a user; false when the user has no such session. */
  revokeSession(userId: string, sessionId: string): Promise<boolean>
  /** Closes a user's open sockets. Returns their number. */
  closeSockets(userId: string): number
  /** Number of open sockets on this process. */
  socketCount(): number
  /** Sends to every socket that joined `topic`; with `private` only to those that joined it as a private channel. */
  broadcast(topic: string, event: string, payload: unknown, options?: { private?: boolean }): void
  /**
   * Stores bytes as an object, ignoring policies. Detects the type from the first bytes; refuses an unknown
   * one, or one that the bucket does not allow. Throws StorageError.
   */
  storeObject(bucket: string, name: string, bytes: AsyncIterable<Buffer>): Promise<StoredObject>
  /** The bytes of an object, ignoring policies; undefined when there is none. */
  readObject(bucket: string, name: string): Promise<Readable | undefined>
  /** Changes with each upload of the object; undefined when there is none. */
  objectVersion(bucket: string, name: string): Promise<string | undefined>
  /** Deletes objects by name. Returns their number. */
  removeObjects(bucket: string, names: readonly string[]): Promise<number>
  /** Deletes objects whose names begin with `folder/` in every bucket. Returns their number. */
  removeFolder(folder: string): Promise<number>
  /** Stores a few bytes where objects go, reads and removes them. Throws the error on the way. */
  tryStorage(): Promise<void>
  /** Reloads the schema. */
  reloadSchema(): Promise<void>
  /** Closes sockets, LISTEN and timers, but not the caller's pools. */
  close(): Promise<void>
}
