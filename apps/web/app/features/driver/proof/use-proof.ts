// Collected proof at a door, missing parts, and the resulting event.
import { useState } from 'react'
import {
  HANDOVER_PLACES,
  isNeighbour,
  isOneOfCodes,
  type DriverReason,
  type DriverStop,
  type ProofTask,
} from '@dropwise/contracts'
import { formWords as words } from '../../../lib/words/driver-forms.ts'
import type { Deed, NewFile } from '../phone/outbox.ts'
import { canBePinOf, isWholePin } from './checks.ts'

export type HandoverKind = 'delivered' | 'partly_delivered'

export interface ProofDraft {
  photos: NewFile[]
  /** Returns the pad's picture; null while empty. */
  signature: (() => Promise<NewFile>) | null
  name: string
  pin: string
  /** Null until a complete PIN was checked. */
  isPinRight: boolean | null
  code: string
  isAgeChecked: boolean
  place: string
  /** House number of the neighbour who took the parcel. */
  houseNumber: string
  packages: number
  /** Handed-over quantity of each item, in the sequence of the order. */
  items: number[]
  isCashTaken: boolean
  reason: DriverReason | null
  note: string
}

const NOTHING: ProofDraft = {
  photos: [],
  signature: null,
  name: '',
  pin: '',
  isPinRight: null,
  code: '',
  isAgeChecked: false,
  place: HANDOVER_PLACES[0],
  houseNumber: '',
  packages: 0,
  items: [],
  isCashTaken: false,
  reason: null,
  note: '',
}

/** Button text while this is missing. */
const MISSING = {
  photo: 'photoFirst',
  signature: 'signatureMissing',
  name: 'nameMissing',
  pin: 'pinMissing',
  barcode: 'scanFirst',
  age_check: 'ageFirst',
} as const satisfies Record<ProofTask, string>
/** Button text when the value is wrong. */
const WRONG = { pin: 'pinWrong', barcode: 'wrongCode' } as const

function isDone(task: ProofTask, draft: ProofDraft, stop: DriverStop): boolean {
  switch (task) {
    case 'photo':
      return draft.photos.length > 0
    case 'signature':
      return draft.signature !== null
    case 'name':
      return draft.name.trim() !== ''
    case 'pin':
      return draft.isPinRight === true
    case 'barcode':
      return isOneOfCodes(draft.code, stop.codes)
    case 'age_check':
      return draft.isAgeChecked
  }
}

function isWrong(task: ProofTask, draft: ProofDraft, stop: DriverStop): task is keyof typeof WRONG {
  if (task === 'pin') return draft.isPinRight === false
  return task === 'barcode' && draft.code.trim() !== '' && !isOneOfCodes(draft.code, stop.codes)
}

/** The first missing or wrong part as text; null when complete. */
export function missingOf(kind: HandoverKind, draft: ProofDraft, stop: DriverStop): string | null {
  if (kind === 'partly_delivered') {
    if (isEverything(draft, stop)) return words('sayWhatGoesBack')
    if (!draft.reason) return words('chooseReason')
    if (draft.reason.needsPhoto && draft.photos.length === 0) return words(MISSING.photo)
  }
  const task = stop.tasks.find((each) => !isDone(each, draft, stop))
  if (task) return words(isWrong(task, draft, stop) ? WRONG[task] : MISSING[task])
  if (isNeighbour(draft.place)) {
    if (draft.name.trim() === '') return words('neighbourMissing')
    if (draft.houseNumber.trim() === '') return words('houseNumberMissing')
  }
  return stop.cash > 0 && !draft.isCashTaken ? words('cashFirst') : null
}

/** True while nothing would go back. */
const isEverything = ({ packages, items }: ProofDraft, stop: DriverStop): boolean =>
  packages >= stop.packages && stop.items.every(({ quantity }, index) => (items[index] ?? 0) >= quantity)

export function useProof(stop: DriverStop) {
  const [draft, setGathered] = useState<ProofDraft>({
    ...NOTHING,
    packages: stop.items.length > 0 ? stop.packages : Math.max(0, stop.packages - 1),
    items: stop.items.map(({ quantity }) => quantity),
  })
  const update = (part: Partial<ProofDraft>) => setGathered((before) => ({ ...before, ...part }))
  const putPin = (pin: string) => {
    update({ pin, isPinRight: null })
    if (isWholePin(pin))
      void canBePinOf(stop, pin).then((isRight) =>
        // The user typed on: this result is for another PIN.
        setGathered((now) => (now.pin === pin ? { ...now, isPinRight: isRight } : now)),
      )
  }
  return { gathered: draft, put: update, putPin }
}

/** The event, and files to upload before it. */
export async function deedOf(
  kind: HandoverKind,
  draft: ProofDraft,
  stop: DriverStop,
): Promise<{ deed: Omit<Deed, 'routeId'>; files: NewFile[] }> {
  const signature = draft.signature ? await draft.signature() : null
  const files = [...draft.photos, ...(signature ? [signature] : [])]
  const isPartly = kind === 'partly_delivered'
  const { name, pin, code, note, reason, houseNumber } = draft
  return {
    files,
    deed: {
      kind,
      orderId: stop.orderId,
      ...(reason && isPartly && { reason: reason.id }),
      ...(note.trim() && { note: note.trim() }),
      proof: {
        place: draft.place,
        ...(name.trim() && { name: name.trim() }),
        ...(isNeighbour(draft.place) && { houseNumber: houseNumber.trim() }),
        ...(stop.tasks.includes('pin') && { pin }),
        ...(code.trim() && { barcode: code.trim() }),
        ...(draft.isAgeChecked && { ageChecked: true }),
        ...(isPartly && { packages: draft.packages }),
        ...(isPartly &&
          stop.items.length > 0 && {
            items: stop.items.map(({ name }, index) => ({ name, quantity: draft.items[index] ?? 0 })),
          }),
        ...(draft.isCashTaken && { cash: stop.cash }),
        ...(files.length > 0 && { files: files.map(({ id }) => id) }),
        ...(signature && { signature: signature.id }),
      },
    },
  }
}
