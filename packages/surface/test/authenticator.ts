// A device with passkeys, as WebAuthn has it: P-256 keys, attestation "none", JSON as browsers send it.
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

interface CredentialOptions {
  challenge: string
  user?: { id: string }
}

/** What a dishonest or simple device does otherwise. */
export interface Twist {
  origin?: string
  rpId?: string
  isUserVerified?: boolean
  counter?: number
  userHandle?: string
  /** Signs with another key. */
  privateKey?: KeyObject
}

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40

export class Authenticator {
  readonly id = randomBytes(32)
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  readonly #origin: string
  #userHandle = ''
  #counter = 0

  constructor(origin: string) {
    this.#origin = origin
  }

  get name(): string {
    return this.id.toString('base64url')
  }

  /** Answers options to register. */
  create({ challenge, user }: CredentialOptions, twist: Twist = {}) {
    this.#userHandle = user?.id ?? ''
    const idLength = Buffer.alloc(2)
    idLength.writeUInt16BE(this.id.length)
    const authData = Buffer.concat([
      this.#head(HAS_CREDENTIAL, twist),
      Buffer.alloc(16),
      idLength,
      this.id,
      this.#coseKey(),
    ])
    const attestation = cborMap([
      [cborText('fmt'), cborText('none')],
      [cborText('attStmt'), cborMap([])],
      [cborText('authData'), cborBytes(authData)],
    ])
    return this.#credential({
      clientDataJSON: this.#clientData('webauthn.create', challenge, twist).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal', 'telepathy'],
    })
  }

  /** Answers options to sign in. */
  get({ challenge }: CredentialOptions, twist: Twist = {}) {
    this.#counter += 1
    const authData = this.#head(0, twist)
    const clientData = this.#clientData('webauthn.get', challenge, twist)
    const signed = Buffer.concat([authData, createHash('sha256').update(clientData).digest()])
    return this.#credential({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: sign('sha256', signed, twist.privateKey ?? this.#keys.privateKey).toString('base64url'),
      userHandle: twist.userHandle ?? this.#userHandle,
    })
  }

  #credential<Answer>(response: Answer) {
    return { id: this.name, rawId: this.name, type: 'public-key', clientExtensionResults: {}, response }
  }

  #clientData(type: string, challenge: string, { origin = this.#origin }: Twist): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  }

  #head(flags: number, { rpId, isUserVerified = true, counter = this.#counter }: Twist): Buffer {
    const site = rpId ?? new URL(this.#origin).hostname
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    const all = flags | USER_PRESENT | (isUserVerified ? USER_VERIFIED : 0)
    return Buffer.concat([createHash('sha256').update(site).digest(), Buffer.from([all]), count])
  }

  /** EC2, ES256, P-256, and the point. */
  #coseKey(): Buffer {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' })
    return cborMap([
      [cborInteger(1), cborInteger(2)],
      [cborInteger(3), cborInteger(-7)],
      [cborInteger(-1), cborInteger(1)],
      [cborInteger(-2), cborBytes(Buffer.from(x, 'base64url'))],
      [cborInteger(-3), cborBytes(Buffer.from(y, 'base64url'))],
    ])
  }
}

function cborHead(kind: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(kind << 5) | value])
  if (value < 256) return Buffer.from([(kind << 5) | 24, value])
  return Buffer.from([(kind << 5) | 25, value >> 8, value & 0xff])
}

const cborInteger = (value: number): Buffer => (value < 0 ? cborHead(1, -1 - value) : cborHead(0, value))
const cborBytes = (value: Buffer): Buffer => Buffer.concat([cborHead(2, value.length), value])
const cborText = (value: string): Buffer => Buffer.concat([cborHead(3, value.length), Buffer.from(value)])
const cborMap = (entries: [Buffer, Buffer][]): Buffer =>
  Buffer.concat([cborHead(5, entries.length), ...entries.flat()])
