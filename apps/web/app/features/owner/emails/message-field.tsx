// The two bodies of a mail, HTML and text, with chips that put a variable where the cursor is.
import { useState } from 'react'
import { Segments } from '../../../ui/segments.tsx'
import { CodeEditor } from './code-editor.tsx'
import type { TemplateEditorState } from './use-template-editor.ts'

const BODIES = [
  { value: 'html', label: 'HTML' },
  { value: 'text', label: 'Text' },
] as const

export function MessageField({ editor }: { editor: TemplateEditorState }) {
  const { draft, change, takeCursor, insertAtCursor } = editor
  const [body, setBody] = useState<'html' | 'text'>('html')
  const isHtml = body === 'html'
  const keys = draft.variables.map(({ key }) => key)
  return (
    <div>
      <div className="flex items-center justify-between pb-1.5">
        <h2 className="text-1 font-mid">Message</h2>
        <Segments label="Body" value={body} onChange={setBody} items={BODIES} />
      </div>
      <div className="rounded border border-field bg-raised focus-within:border-link">
        <ul aria-label="Insert a variable" className="flex flex-wrap gap-1.5 border-b border-line px-2 py-2">
          {keys.map((key) => (
            <li key={key}>
              <button
                type="button"
                // The cursor stays where it is in the text.
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
          label={isHtml ? 'Message as HTML' : 'Message as text'}
          isHtml={isHtml}
          value={isHtml ? draft.htmlContent : draft.textContent}
          keys={keys}
          onChange={(text) => change(isHtml ? { htmlContent: text } : { textContent: text })}
          onReady={takeCursor}
        />
      </div>
      {!isHtml && draft.textContent.trim() === '' && (
        <p className="pt-1 text-1 text-ink-3">Leave empty to generate the text from the HTML.</p>
      )}
    </div>
  )
}
