// The server's keys: one secret for refresh tokens and API keys, ES256 pairs that rotate with overlap, both kept in the database.
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomBytes,
  randomUUID,
  scryptSync,
  timingSafeEqual,
  type KeyObject,
} from 'node:crypto'
import type { Pool } from 'pg'
import type { Claims } from '../options.ts'
import { signEs256, signHs256, timeFault, type Verified, type Verifier, verifySignature } from './jwt.ts'

/** Prefixes of the short API keys, which are not tokens but stand for a role. */
const OPAQUE = { anon: 'sb_publishable_', service_role: 'sb_secret_' } as const
/** A hundred years: API keys do not expire. */
const API_KEY_SECONDS = 100 * 365 * 24 * 3600
/** Constant, so that a project's keys keep the same text, with which the S3 protocol signs. */
const API_KEY_ISSUED_AT = Date.UTC(2024, 0, 1) / 1000

/** Milliseconds that a retired key still verifies, so that its tokens remain valid until they expire. */
const OVERLAP_MS = 24 * 3600 * 1000
const CACHE_SIZE = 5000

/** The keys in the database were encrypted with another passphrase. */
export class UnreadableKeysError extends Error {
  override name = 'UnreadableKeysError'
  constructor(cause: unknown) {
    super('The signing keys in the database are encrypted with another passphrase.', { cause })
  }
}

type ApiKeyRole = keyof typeof OPAQUE

interface ApiKey {
  token: string
  opaque: string
}
const NO_KEY: ApiKey = { token: '', opaque: '' }

interface Options {
  /** Replace unreadable keys, so that everyone must sign in again. Otherwise reading them throws. */
  replaceUnreadable?: boolean
  pool: Pool
  jwtSecret?: string
  sign?: 'ES256' | 'HS256'
  passphrase?: string
  now: () => number
}

interface Row {
  kid: string
  kind: 'es256' | 'secret'
  material: string
  retired_at: Date | null
}

export interface PublicJwk {
  kty: string
  crv: string
  x: string
  y: string
  kid: string
  alg: 'ES256'
  use: 'sig'
  key_ops: ['verify']
}

export class Keys {
  #options: Options
  #verifier: Verifier = { hmac: [], ec: new Map() }
  #signing: { kid: string; key: KeyObject } | undefined
  #secret: Buffer = Buffer.alloc(0)
  #cache = new Map<string, Claims>()
  /** Contents of sealed keys: deriving the key that opens one takes a tenth of a second. */
  #opened = new Map<string, string>()
  #jwks: PublicJwk[] = []
  #apiKeys: Record<ApiKeyRole, ApiKey> = { anon: NO_KEY, service_role: NO_KEY }
  #loadedAt = 0
  #loading: Promise<void> | undefined

  constructor(options: Options) {
    this.#options = options
  }

