// Editor of a mail to recipients: subject and message left, preview right.
import type { RecipientMails } from '@dropwise/contracts'
import { ArrowLeft, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { mailLanguageName } from '../../ui/mail/languages.ts'
import { MessageField } from '../../ui/mail/message-field.tsx'
import { PreviewFrame } from '../../ui/mail/preview-frame.tsx'
import { Problems } from '../../ui/mail/problems.tsx'
import { SubjectField } from '../../ui/mail/subject-field.tsx'
import type { MailFor } from './api.ts'
import { useMailEditor, type MailEditorState } from './use-mail-editor.ts'
import { mailText, variableText } from './message-words.ts'
import { listAnd, listText } from '../../lib/format.ts'
import { recipientMailsWords as words } from '../../lib/words/recipient-mails.ts'

interface MailEditorProps {
  mails: RecipientMails
  mail: MailFor
  onClose: () => void
}

export function MailEditor({ mails, mail, onClose }: MailEditorProps) {
  const editor = useMailEditor(mails, mail, onClose)
  const readers = mail.language ? mailLanguageName(mail.language) : words('everyone')
  const name = listText([mailText(mail.type), readers])
  return (
    <section aria-label={name} className="flex min-h-0 flex-1 flex-col">
      <div className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-2.5 md:px-7">
        <Button variant="quiet" icon={<ArrowLeft />} onClick={onClose}>
          {words('allEmails')}
        </Button>
        <h2 className="me-auto min-w-0 text-3">{name}</h2>
        {editor.hasOwn && <ResetButton editor={editor} />}
        <Button variant="primary" needs="settings:write" disabled={editor.isBusy} onClick={editor.save}>
          {editor.isBusy ? words('saving') : words('saveEmail')}
        </Button>
      </div>
      <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)] content-start overflow-y-auto xl:grid-cols-[minmax(0,1fr)_minmax(0,460px)] xl:content-stretch xl:overflow-hidden">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 px-4 py-4 md:px-7 xl:overflow-y-auto">
          <SubjectField
            value={editor.draft.subject}
            onChange={(subject) => editor.change({ subject })}
            takeCursor={editor.takeCursor}
          />
          <MessageField
            draft={editor.draft}
            keys={editor.keys}
            onChange={editor.change}
            takeCursor={editor.takeCursor}
            insertAtCursor={editor.insertAtCursor}
          />
          {mail.type === 'delivery_notification' && mail.language === null && (
            <p className="text-2 text-ink-2">
              {words('variablesIn', {
                variables: listAnd(['{{headline}}', '{{message}}']),
                language: mailLanguageName(mails.language),
              })}
            </p>
          )}
          <Problems problems={editor.problems} labelOf={variableText} />
        </div>
        <div className="border-line bg-sunk px-4 py-4 max-xl:border-t xl:overflow-y-auto xl:border-s">
          <PreviewFrame
            rendered={editor.rendered}
            to={editor.values.user_name ?? ''}
            logoUrl={editor.logoUrl}
          />
        </div>
      </div>
    </section>
  )
}

function ResetButton({ editor: { reset, isBusy } }: { editor: MailEditorState }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button icon={<RotateCcw />} disabled={isBusy} onClick={() => setAsking(true)}>
        {words('reset')}
      </Button>
      <Confirm
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={words('resetQuestion')}
        description={words('resetMore')}
        confirmLabel={words('resetEmail')}
        keepLabel={words('keepMine')}
        onConfirm={reset}
      />
    </>
  )
}
