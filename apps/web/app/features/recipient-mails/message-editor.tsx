// Editor of one message to recipients on one channel: language and text left, preview and test right.
import { MESSAGE_LIMITS, messageVariables, type RecipientMessages } from '@dropwise/contracts'
import { ArrowLeft, RotateCcw } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import { LANGUAGE_ITEMS } from '../../ui/mail/languages.ts'
import { Problems } from '../../ui/mail/problems.tsx'
import { Select } from '../../ui/select.tsx'
import { channelText, messageName, variableText } from './message-words.ts'
import type { MessageFor } from './messages-api.ts'
import { useMessageEditor, type MessageEditorState } from './use-message-editor.ts'
import { listText } from '../../lib/format.ts'
import { recipientMailsWords as words } from '../../lib/words/recipient-mails.ts'

interface MessageEditorProps {
  messages: RecipientMessages
  which: MessageFor
  onLanguage: (language: string | null) => void
  onClose: () => void
}

const EVERYONE = 'everyone'

export function MessageEditor({ messages, which, onLanguage, onClose }: MessageEditorProps) {
  const editor = useMessageEditor(messages, which, onClose)
  const name = listText([messageName(which.kind), channelText(which.channel)])
  return (
    <section aria-label={name} className="flex min-h-0 flex-1 flex-col">
      <div className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-2.5 md:px-7">
        <Button variant="quiet" icon={<ArrowLeft />} onClick={onClose}>
          {words('allMessages')}
        </Button>
        <h2 className="me-auto min-w-0 text-3">{name}</h2>
        {editor.hasOwn && (
          <Button icon={<RotateCcw />} needs="admin" disabled={editor.isBusy} onClick={editor.reset}>
            {words('useProductText')}
          </Button>
        )}
        <Button variant="primary" needs="admin" disabled={editor.isBusy} onClick={editor.save}>
          {editor.isBusy ? words('saving') : words('saveMessage')}
        </Button>
      </div>
      <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)] content-start overflow-y-auto xl:grid-cols-[minmax(0,1fr)_minmax(0,460px)] xl:content-stretch">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 px-4 py-4 md:px-7">
          <Select
            className="max-w-[320px]"
            label={words('readers')}
            value={which.language ?? EVERYONE}
            items={[{ value: EVERYONE, label: words('everyoneElse') }, ...LANGUAGE_ITEMS]}
            onChange={(language) => onLanguage(language === EVERYONE ? null : language)}
          />
          <Wording editor={editor} which={which} />
          <Problems problems={editor.problems} labelOf={variableText} />
        </div>
        <Preview editor={editor} channel={which.channel} />
      </div>
    </section>
  )
}

interface PartProps {
  editor: MessageEditorState
  channel: MessageFor['channel']
}

function Wording({
  editor: { draft, change },
  which: { kind, channel },
}: Pick<PartProps, 'editor'> & { which: MessageFor }) {
  const area = useRef<HTMLTextAreaElement>(null)
  const insert = (key: string) => {
    const field = area.current
    if (!field) return
    field.focus()
    field.setRangeText(`{{${key}}}`, field.selectionStart, field.selectionEnd, 'end')
    change({ message: field.value })
  }
  const limit = MESSAGE_LIMITS.message[channel]
  return (
    <>
      {channel !== 'text' && (
        <TextField
          label={channel === 'email' ? words('subjectAndHeading') : words('title')}
          maxLength={MESSAGE_LIMITS.title}
          value={draft.title}
          onChange={(event) => change({ title: event.target.value })}
        />
      )}
      <TextArea
        ref={area}
        label={words('message')}
        rows={7}
        hint={words('messageHint', { count: draft.message.length, limit })}
        value={draft.message}
        onChange={(event) => change({ message: event.target.value })}
      />
      <ul aria-label={words('insertVariable')} className="flex flex-wrap gap-1.5">
        {messageVariables(kind, channel).map(({ key, label }) => (
          <li key={key}>
            <button
              type="button"
              title={variableText(label)}
              // Keeps the cursor in the text.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => insert(key)}
              className="h-6 rounded-s bg-out-wash px-1.5 text-1 font-mid text-out-ink hover:underline pointer-coarse:h-9"
            >
              {`{{${key}}}`}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

function Preview({ editor: { preview, phone, setPhone, test, isTesting }, channel }: PartProps) {
  return (
    <div className="grid content-start gap-4 border-line bg-sunk px-4 py-4 max-xl:border-t xl:border-s">
      <div>
        <h3 className="pb-2 text-1 font-mid">{words('preview')}</h3>
        <div className="rounded border border-line-2 bg-raised px-4 py-3 text-2" aria-live="polite">
          {preview?.title && <p className="font-mid break-words">{preview.title}</p>}
          <p className="break-words whitespace-pre-wrap">{preview?.message ?? words('nothingToSend')}</p>
        </div>
      </div>
      {channel === 'text' && (
        <TextField
          label={words('yourNumber')}
          hint={words('yourNumberHint', { example: '+44 20 7946 0018' })}
          type="tel"
          value={phone}
          onChange={(event) => setPhone(event.target.value)}
        />
      )}
      <div>
        <Button needs="admin" disabled={isTesting} onClick={test}>
          {isTesting ? words('sending') : words('sendTest')}
        </Button>
      </div>
    </div>
  )
}