  /** Reads the keys, or creates the first ones. Safe when several servers start at once. */
  async load(): Promise<void> {
    const client = await this.#options.pool.connect()
    try {
      await client.query('begin')
      await client.query(`select pg_advisory_xact_lock(hashtext('surface.signing_keys'))`)
      let rows = (
        await client.query<Row>(
          'select kid, kind, material, retired_at from auth.signing_keys order by created_at',
        )
      ).rows
      const unreadable = rows.filter((row) => !this.#isReadable(row))
      if (unreadable.length > 0) {
        await client.query('delete from auth.signing_keys where kid = any($1)', [
          unreadable.map(({ kid }) => kid),
        ])
        rows = rows.filter((row) => !unreadable.includes(row))
      }
      const missing: ('es256' | 'secret')[] = []
      if (!rows.some((r) => r.kind === 'secret')) missing.push('secret')
      if (this.#signsEs256() && !rows.some((r) => r.kind === 'es256' && !r.retired_at)) missing.push('es256')
      for (const kind of missing)
        await client.query(
          'insert into auth.signing_keys (kid, kind, material) values ($1, $2, $3)',
          this.#make(kind),
        )
      if (missing.length > 0)
        rows = (
          await client.query<Row>(
            'select kid, kind, material, retired_at from auth.signing_keys order by created_at',
          )
        ).rows
      await client.query('commit')
      await this.#use(rows)
    } catch (error) {
      await client.query('rollback')
      throw error
    } finally {
      client.release()
    }
  }

  /** A new signing key; the old one verifies for another day. */
  async rotate(): Promise<void> {
    await this.#options.pool.query(
      `with retired as (update auth.signing_keys set retired_at = now() where kind = 'es256' and retired_at is null)
       insert into auth.signing_keys (kid, kind, material) values ($1, $2, $3)`,
      this.#make('es256'),
    )
    await this.load()
  }

  get jwks(): PublicJwk[] {
    return this.#jwks
  }

  /** Signs an access token. */
  async sign(claims: Record<string, unknown>): Promise<string> {
    if (this.#signsEs256() && this.#signing) return signEs256(claims, this.#signing.kid, this.#signing.key)
    return signHs256(claims, Buffer.from(this.#options.jwtSecret ?? ''))
  }

  /** API keys of a role: a long-lived token, and a short key for it. Both outlive rotations. */
  apiKey(role: ApiKeyRole): ApiKey {
    return this.#apiKeys[role]
  }

  async #makeApiKey(role: ApiKeyRole): Promise<ApiKey> {
    const iat = API_KEY_ISSUED_AT
    return {
      token: await this.signLongLived({ iss: 'supabase', role, iat, exp: iat + API_KEY_SECONDS }),
      opaque: this.#opaque(role),
    }
  }

  #opaque(role: ApiKeyRole): string {
    return OPAQUE[role] + this.mac('api key', role).toString('base64url')
  }

  /** Claims behind an opaque API key; undefined for a foreign one. */
  #opaqueClaims(key: string): Claims | undefined {
    for (const role of ['anon', 'service_role'] as const) {
      const expected = Buffer.from(this.#opaque(role))
      const actual = Buffer.from(key)
      if (expected.length === actual.length && timingSafeEqual(expected, actual))
        return { role, exp: Math.floor(this.#options.now() / 1000) + API_KEY_SECONDS }
    }
    return undefined
  }

  /** Signs a key that must outlive rotations. */
  signLongLived(claims: Record<string, unknown>): Promise<string> {
    return signHs256(
      claims,
      this.#options.jwtSecret === undefined ? this.#secret : Buffer.from(this.#options.jwtSecret),
    )
  }

  /** A key pair for the S3 protocol, the same at every start. */
  s3KeyPair(): { accessKeyId: string; secretAccessKey: string } {
    return {
      accessKeyId: this.mac('s3 access key', 'id').toString('hex').slice(0, 32),
      secretAccessKey: this.mac('s3 access key', 'secret').toString('hex'),
    }
  }

  /** A MAC under the stored secret, for tokens that are recomputed instead of kept. */
  mac(purpose: string, text: string): Buffer {
    return createHmac('sha256', this.#secret).update(`${purpose}\n${text}`).digest()
  }

  /** Verifies signature and times; `leeway` in seconds. */
  async verify(token: string, leeway = 30): Promise<Verified> {
    if (token.length > 16_384) return { fault: 'malformed' }
    if (token.startsWith('sb_')) {
      const claims = this.#opaqueClaims(token)
      return claims ? { claims } : { fault: 'malformed' }
    }
    let claims = this.#cache.get(token)
    if (!claims) {
      let result = await verifySignature(token, this.#verifier)
      if ('fault' in result && result.fault === 'key' && Date.now() - this.#loadedAt > 2000) {
        // Another server may have rotated the keys.
        this.#loading ??= this.load().finally(() => (this.#loading = undefined))
        await this.#loading
        result = await verifySignature(token, this.#verifier)
      }
      if ('fault' in result) return result
      claims = result.claims
      if (this.#cache.size >= CACHE_SIZE) this.#cache.clear()
      this.#cache.set(token, claims)
    }
    return timeFault(claims, this.#options.now() / 1000, leeway) ?? { claims }
  }

  #signsEs256(): boolean {
    return (this.#options.sign ?? (this.#options.jwtSecret === undefined ? 'ES256' : 'HS256')) === 'ES256'
  }

  #make(kind: 'es256' | 'secret'): [kid: string, kind: string, material: string] {
    const plain =
      kind === 'secret'
        ? randomBytes(32).toString('base64')
        : generateKeyPairSync('ec', { namedCurve: 'P-256' })
            .privateKey.export({ type: 'pkcs8', format: 'pem' })
            .toString()
    return [randomUUID(), kind, this.#seal(plain)]
  }

  #seal(plain: string): string {
    const { passphrase } = this.#options
    if (passphrase === undefined) return plain
    const salt = randomBytes(16)
    const iv = randomBytes(12)
    const cipher = createCipheriv('aes-256-gcm', scryptSync(passphrase, salt, 32), iv)
    const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
    return `sealed:${Buffer.concat([salt, iv, cipher.getAuthTag(), sealed]).toString('base64')}`
  }

  /** False only where an unreadable key may be replaced. */
  #isReadable({ material }: Row): boolean {
    try {
      this.#open(material)
      return true
    } catch (error) {
      if (this.#options.replaceUnreadable) return false
      throw new UnreadableKeysError(error)
    }
  }

  #open(material: string): string {
    const opened = this.#opened.get(material) ?? this.#decrypt(material)
    this.#opened.set(material, opened)
    return opened
  }

  #decrypt(material: string): string {
    if (!material.startsWith('sealed:')) return material
    const { passphrase } = this.#options
    if (passphrase === undefined)
      throw new Error(
        'The signing keys in the database are encrypted: start with the passphrase they were made with.',
      )
    const bytes = Buffer.from(material.slice('sealed:'.length), 'base64')
    const decipher = createDecipheriv(
      'aes-256-gcm',
      scryptSync(passphrase, bytes.subarray(0, 16), 32),
      bytes.subarray(16, 28),
    )
    decipher.setAuthTag(bytes.subarray(28, 44))
    return decipher.update(bytes.subarray(44), undefined, 'utf8') + decipher.final('utf8')
  }

  async #use(rows: Row[]): Promise<void> {
    const verifier: Verifier = { hmac: [], ec: new Map() }
    if (this.#options.jwtSecret !== undefined) verifier.hmac.push(Buffer.from(this.#options.jwtSecret))
    this.#jwks = []
    for (const row of rows) {
      if (row.kind === 'secret') {
        this.#secret = Buffer.from(this.#open(row.material), 'base64')
        continue
      }
      if (row.retired_at && Date.now() - row.retired_at.getTime() > OVERLAP_MS) continue
      const key = createPrivateKey(this.#open(row.material))
      const publicKey = createPublicKey(key)
      verifier.ec.set(row.kid, publicKey)
      const jwk = publicKey.export({ format: 'jwk' })
      this.#jwks.push({
        kty: 'EC',
        crv: 'P-256',
        x: jwk.x ?? '',
        y: jwk.y ?? '',
        kid: row.kid,
        alg: 'ES256',
        use: 'sig',
        key_ops: ['verify'],
      })
      if (!row.retired_at) this.#signing = { kid: row.kid, key }
    }
    verifier.hmac.push(this.#secret)
    this.#verifier = verifier
    this.#apiKeys = {
      anon: await this.#makeApiKey('anon'),
      service_role: await this.#makeApiKey('service_role'),
    }
    this.#cache.clear()
    this.#loadedAt = Date.now()
  }
}
