// One changed byte of a signed proof fails the verification.
import { canonicalJson, proofFile, type ProofDocument } from '@dropwise/contracts'
import { generateKeyPairSync } from 'node:crypto'
import { expect, it } from 'vitest'
import { keyIdOf } from './keys.ts'
import { holdsSignature, signProof } from './sign.ts'

const { d, x } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' })
const key = { id: keyIdOf(x!), privateKey: d!, publicKey: x! }
const document: ProofDocument = {
  format: 'dropwise-proof',
  version: 1,
  order: 'DW-7 “ß”',
  trackingNumber: '7K2M9QXR4T1B0C',
  company: 'Harbour Lane Couriers',
  outcome: 'delivered',
  happenedAt: '2026-04-16T10:41:00.000Z',
  receivedAt: '2026-04-16T10:41:02.000Z',
  saidBy: 'driver',
  driver: { firstName: 'Kit' },
  place: { street: 'Weaver Lane', city: 'Ashmouth', timeZone: 'Europe/London' },
  position: { lat: 51.235, lng: -0.123 },
  codes: ['7K2M'],
  isPinChecked: true,
  isAgeChecked: false,
  files: [{ kind: 'photo', sha256: 'ab'.repeat(32), bytes: 1_234 }],
  later: [],
  signedAt: '2026-04-16T10:41:03.000Z',
}

it('[M4.11] a proof with any one byte changed does not verify', () => {
  const text = JSON.stringify(signProof(document, key))
  const bytes = Buffer.from(text)
  const held: number[] = []
  for (let index = 0; index < bytes.length; index += 1) {
    const changed = Buffer.from(bytes)
    changed[index]! ^= 1
    if (isHeld(changed.toString('utf8'))) held.push(index)
  }
  expect(held).toEqual([])
  expect(isHeld(text)).toBe(true)
})

function isHeld(text: string): boolean {
  try {
    const { data } = proofFile.safeParse(JSON.parse(text))
    return data !== undefined && holdsSignature(data)
  } catch {
    return false
  }
}

it('another layout of the same proof verifies', () => {
  const file = signProof(document, key)
  expect(isHeld(JSON.stringify(file, null, 2))).toBe(true)
  expect(isHeld(JSON.stringify({ signature: file.signature, document: file.document }))).toBe(true)
})

it('[M4.11] a time zone that no page could show is no proof', () => {
  const place = { ...document.place, timeZone: 'Nowhere/Land' }
  expect(proofFile.safeParse(signProof({ ...document, place }, key)).success).toBe(false)
})

it('has one text to sign, with keys in order and without white space (RFC 8785)', () => {
  expect(canonicalJson({ b: [1, { z: null, a: 'é\n' }], a: true, B: 1e21 })).toBe(
    '{"B":1e+21,"a":true,"b":[1,{"a":"é\\n","z":null}]}',
  )
})
