// Not delivered, or returned: the reason, a photo if required, a note for dispatch.
import { useState } from 'react'
import type { DriverReason, DriverStop } from '@dropwise/contracts'
import { driverWords as words } from '../../../lib/words/driver.ts'
import { formWords } from '../../../lib/words/driver-forms.ts'
import type { NewFile } from '../phone/outbox.ts'
import { ActionBar, BackHead, Body, MainAction, Problem } from '../parts.tsx'
import type { Driver } from '../use-driver.ts'
import { NoteField } from './fields.tsx'
import { PhotoField } from './photo-field.tsx'
import { ReasonList } from './reason-list.tsx'

const TEXTS = {
  failed: { head: 'failedHead', question: 'failedQuestion', action: 'failedAction' },
  returned: { head: 'returnedHead', question: 'returnedQuestion', action: 'returnedAction' },
} as const

function missingOf(reason: DriverReason | null, photos: readonly NewFile[]): string | null {
  if (!reason) return formWords('chooseReason')
  return reason.needsPhoto && photos.length === 0 ? formWords('photoFirst') : null
}

export function ReasonView({
  kind,
  reasons,
  stop,
  tell,
  onBack,
  onDone,
}: {
  kind: keyof typeof TEXTS
  reasons: readonly DriverReason[]
  stop: DriverStop
  tell: Driver['tell']
  onBack: () => void
  onDone: () => void
}) {
  const [reason, setReason] = useState<DriverReason | null>(null)
  const [photos, setPhotos] = useState<NewFile[]>([])
  const [note, setNote] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const texts = TEXTS[kind]
  const missing = missingOf(reason, photos)
  const end = async () => {
    if (!reason) return
    try {
      const files = photos.length > 0 ? { files: photos.map(({ id }) => id) } : {}
      const noteField = note.trim() ? { note: note.trim() } : {}
      await tell({ kind, orderId: stop.orderId, reason: reason.id, ...noteField, proof: files }, photos)
      onDone()
    } catch {
      setProblem(words('phoneFull'))
    }
  }
  return (
    <>
      <BackHead title={formWords(texts.head, { stop: stop.sequence })} onBack={onBack} />
      <Body className="pb-6">
        <h2 className="px-4 pt-5 text-[32px]/[36px]">{formWords(texts.question)}</h2>
        <ReasonList reasons={reasons} value={reason} onChange={setReason} />
        <PhotoField photos={photos} isDemanded={reason?.needsPhoto ?? false} onChange={setPhotos} />
        <NoteField value={note} onChange={setNote} />
      </Body>
      {problem && <Problem>{problem}</Problem>}
      <ActionBar>
        <MainAction disabled={missing !== null} onClick={() => void end()}>
          {missing ?? formWords(texts.action)}
        </MainAction>
      </ActionBar>
    </>
  )
}
