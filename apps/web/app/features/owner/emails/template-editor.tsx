// Template editor: fields, message, variables, problems; preview at the right (board 07).
import { TEMPLATE_LIMITS, type EmailTemplateType } from '@dropwise/contracts'
import { ArrowLeft, Eye, History } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { momentOf } from '../../../lib/format.ts'
import { ownerEmailsWords as words } from '../../../lib/words/owner-emails.ts'
import { recipientMailsWords } from '../../../lib/words/recipient-mails.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/choice.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { LANGUAGE_ITEMS } from '../../../ui/mail/languages.ts'
import { MessageField } from '../../../ui/mail/message-field.tsx'
import { PreviewFrame } from '../../../ui/mail/preview-frame.tsx'
import { Problems } from '../../../ui/mail/problems.tsx'
import { SubjectField } from '../../../ui/mail/subject-field.tsx'
import { typeItems, variableText } from './names.ts'
import { SendTest } from './send-test.tsx'
import type { TemplateEditorState } from './use-template-editor.ts'
import { VariablesTable } from './variables-table.tsx'
import { VersionsPanel } from './versions-panel.tsx'

/** Select values cannot be empty. */
const EVERYONE = 'everyone'

interface TemplateEditorProps {
  editor: TemplateEditorState
  onClose: () => void
  onPreview: () => void
}

export function TemplateEditor({ editor, onClose, onPreview }: TemplateEditorProps) {
  const { draft } = editor
  const [hasVersions, setVersions] = useState(false)
  return (
    <section
      aria-label={draft.id ? words('editOf', { name: draft.name }) : words('newTemplate')}
      className="flex min-h-0 flex-1 flex-col"
    >
      <EditorBar onClose={onClose} editor={editor}>
        {draft.id && (
          <Button icon={<History />} onClick={() => setVersions(true)}>
            {words('versions')}
          </Button>
        )}
        <Button icon={<Eye />} onClick={onPreview}>
          {recipientMailsWords('preview')}
        </Button>
      </EditorBar>
      <div className="flex min-h-0 flex-1">
        <div className="grid min-h-0 min-w-0 flex-1 grid-cols-[minmax(0,1fr)] content-start overflow-y-auto xl:content-stretch xl:grid-cols-[minmax(0,1fr)_minmax(0,460px)] xl:overflow-hidden">
          <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 px-4 py-4 md:px-7 xl:overflow-y-auto">
            <EditorFields editor={editor} />
            <MessageField
              draft={draft}
              keys={draft.variables.map(({ key }) => key)}
              onChange={editor.change}
              takeCursor={editor.takeCursor}
              insertAtCursor={editor.insertAtCursor}
            />
            <Problems problems={editor.problems} labelOf={variableText} />
            <VariablesTable editor={editor} />
          </div>
          <div className="flex flex-col gap-4 border-line bg-sunk px-4 py-4 max-xl:border-t xl:overflow-y-auto xl:border-s">
            <PreviewFrame
              rendered={editor.rendered}
              to={editor.values.user_name ?? ''}
              logoUrl={editor.logoUrl}
            />
            <SendTest editor={editor} />
          </div>
        </div>
        {hasVersions && <VersionsPanel editor={editor} onClose={() => setVersions(false)} />}
      </div>
    </section>
  )
}

function EditorBar({
  editor: { draft, isDirty, isSaving, save },
  onClose,
  children,
}: {
  editor: TemplateEditorState
  onClose: () => void
  children: ReactNode
}) {
  return (
    <div className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-2.5 md:px-7">
      <Button variant="quiet" icon={<ArrowLeft />} onClick={onClose}>
        {words('allTemplates')}
      </Button>
      <span className="ms-auto text-1 text-ink-2" role="status">
        {isDirty
          ? words('notSavedYet')
          : draft.updatedAt && words('savedAt', { time: momentOf(draft.updatedAt), version: draft.version })}
      </span>
      {children}
      <Button variant="primary" disabled={isSaving} onClick={save}>
        {words(isSaving ? 'saving' : 'saveTemplate')}
      </Button>
    </div>
  )
}

function EditorFields({ editor }: { editor: TemplateEditorState }) {
  const { draft, change, setType, takeCursor } = editor
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          label={words('name')}
          maxLength={TEMPLATE_LIMITS.name}
          value={draft.name}
          onChange={(event) => change({ name: event.target.value })}
        />
        <Select
          label={words('type')}
          value={draft.type}
          onChange={(next) => setType(next as EmailTemplateType)}
          items={typeItems()}
        />
        {draft.type !== 'custom' && (
          <Select
            label={recipientMailsWords('readers')}
            hint={words('readersHint')}
            value={draft.language ?? EVERYONE}
            onChange={(next) => change({ language: next === EVERYONE ? null : next })}
            items={[{ value: EVERYONE, label: recipientMailsWords('everyone') }, ...LANGUAGE_ITEMS]}
          />
        )}
      </div>
      <SubjectField
        value={draft.subject}
        onChange={(subject) => change({ subject })}
        takeCursor={takeCursor}
      />
      <div>
        <Checkbox
          label={words('active')}
          isChecked={draft.isActive}
          onChange={(isActive) => change({ isActive })}
        />
        <p className="pt-1 ps-6 text-1 text-ink-3">
          {words(draft.type === 'custom' ? 'customByHand' : 'usedInstead')}
        </p>
      </div>
    </>
  )
}
