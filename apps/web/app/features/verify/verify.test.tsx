// @vitest-environment happy-dom
// Verification of a proof: what holds, what was removed, what came later, and what was changed.
import {
  trackingCheckCharacter,
  type ProofCheck,
  type StoredProof as StoredProofAnswer,
} from '@dropwise/contracts'
import { expect, it } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { SavedProof } from './kept-file.tsx'
import { StoredProof } from './stored-proof.tsx'

const BODY = '7K2M9QXR4T1B0'
const NUMBER = BODY + trackingCheckCharacter(BODY)
const check: ProofCheck = {
  verdict: 'valid',
  signer: null,
  file: {
    document: {
      format: 'dropwise-proof',
      version: 1,
      order: 'DW-48210',
      trackingNumber: NUMBER,
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
      files: [
        { kind: 'photo', sha256: 'ab'.repeat(32), bytes: 1_234 },
        { kind: 'signature', sha256: 'cd'.repeat(32), bytes: 567 },
      ],
      later: [],
      signedAt: '2026-04-16T10:41:03.000Z',
    },
    signature: { algorithm: 'Ed25519', keyId: 'key', publicKey: 'public', value: 'signed' },
  },
  files: ['holds', 'removed'],
  isOnRecord: true,
  later: [
    {
      what: 'returned',
      saidBy: 'dispatch',
      happenedAt: '2026-04-17T08:00:00.000Z',
      receivedAt: '2026-04-17T08:00:01.000Z',
      files: 0,
    },
  ],
  changedSince: ['place'],
}
const answer: StoredProofAnswer = { check: null, isWithheld: false, hidesPlatform: false }
const texts = {
  order: 'Proof of delivery DW-48210',
  valid: /The signature holds/,
  changed: /was changed after/,
}

it('[M4.11] shows the signed facts, what became of the photos, and what was reported later', async () => {
  const { screen } = renderScreen(<StoredProof number={NUMBER} />, {
    user: null,
    answers: { [`GET /api/v1/verify/${NUMBER}`]: { ...answer, check } },
  })
  await screen.findByRole('heading', { name: texts.order })
  for (const text of [texts.valid, 'Weaver Lane, Ashmouth', 'same as the stored file', 'PIN checked'])
    expect(screen.getByText(text)).toBeDefined()
  expect(screen.getByText('removed since, so it cannot be compared')).toBeDefined()
  expect(screen.getByText(/17 Apr 2026.*Taken back, by dispatch/)).toBeDefined()
  expect(screen.getByText('The address on record has changed since.')).toBeDefined()
})

it('[M4.11] shows the proof of the demo, and follows that parcel', async () => {
  const { screen } = renderScreen(<StoredProof number="demo" />, {
    user: null,
    answers: { 'GET /api/v1/verify/demo': { ...answer, check } },
  })
  await screen.findByRole('heading', { name: texts.order })
  const link = screen.getByRole('link', { name: 'Track this delivery' })
  expect(link.getAttribute('href')).toBe(`/track/${NUMBER}`)
})

it('[M4.11] says so when nothing is signed, and when the number is unknown', async () => {
  const { screen } = renderScreen(<StoredProof number={NUMBER} />, {
    user: null,
    answers: { [`GET /api/v1/verify/${NUMBER}`]: answer },
  })
  await screen.findByRole('heading', { name: 'No proof is signed for this delivery' })
  renderScreen(<StoredProof number="DW-1" />, { user: null })
  await screen.findByRole('heading', { name: 'There is no delivery with this number' })
})

it('[M4.11] says so when the company does not show its proofs', async () => {
  const { screen } = renderScreen(<StoredProof number={NUMBER} />, {
    user: null,
    answers: { [`GET /api/v1/verify/${NUMBER}`]: { ...answer, isWithheld: true } },
  })
  await screen.findByRole('heading', { name: 'The company does not show this proof here' })
})

it('[M4.11] reports a changed file without showing its facts', async () => {
  const { screen, user, requests } = renderScreen(<SavedProof />, {
    user: null,
    answers: { 'POST /api/v1/verify': { ...check, verdict: 'changed', isOnRecord: false, later: [] } },
  })
  await user.type(screen.getByLabelText('Signed proof'), 'kept text')
  await user.click(screen.getByRole('button', { name: 'Verify' }))
  await screen.findByText(texts.changed)
  expect(screen.queryByText('Weaver Lane, Ashmouth')).toBeNull()
  expect(requests.at(-1)?.body).toEqual({ file: 'kept text' })
})
