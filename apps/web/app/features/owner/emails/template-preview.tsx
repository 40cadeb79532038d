// The preview of a template on its own page, with Send Test.
import { ArrowLeft, Pencil } from 'lucide-react'
import { ownerEmailsWords as words } from '../../../lib/words/owner-emails.ts'
import { Button } from '../../../ui/button.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { PreviewFrame } from '../../../ui/mail/preview-frame.tsx'
import { typeText } from './names.ts'
import { SendTest } from './send-test.tsx'
import type { TemplateEditorState } from './use-template-editor.ts'

interface TemplatePreviewProps {
  editor: TemplateEditorState
  onClose: () => void
  onEdit: () => void
}

export function TemplatePreview({ editor, onClose, onEdit }: TemplatePreviewProps) {
  const { draft } = editor
  return (
    <section aria-label={words('previewOf', { name: draft.name })} className="flex min-h-0 flex-1 flex-col">
      <div className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-2.5 md:px-7">
        <Button variant="quiet" icon={<ArrowLeft />} onClick={onClose}>
          {words('allTemplates')}
        </Button>
        <h2 className="min-w-0 truncate text-3">{draft.name}</h2>
        <span className="text-2 text-ink-2 max-md:hidden">{typeText(draft.type)}</span>
        <Tag tone={draft.isActive ? 'ok' : 'plain'}>{words(draft.isActive ? 'active' : 'inactive')}</Tag>
        <Button icon={<Pencil />} className="ms-auto" onClick={onEdit}>
          {words('edit')}
        </Button>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto bg-sunk px-4 py-5 md:px-7">
        <div className="mx-auto grid max-w-[760px] gap-4">
          <SendTest editor={editor} />
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
