// Answers that wrap a signed assertion in a forged one, or are made to keep the server busy. Nothing of them may be read.
import { beforeAll, describe, expect, it } from 'vitest'
import type { Connection } from './queries.ts'
import { claimedRequestOf, metadataOf, readSamlAnswer, startSaml } from './saml.ts'
import { PROVIDER } from './test-keys.ts'
import { answerOf, ENTITY_ID, SIGN_IN_URL } from './test-provider.ts'

const platform = { publicUrl: 'http://dropwise.test' }
const connection = {
  tenantId: '00000000-0000-4000-8000-000000000001',
  kind: 'saml',
  issuer: ENTITY_ID,
  signInUrl: SIGN_IN_URL,
  certificates: [PROVIDER.certificate],
} as Connection

const ASSERTION = /<saml:Assertion[\s\S]*<\/saml:Assertion>/
const SIGNATURE = /<ds:Signature[\s\S]*<\/ds:Signature>/

/** A good answer about an attacker, and the parts of which attacks are made. */
interface Parts {
  xml: string
  signed: string
  forged: string
  signature: string
}
let parts: Parts

beforeAll(async () => {
  const { url } = await startSaml(platform, connection)
  const form = await answerOf(metadataOf(platform, connection.tenantId), url, {
    email: 'attacker@saml.example',
  })
  const xml = Buffer.from(new URLSearchParams(form).get('SAMLResponse') ?? '', 'base64').toString()
  const signed = ASSERTION.exec(xml)![0]
  const signature = SIGNATURE.exec(signed)![0]
  const forged = signed
    .replace(SIGNATURE, '')
    .replaceAll('attacker@', 'victim@')
    .replace('ID="_assertion"', 'ID="_evil"')
  parts = { xml, signed, forged, signature }
})

const read = (xml: string) =>
  readSamlAnswer(platform, connection, Buffer.from(xml).toString('base64'), async () => true)
const putInto = (element: string, inner: string) => element.replace(/<\/[^<>]*>$/, (end) => inner + end)
/** Prefixes of other scripts are names of XML, too. */
const renamed = (assertion: string) =>
  assertion.replaceAll('<saml:', '<é:').replaceAll('</saml:', '</é:').replace('xmlns:saml=', 'xmlns:é=')

// The eight wrappings of Somorovsky et al., "On Breaking SAML" (2012).
const WRAPPINGS: [string, (parts: Parts, forged: string) => string][] = [
  [
    '1: the response within a signature of a forged response',
    ({ xml, signed, signature }, forged) =>
      xml.replace(
        ASSERTION,
        () =>
          forged + signature.replace('</ds:Signature>', `${xml.replace(ASSERTION, signed)}</ds:Signature>`),
      ),
  ],
  [
    '2: the response before a detached signature',
    ({ xml, signature }, forged) => xml.replace(ASSERTION, () => `${forged}${xml}${signature}`),
  ],
  [
    '3: before the signed assertion',
    ({ xml, signed }, forged) => xml.replace(ASSERTION, () => forged + signed),
  ],
  [
    '4: around the signed assertion',
    ({ xml, signed }, forged) => xml.replace(ASSERTION, () => putInto(forged, signed)),
  ],
  [
    '5: the signature in the forged assertion, the signed one after it',
    ({ xml, signed, signature }, forged) =>
      xml.replace(ASSERTION, () => putInto(forged, signature) + signed.replace(SIGNATURE, '')),
  ],
  [
    '6: the signed assertion in the signature of the forged one',
    ({ xml, signed, signature }, forged) =>
      xml.replace(ASSERTION, () =>
        putInto(
          forged,
          signature.replace('</ds:Signature>', `${signed.replace(SIGNATURE, '')}</ds:Signature>`),
        ),
      ),
  ],
  [
    '7: in an extension',
    ({ xml, signed }, forged) =>
      xml.replace(ASSERTION, () => `<samlp:Extensions>${forged}</samlp:Extensions>${signed}`),
  ],
  [
    '8: the signed assertion in an object of the signature',
    ({ xml, signed, signature }, forged) =>
      xml.replace(ASSERTION, () =>
        putInto(
          forged,
          signature.replace(
            '</ds:Signature>',
            `<ds:Object>${signed.replace(SIGNATURE, '')}</ds:Object></ds:Signature>`,
          ),
        ),
      ),
  ],
]

describe('[M85] an answer of SAML', () => {
  it('names the person of the signed assertion', async () => {
    expect(await read(parts.xml)).toMatchObject({ email: 'attacker@saml.example' })
  })

  it.each(WRAPPINGS)('is refused with a forged assertion %s', async (_how, wrap) => {
    for (const forged of [parts.forged, renamed(parts.forged)])
      await expect(read(wrap(parts, forged))).rejects.toMatchObject({
        problem: 'sso_answer_refused',
        detail: expect.stringContaining('more than one assertion'),
      })
  })

  it('is refused with entities, which are not resolved', async () => {
    for (const type of [
      '<!DOCTYPE r [<!ENTITY e SYSTEM "file:///etc/hostname">]>',
      '<!DOCTYPE r [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>',
    ])
      await expect(read(type + parts.xml)).rejects.toMatchObject({ problem: 'sso_answer_refused' })
  })

  it('is searched for its request quickly, whatever its size', () => {
    const claimed = (xml: string) => claimedRequestOf(Buffer.from(xml).toString('base64'))
    expect(claimed(parts.xml)).toMatch(/^_[0-9a-f]{64}$/)
    for (const xml of [
      '<Response '.repeat(200_000),
      `<Response ${'InResponseTo='.repeat(100_000)}`,
      `<r InResponseTo${' '.repeat(1_000_000)}>`,
    ])
      expect(claimed(xml)).toBe('')
  })
})
