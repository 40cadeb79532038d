// Writes a note to dispatch about a stop.
import { useState } from 'react'
import type { DriverStop } from '@dropwise/contracts'
import { driverWords as words } from '../../lib/words/driver.ts'
import { formWords } from '../../lib/words/driver-forms.ts'
import { ActionBar, BackHead, Body, MainAction, Problem } from './parts.tsx'
import { NoteField } from './proof/fields.tsx'
import type { Driver } from './use-driver.ts'

export function NoteView({
  stop,
  tell,
  onBack,
}: {
  stop: DriverStop
  tell: Driver['tell']
  onBack: () => void
}) {
  const [note, setNote] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const send = () =>
    tell({ kind: 'note', orderId: stop.orderId, note: note.trim() })
      .then(onBack)
      .catch(() => setProblem(words('phoneFull')))
  return (
    <>
      <BackHead title={formWords('noteOfStop', { stop: stop.sequence })} onBack={onBack} />
      <Body>
        <NoteField value={note} onChange={setNote} />
      </Body>
      {problem && <Problem>{problem}</Problem>}
      <ActionBar>
        <MainAction disabled={note.trim() === ''} onClick={() => void send()}>
          {formWords(note.trim() === '' ? 'writeNote' : 'sendToDispatch')}
        </MainAction>
      </ActionBar>
    </>
  )
}
