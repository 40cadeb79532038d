// The preview of a template on its own page, with Send Test.
import { EMAIL_TEMPLATE_TYPES } from '@dropwise/contracts'
import { ArrowLeft, Pencil } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { PreviewFrame } from '../../../ui/mail/preview-frame.tsx'
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
    <section aria-label={`Preview ${draft.name}`} className="flex min-h-0 flex-1 flex-col">
      <div className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-2.5 md:px-7">
        <Button variant="quiet" icon={<ArrowLeft />} onClick={onClose}>
          All templates
        </Button>
        <h2 className="min-w-0 truncate text-3">{draft.name}</h2>
        <span className="text-2 text-ink-2 max-md:hidden">{EMAIL_TEMPLATE_TYPES[draft.type]}</span>
        <Tag tone={draft.isActive ? 'ok' : 'plain'}>{draft.isActive ? 'Active' : 'Inactive'}</Tag>
        <Button icon={<Pencil />} className="ml-auto" onClick={onEdit}>
          Edit
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
