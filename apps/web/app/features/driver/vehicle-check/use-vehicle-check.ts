// The driver's check before the shift: findings, missing parts, and the resulting event.
import { useState } from 'react'
import { formWords as words } from '../../../lib/words/driver-forms.ts'
import type { Deed, NewFile } from '../phone/outbox.ts'
import { pointText } from '../words.ts'

/** Result of one point. */
export interface Finding {
  isDefect: boolean
  note: string
  photos: NewFile[]
  isUnsafe: boolean
}
export type Findings = ReadonlyMap<string, Finding>

const SOUND: Finding = { isDefect: false, note: '', photos: [], isUnsafe: false }
/** Files per event. */
const MOST_PHOTOS = 20

const isSaid = ({ isDefect, note, photos }: Finding): boolean =>
  !isDefect || note.trim() !== '' || photos.length > 0

/** The first missing part as text; null when complete. */
export function missingOf(points: readonly string[], findings: Findings): string | null {
  const missingCount = points.filter((point) => !findings.has(point)).length
  if (missingCount > 0) return words('pointsLeft', { count: missingCount })
  const openPoint = points.find((point) => !isSaid(findings.get(point) ?? SOUND))
  if (openPoint) return words('sayWhatIsWrong', { point: pointText(openPoint) })
  const photos = points.flatMap((point) => findings.get(point)?.photos ?? [])
  return photos.length > MOST_PHOTOS ? words('atMostPhotos', { count: MOST_PHOTOS }) : null
}

/** The event, and photos to upload before it. */
export function deedOf(
  points: readonly string[],
  findings: Findings,
): { deed: Omit<Deed, 'routeId'>; files: NewFile[] } {
  const defects = points.flatMap((point) => {
    const finding = findings.get(point)
    return finding?.isDefect ? [{ point, ...finding }] : []
  })
  const files = defects.flatMap(({ photos }) => photos)
  return {
    files,
    deed: {
      kind: 'vehicle_checked',
      check: {
        points: [...points],
        defects: defects.map(({ point, note, isUnsafe, photos }) => ({
          point,
          isUnsafe,
          ...(note.trim() && { note: note.trim() }),
          ...(photos.length > 0 && { files: photos.map(({ id }) => id) }),
        })),
      },
      ...(files.length > 0 && { proof: { files: files.map(({ id }) => id) } }),
    },
  }
}

export function useVehicleCheck() {
  const [findings, setFindings] = useState<Findings>(new Map())
  const update = (point: string, part: Partial<Finding>) =>
    setFindings((before) => new Map(before).set(point, { ...SOUND, ...before.get(point), ...part }))
  return { findings, put: update }
}
