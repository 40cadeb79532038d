// A mail's subject; variables are inserted at the cursor, and Undo removes them.
import { TEMPLATE_LIMITS } from '@dropwise/contracts'
import { useRef } from 'react'
import { TextField } from '../field.tsx'
import { recipientMailsWords as words } from '../../lib/words/recipient-mails.ts'

interface SubjectFieldProps {
  value: string
  onChange: (subject: string) => void
  /** Receives the focused field's insert function. */
  takeCursor: (insert: (text: string) => void) => void
}

export function SubjectField({ value, onChange, takeCursor }: SubjectFieldProps) {
  const subject = useRef<HTMLInputElement>(null)
  const insert = (text: string) => {
    const field = subject.current
    if (!field) return
    field.focus()
    const at = field.selectionStart ?? field.value.length
    field.setRangeText(text, at, field.selectionEnd ?? at, 'end')
    onChange(field.value)
  }
  return (
    <TextField
      ref={subject}
      label={words('subject')}
      maxLength={TEMPLATE_LIMITS.subject}
      value={value}
      onFocus={() => takeCursor(insert)}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
