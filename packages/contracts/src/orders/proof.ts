// What an order or a company demands at the door, said once: the choices of an order, and the tasks that follow.

/** One thing a driver is asked for before a stop counts as delivered. */
export const PROOF_TASKS = ['photo', 'signature', 'name', 'pin', 'barcode', 'age_check'] as const
export type ProofTask = (typeof PROOF_TASKS)[number]
/** Choices of an order's field `proof`. `company`: what the company's settings demand. */
export const ORDER_PROOFS = [
  { value: 'company', label: 'As the company demands', words: ['default', 'standard'] },
  { value: 'none', label: 'None', words: ['no', 'nothing'] },
  { value: 'photo', label: 'Photo', words: ['picture', 'foto'] },
  { value: 'signature', label: 'Signature', words: ['sign', 'signed', 'unterschrift'] },
  {
    value: 'photo_and_signature',
    label: 'Photo and signature',
    words: ['photo and signature', 'photo + signature', 'photo, signature', 'signature and photo', 'both'],
  },
  { value: 'name', label: 'Name of who takes it', words: ['recipient name'] },
  { value: 'pin', label: 'PIN of the recipient', words: ['otp', 'code'] },
  { value: 'barcode', label: 'Scan of the parcel', words: ['scan', 'qr'] },
  { value: 'age_check', label: 'Age check', words: ['age check', 'age', 'id', 'id check', '18+'] },
] as const
export type OrderProof = (typeof ORDER_PROOFS)[number]['value']

const TASKS: Record<Exclude<OrderProof, 'company'>, readonly ProofTask[]> = {
  none: [],
  photo: ['photo'],
  signature: ['signature', 'name'],
  photo_and_signature: ['photo', 'signature', 'name'],
  name: ['name'],
  pin: ['pin'],
  barcode: ['barcode'],
  age_check: ['age_check', 'name'],
}

/** What the driver is asked for at this order's door. */
export function proofTasks(order: OrderProof, company: readonly ProofTask[]): readonly ProofTask[] {
  return order === 'company' ? company : TASKS[order]
}
