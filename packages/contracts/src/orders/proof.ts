// Proof at the door, by order or company: an order's choices and the resulting tasks.

/** A task that the driver must do before a stop counts as delivered. */
export const PROOF_TASKS = ['photo', 'signature', 'name', 'pin', 'barcode', 'age_check'] as const
export type ProofTask = (typeof PROOF_TASKS)[number]
/** Values of an order's field `proof`. `company`: the company's default. */
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

/** The driver's tasks at this order's door. */
export function proofTasks(order: OrderProof, company: readonly ProofTask[]): readonly ProofTask[] {
  return order === 'company' ? company : TASKS[order]
}
