// A mail's two bodies, HTML and text, with buttons that insert variables at the cursor.
import { useState } from 'react'
import { Segments } from '../segments.tsx'
import { CodeEditor } from './code-editor.tsx'
import { recipientMailsWords as words } from '../../lib/words/recipient-mails.ts'

const bodies = () =>
  [
    { value: 'html', label: 'HTML' },
    { value: 'text', label: words('bodyText') },
  ] as const

interface MessageFieldProps {
  draft: { htmlContent: string; textContent: string }
  /** Known variables. */
  keys: readonly string[]
  onChange: (parts: { htmlContent?: string; textContent?: string }) => void
  /** Receives the focused field's insert function. */
  takeCursor: (insert: (text: string) => void) => void
  insertAtCursor: (text: string) => void
}

export function MessageField({ draft, keys, onChange, takeCursor, insertAtCursor }: MessageFieldProps) {
  const [body, setBody] = useState<'html' | 'text'>('html')
  const isHtml = body === 'html'
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between pb-1.5">
        <h2 className="text-1 font-mid">{words('message')}</h2>
        <Segments label={words('body')} value={body} onChange={setBody} items={bodies()} />
      </div>
      <div className="rounded border border-field bg-raised focus-within:border-link">
        <ul
          aria-label={words('insertVariable')}
          className="flex flex-wrap gap-1.5 border-b border-line px-2 py-2"
        >
          {keys.map((key) => (
            <li key={key}>
              <button
                type="button"
                // Keeps the cursor in the text.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => insertAtCursor(`{{${key}}}`)}
                className="h-6 rounded-s bg-out-wash px-1.5 text-1 font-mid text-out-ink hover:underline pointer-coarse:h-9"
              >
                {`{{${key}}}`}
              </button>
            </li>
          ))}
        </ul>
        <CodeEditor
          key={body}
          label={isHtml ? words('messageAsHtml') : words('messageAsText')}
          isHtml={isHtml}
          value={isHtml ? draft.htmlContent : draft.textContent}
          keys={keys}
          onChange={(text) => onChange(isHtml ? { htmlContent: text } : { textContent: text })}
          onReady={takeCursor}
        />
      </div>
      {!isHtml && draft.textContent.trim() === '' && (
        <p className="pt-1 text-1 text-ink-3">{words('leaveEmpty')}</p>
      )}
    </div>
  )
}
