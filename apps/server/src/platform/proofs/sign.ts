// Signs a proof of delivery and checks the signature of one. Pure.
import { canonicalJson, type ProofDocument, type ProofFile } from '@dropwise/contracts'
import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto'
import { keyIdOf, publicJwk, type ProofKey } from './keys.ts'

const bytesOf = (document: ProofDocument): Buffer => Buffer.from(canonicalJson(document))

export function signProof(document: ProofDocument, key: ProofKey): ProofFile {
  const privateKey = createPrivateKey({
    key: { ...publicJwk(key.publicKey), d: key.privateKey },
    format: 'jwk',
  })
  const value = sign(null, bytesOf(document), privateKey).toString('base64url')
  return { document, signature: { algorithm: 'Ed25519', keyId: key.id, publicKey: key.publicKey, value } }
}

/** Whether the signature fits the document and the key that the file names. Says nothing about whose key it is. */
export function holdsSignature({ document, signature }: ProofFile): boolean {
  if (signature.keyId !== keyIdOf(signature.publicKey)) return false
  try {
    const key = createPublicKey({ key: publicJwk(signature.publicKey), format: 'jwk' })
    const value = Buffer.from(signature.value, 'base64url')
    // Node ignores letters that are not base64url, and the unused bits of the last one.
    if (value.toString('base64url') !== signature.value) return false
    return verify(null, bytesOf(document), key, value)
  } catch {
    // Not a key: it has another length, or is no point of the curve.
    return false
  }
}
