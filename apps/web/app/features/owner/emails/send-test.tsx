// Send Test: mails the draft to an own address through the real mail server (requirement 2.9-5).
import { useMutation } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { ApiError, describeError } from '../../../lib/api.ts'
import { ownerEmailsWords as words } from '../../../lib/words/owner-emails.ts'
import { recipientMailsWords } from '../../../lib/words/recipient-mails.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { sendTest } from './api.ts'
import { announce } from './say.ts'
import type { TemplateEditorState } from './use-template-editor.ts'

export function SendTest({ editor: { draft, values } }: { editor: TemplateEditorState }) {
  const [to, setTo] = useState('')
  const sending = useMutation({
    mutationFn: sendTest,
    onSuccess: announce.sent,
    onError(error) {
      const { message, hint } = describeError(error)
      if (!(error instanceof ApiError)) announce.notSent(message)
      else if (error.code === 'mail_not_set_up') announce.cannotSend(hint)
      else announce.notSent(error.code === 'mail_refused' ? hint : message)
    },
  })
  const send = () => {
    const { subject, htmlContent, textContent, variables } = draft
    if (to.trim() === '') announce.invalid(words('enterTestAddress'))
    else if (subject.trim() === '') announce.invalid(words('nameAndSubject'))
    else
      sending.mutate({
        to: to.trim(),
        template: { subject, htmlContent, textContent, variables: [...variables] },
        values,
      })
  }
  return (
    <form
      className="flex items-end gap-2"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <TextField
        label={words('testAddress')}
        isLabelHidden
        type="email"
        placeholder={words('testAddress')}
        fieldClassName="min-w-0 flex-1"
        value={to}
        onChange={(event) => setTo(event.target.value)}
      />
      <Button type="submit" icon={<Send />} disabled={sending.isPending}>
        {sending.isPending ? recipientMailsWords('sending') : words('sendTest')}
      </Button>
    </form>
  )
}
